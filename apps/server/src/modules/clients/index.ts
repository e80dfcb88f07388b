export { displayName } from './client-name'
export { clients } from './clients-table'
