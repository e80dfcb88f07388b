import { fixtureId } from '../testing/fixture-id'
import type { Holiday, HolidayInput } from './holidays-contract'
import type { PublicHoliday } from './public-holidays-contract'

/** What a person would say about Thanksgiving. */
export const aHolidayInput = (changes: Partial<HolidayInput> = {}): HolidayInput => ({
  name: 'Thanksgiving Day',
  date: '2026-11-26',
  recurring: true,
  recurringType: 'yearly_weekday',
  locations: [],
  description: '',
  ...changes,
})

/** {@link aHolidayInput} as it is kept. */
export const aHoliday = (changes: Partial<Holiday> = {}): Holiday => ({
  ...aHolidayInput(),
  id: fixtureId(80),
  practiceId: fixtureId(3),
  version: 1,
  createdAt: '2026-01-05T14:00:00Z',
  updatedAt: '2026-01-05T14:00:00Z',
  ...changes,
})

/** Thanksgiving as a country’s calendar has it. */
export const aPublicHoliday = (changes: Partial<PublicHoliday> = {}): PublicHoliday => ({
  name: 'Thanksgiving Day',
  date: '2026-11-26',
  recurringType: 'yearly_weekday',
  knownAs: null,
  ...changes,
})
