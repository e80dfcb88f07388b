export { clientMemberRecord } from './client-member-record'
