import { anAppointment } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { askWords, handledWords, leftWords, metWords } from './met-words'

test('how many there are, and what is done with them', () => {
  expect([metWords(0), metWords(1), metWords(7)]).toEqual([
    'No appointments are in this time',
    '1 appointment is in this time',
    '7 appointments are in this time',
  ])
  expect([askWords('move', 1), askWords('hand_over', 2), askWords('cancel', 3)]).toEqual([
    ...['Move 1 appointment', 'Hand over 2 appointments', 'Cancel 3 appointments'],
  ])
})

test('what was done is said, and how many were left', () => {
  const left = { appointmentId: anAppointment().id, reason: 'No.' }
  expect(handledWords('move', { done: [anAppointment()], left: [] })).toBe('1 appointment moved')
  expect(handledWords('cancel', { done: [], left: [left, left] })).toBe(
    '0 appointments cancelled; 2 were left',
  )
})

test('those that were left for the same reason stand together', () => {
  const [one, other] = [anAppointment(), anAppointment({ id: '0197a000-0000-7000-8000-0000000000b2' })]
  const reason = 'There is no opening within 62 days'
  const left = [one, other].map(({ id }) => ({ appointmentId: id, reason }))
  expect(leftWords(left, [one, other])).toEqual([
    `${reason}: Mari Vega, Tuesday, November 17, 9:00 AM to 9:45 AM and Mari Vega, Tuesday, November 17, 9:00 AM to 9:45 AM`,
  ])
})
