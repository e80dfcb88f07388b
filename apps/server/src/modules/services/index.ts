export { insertDefaultServices } from './default-services'
