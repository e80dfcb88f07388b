export { forgetLocation } from './forget-location'
export { publicHolidayDays } from './public-holidays'
export { holidaysOfLocation, holidaysOfPractices } from './select-holidays'
export { holidayRecord } from './holiday-record'
