import type { FormError } from '@oaklet/design-system'

const MAX_NAME = 120
const MIN_PASSWORD = 12
const MAX_PASSWORD = 128

type Check = [field: string, isWrong: boolean, message: string]

const wrongOnes = (checks: readonly Check[]): FormError[] =>
  checks.flatMap(([field, isWrong, message]) => (isWrong ? [{ field, message }] : []))

/** What has to be put right before a name is worth sending. */
export const nameErrors = ({ name }: { name: string }): FormError[] =>
  wrongOnes([
    ['name', name.trim() === '', 'Enter your name'],
    ['name', name.trim().length > MAX_NAME, 'Use at most 120 characters'],
  ])

const currentPasswordCheck = (currentPassword: string): Check => [
  'currentPassword',
  currentPassword === '',
  'Enter your current password',
]

/** What has to be put right before a code is worth asking for. */
export const emailErrors = (values: { email: string; currentPassword: string }): FormError[] =>
  wrongOnes([
    [
      'email',
      !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email.trim()),
      'Enter an e-mail like name@practice.com',
    ],
    currentPasswordCheck(values.currentPassword),
  ])

/** What has to be put right before it is worth using up a try. */
export const codeErrors = ({ code }: { code: string }): FormError[] =>
  wrongOnes([['code', !/^\d{6}$/.test(code), 'Enter the six digits from the e-mail']])

/** What has to be put right before a password is worth sending. */
export const passwordErrors = (values: { currentPassword: string; newPassword: string }): FormError[] =>
  wrongOnes([
    currentPasswordCheck(values.currentPassword),
    ['newPassword', values.newPassword.length < MIN_PASSWORD, 'Use at least 12 characters'],
    ['newPassword', values.newPassword.length > MAX_PASSWORD, 'Use at most 128 characters'],
  ])

/** What has to be put right before codes can be switched. */
export const confirmErrors = ({ password }: { password: string }): FormError[] =>
  wrongOnes([['password', password === '', 'Enter your current password']])
