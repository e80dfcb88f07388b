import { someOpenAppointments } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import {
  appointmentsOf,
  deactivatedWords,
  deactivateErrors,
  NOTHING_CHOSEN,
  openWords,
} from './deactivate-form'

const OPEN = someOpenAppointments()
const NOAH = { id: 'noah', name: 'Noah Feld' }
const handOver = { choice: 'hand_over', clinician: NOAH, allowOverlap: false } as const
const fields = (...given: Parameters<typeof deactivateErrors>) =>
  deactivateErrors(...given).map(({ field }) => field)

test('says how many appointments are to come, and where', () => {
  expect(openWords(OPEN)).toBe('2 appointments are still to come in Oakwood Downtown.')
  const practices = [
    { id: '1', name: 'Downtown', count: 10 },
    { id: '2', name: 'Riverside', count: 2 },
  ]
  expect(openWords({ total: 12, practices })).toBe(
    '12 appointments are still to come: 10 in Downtown and 2 in Riverside.',
  )
})

test('something is chosen for the appointments before anybody is deactivated', () => {
  expect(fields(NOTHING_CHOSEN, OPEN)).toEqual(['choice'])
  expect(fields(NOTHING_CHOSEN, { ...OPEN, total: 0 })).toEqual([])
  expect(fields({ ...handOver, clinician: null }, OPEN)).toEqual(['clinician'])
})

test('whoever takes them over works where they are, and overlaps are allowed by a person', () => {
  expect(fields(handOver, { ...OPEN, notTheirPractices: [{ id: '2', name: 'Riverside' }] })).toEqual([
    'clinician',
  ])
  expect(fields(handOver, OPEN)).toEqual(['allowOverlap'])
  expect(fields({ ...handOver, allowOverlap: true }, OPEN)).toEqual([])
  expect(fields(handOver, { ...OPEN, overlapping: 0 })).toEqual([])
})

test('only what was chosen is sent', () => {
  expect(appointmentsOf(handOver, OPEN)).toEqual({
    ...{ choice: 'hand_over', clinicianId: 'noah', allowOverlap: false },
  })
  expect(appointmentsOf({ ...handOver, choice: 'cancel' }, OPEN)).toEqual({ choice: 'cancel' })
  expect(appointmentsOf(handOver, { total: 0 })).toEqual({ choice: 'leave' })
})

test('says what was done', () => {
  expect(deactivatedWords('Imani', { choice: 'leave' }, 0)).toBe('Imani deactivated')
  expect(deactivatedWords('Imani', { choice: 'cancel' }, 1)).toBe(
    'Imani deactivated, 1 appointment cancelled',
  )
})
