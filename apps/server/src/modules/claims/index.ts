export { claimRecord } from './claim-record'
