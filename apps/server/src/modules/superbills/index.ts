export { superbillRecord } from './superbill-record'
