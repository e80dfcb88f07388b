export { insertDefaultServices } from './default-services'
export { serviceRecord } from './service-record'
