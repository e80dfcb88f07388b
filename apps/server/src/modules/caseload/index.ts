export { hasClient } from './has-client'
export { isClientOf } from './is-client-of'
export { displayName, legalName, NAMED_CLIENT } from './client-name'
export { isVisibleClient, isClientSeenWith, clientsInScope, isInScope } from './own-clients'
