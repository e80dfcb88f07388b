import { expect, test } from 'vitest'
import { stateText } from './frame/history-state'
import { typedRegistration } from './typed-registration'

const registration = { name: 'Ada', practiceName: 'Marlow', email: 'ada@marlow.example', timeZone: 'UTC' }

test('what a page hands on is read back, and a password is never taken along', () => {
  expect(typedRegistration({ registration })).toEqual(registration)
  expect(typedRegistration({ registration: { ...registration, password: 'secret' } })).toEqual(registration)
})

test.each([
  null,
  undefined,
  'text',
  7,
  [],
  { registration: 'x' },
  { registration: { ...registration, name: 1 } },
])('of anything else nothing is taken: %j', (state) => {
  expect(typedRegistration(state)).toBeUndefined()
})

test('a text of the state is a text, or nothing', () => {
  expect(stateText({ email: 'a@b.example' }, 'email')).toBe('a@b.example')
  for (const state of [null, 'email', { email: 7 }, {}]) expect(stateText(state, 'email')).toBeUndefined()
})
