export { isClientOf } from './is-client-of'
export { displayName, legalName } from './client-name'
export { isVisibleClient, isClientSeenWith, clientsInScope, isInScope } from './own-clients'
