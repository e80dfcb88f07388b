export { insertLocation } from './insert-location'
