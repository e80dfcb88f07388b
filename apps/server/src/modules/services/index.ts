export { insertDefaultServices } from './default-services'
export { services } from './services-table'
