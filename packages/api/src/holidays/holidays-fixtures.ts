import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { Holiday } from './holiday'
import { HolidayInput } from './holidays-contract'
import { PublicHoliday } from './public-holidays-contract'

/** What a person would say about Thanksgiving. */
export const aHolidayInput = fixtureOf<HolidayInput>(HolidayInput, () => ({
  name: 'Thanksgiving Day',
  date: '2026-11-26',
  recurring: true,
  recurringType: 'yearly_weekday',
  locations: [],
  description: '',
}))

/** {@link aHolidayInput} as it is kept. */
export const aHoliday = fixtureOf<Holiday>(Holiday, () => ({
  ...aHolidayInput(),
  id: fixtureId(80),
  practiceId: fixtureId(3),
  version: 1,
  createdAt: '2026-01-05T14:00:00Z',
  updatedAt: '2026-01-05T14:00:00Z',
}))

/** Thanksgiving as a country’s calendar has it. */
export const aPublicHoliday = fixtureOf<PublicHoliday>(PublicHoliday, () => ({
  name: 'Thanksgiving Day',
  date: '2026-11-26',
  recurringType: 'yearly_weekday',
  knownAs: null,
}))
