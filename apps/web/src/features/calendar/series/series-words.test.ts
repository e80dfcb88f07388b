import { aBookedSeries, anAppointment, fixtureId } from '@oaklet/api/testing'
import { expect, it } from 'vitest'
import { toTimeGridEvent } from '../days/time-grid-events'
import { bookedWords } from './booked-words'
import { placeInSeries } from './series-words'

const series = { id: fixtureId(45), freq: 'weekly', every: 1, place: 5, count: 12 } as const

it('an appointment says which of how many it is', () => {
  expect(placeInSeries(series)).toBe('weekly, 5 of 12')
  expect(placeInSeries({ ...series, every: 2 })).toBe('every 2 weeks, 5 of 12')
  expect(toTimeGridEvent(anAppointment({ series }), true).statusWord).toBe(
    'Scheduled, repeats weekly, 5 of 12',
  )
  expect(toTimeGridEvent(anAppointment(), true).statusWord).toBe('Scheduled')
})

it('what was booked says how many, from the first day to the last', () => {
  expect(bookedWords(aBookedSeries())).toBe('3 appointments booked, November 17, 2026 to December 1, 2026')
})
