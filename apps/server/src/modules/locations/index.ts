export { insertLocation, type NewLocation } from './insert-location'
export { locations } from './locations-table'
