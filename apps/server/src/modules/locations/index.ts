export { insertLocation } from './insert-location'
export { locations } from './locations-table'
