export { displayName, legalName } from './client-name'
export { isVisibleClient, clientsInScope, isInScope } from './own-clients'
