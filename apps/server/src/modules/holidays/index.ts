export { forgetLocation } from './forget-location'
export { holidays } from './holidays-table'
export { holidaysOfLocation, holidaysOfPractices } from './select-holidays'
