export { getCurrentOrganization, getCurrentUser, login, logout, refresh, register } from './auth-contract'
export { switchOrganization } from './organizations-contract'
export { getMfaStatus, resendMfaCode, verifyMfa } from './mfa-contract'
export { forgotPassword, resetPassword } from './password-contract'
