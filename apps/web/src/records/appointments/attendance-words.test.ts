import type { AppointmentStatus, Attendance } from '@oaklet/api/contract'
import { fixtureId } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { comingWords, isAttendanceDue, statusFor } from './attendance-words'

const session = (status: AppointmentStatus, ...attendances: Attendance[]) => ({
  status,
  clients: attendances.map((attendance, index) => ({
    ...{ id: fixtureId(index + 1), name: `Client ${index}`, attendance },
  })),
})

test('how many come is said where not all of several do', () => {
  expect(comingWords(session('scheduled', 'expected', 'excused'))).toBe('1 of 2 expected')
  expect(comingWords(session('completed', 'present', 'no_show', 'present'))).toBe('2 of 3 came')
  expect(comingWords(session('scheduled', 'expected', 'expected'))).toBeNull()
  expect(comingWords(session('no_show', 'no_show', 'no_show'))).toBeNull()
  expect(comingWords(session('no_show', 'no_show'))).toBeNull()
})

test('it has to be said of each of several clients whether they came', () => {
  expect(isAttendanceDue(session('confirmed', 'expected', 'excused'))).toBe(true)
  expect(isAttendanceDue(session('confirmed', 'present', 'excused'))).toBe(false)
  expect(isAttendanceDue(session('confirmed', 'expected'))).toBe(false)
})

test('a session stands for who missed it as what they did', () => {
  const done = session('completed', 'present', 'no_show', 'excused')
  expect(done.clients.map(({ id }) => statusFor(done, id))).toEqual([
    ...['completed', 'no_show', 'cancelled_client'],
  ])
  expect(statusFor(session('cancelled_clinician', 'excused', 'expected'), fixtureId(1))).toBe(
    'cancelled_clinician',
  )
})
