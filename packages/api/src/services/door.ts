export type { ServicesApi } from './services-api'
export { SERVICES_MESSAGES } from './services-messages'
export { Fee, MAX_FEE_CENTS, Service } from './services-contract'
export { ServiceInput, UpdateServiceBody } from './service-changes-contract'
