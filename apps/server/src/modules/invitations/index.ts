export { invitationRecord } from './invitation-record'
