import type { HolidayInput } from '@oaklet/api/contract'

/** What a person said about a holiday, as the table's columns hold it; the locations have a table of their own. */
export const holidayColumns = ({ name, date, endDate, recurringType, description }: HolidayInput) => ({
  name,
  date,
  endDate: endDate ?? null,
  recurringType,
  description,
})

/** The same with its locations, in an order that two of them can be compared in. */
export const comparableHoliday = (holiday: HolidayInput) => ({
  ...holidayColumns(holiday),
  locations: [...holiday.locations].sort(),
})
