import { aHoldableSession } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { copayWords } from './copay-words'

test.each([
  [{}, 'Copay $25.00 to collect'],
  [{ heldCents: 1_000 }, 'Copay $15.00 to collect'],
  [{ heldCents: 2_500 }, 'Copay $25.00 collected'],
  [{ heldCents: 1_000, isOpen: false }, 'Copay $10.00 collected'],
  [{ isOpen: false }, null],
  [{ copayCents: null }, null],
])('of a session with %j it says %j', (session, words) => {
  expect(copayWords(aHoldableSession(session), 'USD')).toBe(words)
})

test('of a session that no money can be held for it says nothing', () => {
  expect(copayWords(null, 'USD')).toBeNull()
})
