import { expect, it } from 'vitest'
import { fitsEntry, type FreeTime, timesWanted, type Wishes } from './fits-entry'

const NO_TIMES = {
  ...{ monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
}
const TUESDAY_MORNING = { ...NO_TIMES, tuesday: [{ opens: '09:00', closes: '12:00' }] }

/** Whether 9:00 to 9:50 on Tuesday in New York, with Ana in the barn, suits somebody. */
const fits = (wishes: Partial<Wishes>, free: Partial<FreeTime> = {}) =>
  fitsEntry(
    {
      ...{ clinicianIds: [], places: [], minutes: 50, times: NO_TIMES },
      ...{ earliest: '2026-11-01', latest: null },
      ...wishes,
    },
    {
      ...{ clinicianId: 'ana', locationId: 'barn' },
      ...{ startsAt: new Date('2026-11-17T14:00:00Z'), endsAt: new Date('2026-11-17T14:50:00Z') },
      ...free,
    },
    'America/New_York',
  )

it('somebody without wishes takes any time that is long enough', () => {
  expect([fits({}), fits({ minutes: 45 }), fits({ minutes: 60 })]).toEqual([true, true, false])
})

it('a clinician and a place have to be among those that were named', () => {
  expect([fits({ clinicianIds: ['ana', 'kim'] }), fits({ clinicianIds: ['kim'] })]).toEqual([true, false])
  expect([fits({ places: ['barn'] }), fits({ places: ['telehealth'] })]).toEqual([true, false])
  expect(fits({ places: ['telehealth'] }, { locationId: null })).toBe(true)
})

it('the day has to be within theirs, by the clock of the practice', () => {
  expect([fits({ earliest: '2026-11-17' }), fits({ earliest: '2026-11-18' })]).toEqual([true, false])
  expect([fits({ latest: '2026-11-17' }), fits({ latest: '2026-11-16' })]).toEqual([true, false])
  // Half past ten in the evening of Tuesday is Wednesday in UTC.
  const late = { startsAt: new Date('2026-11-18T03:30:00Z'), endsAt: new Date('2026-11-18T04:20:00Z') }
  expect([fits({ latest: '2026-11-17' }, late), fits({ earliest: '2026-11-18' }, late)]).toEqual([
    true,
    false,
  ])
})

it('all of it has to fall into the times that suit them', () => {
  expect(timesWanted({ times: NO_TIMES })).toBeNull()
  expect(fits({ times: TUESDAY_MORNING })).toBe(true)
  expect(fits({ times: { ...NO_TIMES, monday: [{ opens: '09:00', closes: '12:00' }] } })).toBe(false)
  const noon = { startsAt: new Date('2026-11-17T16:30:00Z'), endsAt: new Date('2026-11-17T17:20:00Z') }
  expect([
    fits({ times: TUESDAY_MORNING }, noon),
    fits({ times: TUESDAY_MORNING, minutes: 30 }, noon),
  ]).toEqual([false, true])
})
