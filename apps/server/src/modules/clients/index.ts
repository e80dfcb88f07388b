export { displayName, legalName } from './client-name'
export { clients } from './clients-table'
