export { insertLocation } from './insert-location'
export { locationRecord } from './location-record'
