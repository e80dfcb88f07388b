export { invitations } from './invitations-table'
