import { aHoldableSession, fixtureId } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { holdField, holdsOf, openSessions, refusedHolds, sumOfHolds, withClosed } from './hold-form'

const [today, before, billed] = [1, 2, 3].map((id) =>
  aHoldableSession({ appointmentId: fixtureId(id), isOpen: id < 3 }),
)
const sessions = [today, before, billed].flatMap((one) => one ?? [])
const held = { [fixtureId(1)]: 2_500, [fixtureId(2)]: null, [fixtureId(3)]: 900 }

test('only what is to be held for a session that no invoice bills is sent', () => {
  const holds = holdsOf({ held }, sessions)
  expect(holds).toEqual([{ appointmentId: fixtureId(1), amountCents: 2_500 }])
  expect(sumOfHolds(holds)).toBe(2_500)
  expect(holdsOf({ held }, undefined)).toEqual([])
})

test('a session that was open before stays after the others, as it was', () => {
  const after = sessions.map((one) => ({ ...one, isOpen: one === before }))
  expect(withClosed(openSessions(sessions), after)).toEqual([{ ...before, isOpen: true }, today])
  expect(withClosed([], after)).toEqual([{ ...before, isOpen: true }])
})

test('what the server refuses of a session stands at its field', () => {
  const refused = ['holds.0.appointmentId', 'receivedOn'].map((path) => ({ path, message: 'No' }))
  const paths = refusedHolds(refused, holdsOf({ held }, sessions)).map(({ path }) => path)
  expect(paths).toEqual([holdField(fixtureId(1)), 'receivedOn'])
})
