export { displayName } from './client-name'
export { clients } from './clients-table'
export { isVisible as isVisibleClient } from './is-visible'
export { typedPhone } from './typed-phone'
