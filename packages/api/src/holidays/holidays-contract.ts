import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { CalendarDate, EnteredDate, Id, requiredText, textOfLines, Version } from '../wire/scalars'
import { dayNumber, isLastSuchWeekday } from './calendar-days'
import { Holiday, RECURRING_TYPES } from './holiday'

/** The longest holiday, in days. */
export const MAX_HOLIDAY_DAYS = 92

const holidayFields = {
  name: requiredText(120, 'Enter a name'),
  date: EnteredDate,
  endDate: z.optional(CalendarDate),
  recurring: z.boolean(),
  recurringType: z.enum(RECURRING_TYPES),
  locations: z.array(Id).check(z.maxLength(200)),
  description: textOfLines(1000),
}
const inputSchema = z.object(holidayFields)

/** What a person says about a holiday; the server checks it with this same schema. */
export type HolidayInput = z.infer<typeof inputSchema>

const isSoundHoliday = z.check<HolidayInput>(({ value, issues }) => {
  // Dates that aren't dates can't be compared.
  if (issues.length > 0) return
  const { date, endDate = date, recurring, recurringType } = value
  const refuse = (field: keyof HolidayInput, message: string) =>
    issues.push({ code: 'custom', input: value, path: [field], message })
  if (endDate < date) refuse('endDate', 'End on the first day or after it')
  if (dayNumber(endDate) - dayNumber(date) >= MAX_HOLIDAY_DAYS) {
    refuse('endDate', `Use at most ${MAX_HOLIDAY_DAYS} days`)
  }
  if (recurring !== (recurringType !== 'none')) {
    refuse('recurringType', recurring ? 'Choose how it comes again' : 'This holiday doesn’t come again')
  }
  if (recurringType === 'yearly_last_weekday' && !isLastSuchWeekday(date)) {
    refuse('date', 'Choose the month’s last such weekday')
  }
})

/** What a person says about a holiday: its end, its kind and its first day have to go together. */
export const HolidayInput = inputSchema.check(isSoundHoliday)

/** A holiday as it is saved, with the version that it was edited on: 409 `stale_edit` for an older one. */
export const UpdateHolidayBody = z.object({ ...holidayFields, version: Version }).check(isSoundHoliday)
export type UpdateHolidayBody = z.infer<typeof UpdateHolidayBody>

/** Both days belong to the range; without one of them it is open on that side. */
export const HolidaysQuery = z
  .object({ startDate: z.optional(CalendarDate), endDate: z.optional(CalendarDate) })
  .check(
    z.check(({ value, issues }) => {
      const { startDate = '', endDate = startDate } = value
      if (issues.length > 0 || startDate <= endDate) return
      const message = 'The range must end on its first day or after it'
      issues.push({ code: 'custom', input: value, path: ['endDate'], message })
    }),
  )
export type HolidaysQuery = z.infer<typeof HolidaysQuery>

const all = '/api/v1/practices/{practiceId}/holidays'
const one = '/api/v1/practices/{practiceId}/holidays/{holidayId}'

/** The practice's holidays by date; with a range, those of which an occurrence falls into it. */
export const listHolidays = endpoint({
  name: 'listHolidays',
  method: 'GET',
  path: all,
  access: 'signed-in',
  query: HolidaysQuery,
  response: enveloped(z.array(Holiday)),
})

/** Adds a holiday (spec §7). */
export const createHoliday = endpoint({
  name: 'createHoliday',
  method: 'POST',
  path: all,
  access: 'settings:edit',
  body: HolidayInput,
  response: enveloped(Holiday),
})

/** Changes a holiday (spec §7). */
export const updateHoliday = endpoint({
  name: 'updateHoliday',
  method: 'PUT',
  path: one,
  access: 'settings:edit',
  body: UpdateHolidayBody,
  response: enveloped(Holiday),
})

/** Removes a holiday, all of its occurrences included (spec §7). */
export const deleteHoliday = endpoint({
  name: 'deleteHoliday',
  method: 'DELETE',
  path: one,
  access: 'settings:edit',
  response: enveloped(z.null()),
})
