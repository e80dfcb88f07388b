import { expect, test } from 'vitest'
import { forgotErrors, resetBody, resetErrors } from './password-reset-form'

const values = { email: ' ada@marlow.example ', code: '123456', password: ' four words in a row ' }

test('an e-mail, six digits and a long password are worth sending, the password as it was typed', () => {
  expect(resetErrors(values)).toEqual([])
  expect(resetBody(values)).toEqual({ ...values, email: 'ada@marlow.example' })
})

test('each thing that is missing is said at its field, in the order of the fields', () => {
  expect(resetErrors({ email: 'ada', code: '12', password: 'short' })).toEqual([
    { path: 'email', message: 'Enter an e-mail like name@practice.com' },
    { path: 'code', message: 'Enter the six digits from the e-mail' },
    { path: 'password', message: 'Use at least 12 characters' },
  ])
  expect(resetErrors({ ...values, password: 'x'.repeat(129) })).toEqual([
    { path: 'password', message: 'Use at most 128 characters' },
  ])
})

test('a code is asked for with an e-mail only', () => {
  expect(forgotErrors('ada@marlow.example')).toEqual([])
  expect(forgotErrors('')).toHaveLength(1)
})
