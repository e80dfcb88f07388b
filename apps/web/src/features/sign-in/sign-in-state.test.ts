import { expect, test } from 'vitest'
import { signInState } from './sign-in-state'

const registration = { name: 'Ada', practiceName: 'Marlow', email: 'ada@marlow.example', timeZone: 'UTC' }

test('what a page hands on is read back', () => {
  const state = { from: '/clients', email: 'a@b.example', registration, reason: 'password-changed' } as const
  expect(signInState(state)).toEqual(state)
})

test.each([null, undefined, 'text', 7, [], { from: 1, email: {}, registration: 'x', reason: 'other' }])(
  'of anything else nothing is taken: %j',
  (state) => {
    expect(signInState(state)).toEqual({})
  },
)

test('half a registration is none, and a password is never taken along', () => {
  expect(signInState({ registration: { ...registration, timeZone: undefined } })).toEqual({})
  expect(signInState({ registration: { ...registration, password: 'secret' } })).toEqual({ registration })
})
