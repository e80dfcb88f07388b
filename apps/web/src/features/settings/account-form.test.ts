import type { FormError } from '@oaklet/design-system'
import { expect, test } from 'vitest'
import { mailedCodeErrors } from '../../shared/mailed-code'
import { confirmErrors, emailErrors, nameErrors, passwordErrors } from './account-form'

const fields = (errors: readonly FormError[]) => errors.map(({ path }) => path)

test.each([
  ['Olivia', []],
  [' ', ['name']],
  ['x'.repeat(120), []],
  ['x'.repeat(121), ['name']],
])('a name %j is refused at %j', (name, refused) => {
  expect(fields(nameErrors({ name }))).toEqual(refused)
})

test.each([
  ['olivia@oakwood.example', 'p', []],
  [' olivia@oakwood.example ', 'p', []],
  ['olivia', 'p', ['email']],
  ['olivia@oakwood', '', ['email', 'currentPassword']],
])('an e-mail %j with the password %j is refused at %j', (email, currentPassword, refused) => {
  expect(fields(emailErrors({ email, currentPassword }))).toEqual(refused)
})

test.each([
  ['old', 'x'.repeat(12), []],
  ['old', 'x'.repeat(11), ['newPassword']],
  ['old', 'x'.repeat(129), ['newPassword']],
  ['', '', ['currentPassword', 'newPassword']],
])('the password %j to %j is refused at %j', (currentPassword, newPassword, refused) => {
  expect(fields(passwordErrors({ currentPassword, newPassword }))).toEqual(refused)
})

test('a code has six digits, and switching codes takes a password', () => {
  expect(fields([...mailedCodeErrors('123456'), ...confirmErrors({ password: 'p' })])).toEqual([])
  expect(fields([...mailedCodeErrors('12345'), ...confirmErrors({ password: '' })])).toEqual([
    'code',
    'password',
  ])
})
