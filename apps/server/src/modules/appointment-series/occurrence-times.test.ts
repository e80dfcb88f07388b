import { datesOf, type SeriesRule } from '@oaklet/api/contract'
import { expect, it } from 'vitest'
import { occurrenceTimes } from './occurrence-times'

const NEW_YORK = 'America/New_York'
const at = (date: string, start: string, minutes = 60, timeZone = NEW_YORK) => {
  const times = occurrenceTimes({ date, start, minutes }, timeZone)
  return { ...times, startsAt: times.startsAt.toISOString(), endsAt: times.endsAt.toISOString() }
}

it('a weekly session is always at 4:00 PM by the clock, also after it was changed', () => {
  const rule: SeriesRule = {
    ...{ startsOn: '2026-10-20', freq: 'weekly', every: 1, weekdays: [1] },
    ...{ nth: null, shortMonths: null, count: 4, endsOn: null },
  }
  expect(datesOf(rule).map((date) => at(date, '16:00').startsAt)).toEqual([
    ...['2026-10-20T20:00:00.000Z', '2026-10-27T20:00:00.000Z'],
    ...['2026-11-03T21:00:00.000Z', '2026-11-10T21:00:00.000Z'],
  ])
})

it('a time that the clock shows twice is the first, and its length is what passes', () => {
  expect(at('2026-11-01', '01:30')).toEqual({
    ...{ startsAt: '2026-11-01T05:30:00.000Z', endsAt: '2026-11-01T06:30:00.000Z' },
    ...{ isSkipped: false, isRepeated: true },
  })
})

it('a time that the clock leaves out is an hour later, and says so', () => {
  expect(at('2026-03-08', '02:30')).toEqual({
    ...{ startsAt: '2026-03-08T07:30:00.000Z', endsAt: '2026-03-08T08:30:00.000Z' },
    ...{ isSkipped: true, isRepeated: false },
  })
})

it('a day of half an hour less and one that a place left out are read by its own clock', () => {
  expect(at('2026-10-04', '02:10', 60, 'Australia/Lord_Howe')).toMatchObject({ isSkipped: true })
  expect(at('2011-12-30', '09:00', 60, 'Pacific/Apia')).toMatchObject({ isSkipped: true })
  expect(at('2026-11-17', '09:00', 60, 'Asia/Kathmandu')).toMatchObject({
    ...{ startsAt: '2026-11-17T03:15:00.000Z', isSkipped: false, isRepeated: false },
  })
})
