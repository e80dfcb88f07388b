export { readAccessToken } from './access-token'
export { authenticate } from './authenticate'
export { originOf } from './call-origin'
export { insertAccount, insertMembership } from './insert-account'
export { newLinkToken, organizationOf } from './link-token'
export { loadUser } from './load-user'
export { admitAttempt, forgiveAttempt } from './login-throttle'
export {
  CODE_LIFE_MS,
  CODE_TRIES,
  codeExpired,
  hashCode,
  isLiveCode,
  isSameCode,
  newCode,
  RESEND_AFTER_MS,
  wrongCode,
} from './mailed-code'
export { maskedEmail } from './masked-email'
export { organizationsOf } from './organizations-of'
export { hashPassword } from './password'
export { replaceEmail } from './replace-email'
export { requirePassword } from './require-password'
export { sendCode } from './send-code'
export { sendNotice } from './send-notice'
export { hashToken, isSameSecret } from './session-tokens'
export { purgeAccounts } from './purge-accounts'
export { weakPassword } from './weak-password'
