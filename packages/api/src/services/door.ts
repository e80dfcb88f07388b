export type { ServicesApi } from './services-api'
export { SERVICES_MESSAGES } from './services-messages'
export { Service } from './services-contract'
