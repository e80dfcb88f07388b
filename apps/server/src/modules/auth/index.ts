export { readAccessToken } from './access-token'
export { authenticate } from './authenticate'
export { insertAccount, type NewAccount } from './insert-account'
export { hashPassword } from './password'
