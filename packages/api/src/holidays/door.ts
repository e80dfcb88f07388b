export { Holiday, RECURRING_TYPES, type RecurringType } from './holiday'
export type { HolidayPath, HolidaysApi } from './holidays-api'
export { HOLIDAYS_MESSAGES } from './holidays-messages'
export { HolidayInput, HolidaysQuery, MAX_HOLIDAY_DAYS, UpdateHolidayBody } from './holidays-contract'
export type {
  AddHolidaysBody,
  HolidayPlace,
  PublicHoliday,
  PublicHolidaysQuery,
} from './public-holidays-contract'
export { fallsInto, holidayDates, recurrenceOf, type DateRange, type HolidayRule } from './holiday-dates'
