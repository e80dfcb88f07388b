export { insertDefaultServices } from './default-services'
export { offeredServices } from './offered-services'
export { serviceRecord } from './service-record'
