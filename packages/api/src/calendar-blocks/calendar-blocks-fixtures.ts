import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { CalendarBlock, CalendarBlockInput, ListedBlock } from './calendar-blocks-contract'

/** Dr. Cole is away from Monday, Dec 21, 2026, to Friday, Jan 1. */
export const aBlockInput = fixtureOf<CalendarBlockInput>(CalendarBlockInput, () => ({
  kind: 'unavailable',
  title: 'Winter break',
  isPrivate: false,
  staffIds: [fixtureId(4)],
  locationIds: [],
  firstDay: '2026-12-21',
  lastDay: '2027-01-01',
  start: null,
  minutes: null,
  rule: null,
  skips: [],
}))

/** {@link aBlockInput} as it is kept. */
export const aCalendarBlock = fixtureOf<CalendarBlock>(CalendarBlock, () => ({
  ...aBlockInput(),
  id: fixtureId(85),
  practiceId: fixtureId(3),
  staffNames: ['Dr. Ana Cole'],
  timeZone: 'America/New_York',
  isChangeable: true,
  version: 1,
  createdAt: '2026-01-05T14:00:00Z',
  updatedAt: '2026-01-05T14:00:00Z',
}))

/** {@link aCalendarBlock} with its time. */
export const aListedBlock = fixtureOf<ListedBlock>(ListedBlock, () => ({
  ...aCalendarBlock(),
  occurrences: [{ on: '2026-12-21', startsAt: '2026-12-21T05:00:00Z', endsAt: '2027-01-02T05:00:00Z' }],
}))
