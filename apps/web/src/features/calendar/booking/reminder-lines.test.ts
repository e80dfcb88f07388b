import { aClientReminder } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { reminderLines } from './reminder-lines'

const ZONE = 'America/New_York'

test('a client’s reminders and answers are told in the order in which they came', () => {
  const reminder = aClientReminder({
    sent: [
      { kind: 'booked', at: '2026-11-14T14:00:00Z', state: 'sent' },
      { kind: 'reminder', at: '2026-11-15T14:00:00Z', state: 'sent' },
      { kind: 'reminder', at: '2026-11-16T14:00:00Z', state: 'failed' },
    ],
    answers: [{ kind: 'asked', at: '2026-11-15T15:30:00Z', text: 'Any morning' }],
  })
  expect(reminderLines(reminder, ZONE)).toEqual([
    'Booking: E-mailed Sat, Nov 14, 9:00 AM',
    'E-mailed Sun, Nov 15, 9:00 AM',
    'Asked for another time Sun, Nov 15, 10:30 AM: “Any morning”',
    'E-mail could not be delivered, Mon, Nov 16, 9:00 AM',
  ])
})

test('what comes next is told, or why nothing does', () => {
  const next = aClientReminder({ sent: [], answers: [], nextAt: '2026-11-16T14:00:00Z', noneBecause: null })
  expect(reminderLines(next, ZONE)).toEqual(['Next e-mail Mon, Nov 16, 9:00 AM'])
  const none = (noneBecause: 'off' | 'no_email' | 'too_late' | 'stopped' | 'not_coming' | null) =>
    reminderLines(aClientReminder({ sent: [], answers: [], noneBecause }), ZONE)
  expect(none('no_email')).toEqual(['No reminder: the client has no e-mail that may be written to'])
  expect(none('stopped')).toEqual(['No reminder: the client wants none'])
  expect(none('too_late')).toEqual(['No reminder: it was booked too late for one'])
  expect(none('not_coming')).toEqual(['No more reminders: the client does not come'])
  expect([none('off'), none(null)]).toEqual([[], []])
})
