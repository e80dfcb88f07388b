import { anInvitation } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { expiryWords, invitedAs, waitWords } from './invitation-words'

const NOW = '2026-11-20T14:00:00Z'

test('says until when an invitation is good, on the clock of the one who reads it', () => {
  expect(expiryWords(anInvitation(), 'America/New_York', NOW)).toBe('Runs out Mon, Nov 23, 9:00 AM')
})

test('says since when it is no longer', () => {
  expect(expiryWords(anInvitation({ isExpired: true }), 'UTC', NOW)).toBe('Ran out Mon, Nov 23, 2:00 PM')
})

test('says what somebody was asked to be, and where', () => {
  expect(invitedAs(anInvitation())).toBe('Clinician in Oakwood Downtown')
})

test.each([
  [1, '1 second'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [541, '10 minutes'],
])('says %i seconds as %s, never less than they are', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words)
})
