export { roleRecord } from './role-record'
