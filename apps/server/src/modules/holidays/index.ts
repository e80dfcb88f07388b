export { forgetLocation } from './forget-location'
export { holidaysOfLocation, holidaysOfPractices } from './select-holidays'
export { holidayRecord } from './holiday-record'
