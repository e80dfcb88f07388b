import { someOpenAppointments } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { overlapWords } from './overlap-words'

const OPEN = someOpenAppointments()

test('says when somebody is booked already, on the clock of the appointment', () => {
  expect(overlapWords(OPEN, 'Noah')).toBe('Noah is booked already on Tue, Nov 17, 10:00 AM.')
})

test('names the first few times, and counts the others', () => {
  const [item] = OPEN.items
  const items = item === undefined ? [] : [item, item, item, item]
  expect(overlapWords({ overlapping: 19, items }, 'Noah')).toMatch(/10:00 AM and 16 more times\.$/)
})
