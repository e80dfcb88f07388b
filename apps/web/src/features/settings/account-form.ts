import type { FormError } from '@oaklet/design-system'
import { emailMessage } from '../../shared/email-message'
import { newPasswordMessage } from '../../shared/new-password'

const MAX_NAME = 120
const ENTER_CURRENT = 'Enter your current password'

type Check = [field: string, message: string | null]

const wrongOnes = (checks: readonly Check[]): FormError[] =>
  checks.flatMap(([field, message]) => (message === null ? [] : [{ path: field, message }]))

/** What has to be put right before a name is worth sending. */
export const nameErrors = ({ name }: { name: string }): FormError[] =>
  wrongOnes([
    ['name', name.trim() === '' ? 'Enter your name' : null],
    ['name', name.trim().length > MAX_NAME ? `Use at most ${MAX_NAME} characters` : null],
  ])

const currentPasswordCheck = (currentPassword: string): Check => [
  'currentPassword',
  currentPassword === '' ? ENTER_CURRENT : null,
]

/** What has to be put right before a code is worth asking for. */
export const emailErrors = (values: { email: string; currentPassword: string }): FormError[] =>
  wrongOnes([['email', emailMessage(values.email)], currentPasswordCheck(values.currentPassword)])

/** What has to be put right before a password is worth sending. */
export const passwordErrors = (values: { currentPassword: string; newPassword: string }): FormError[] =>
  wrongOnes([
    currentPasswordCheck(values.currentPassword),
    ['newPassword', newPasswordMessage(values.newPassword)],
  ])

/** What has to be put right before codes can be switched. */
export const confirmErrors = ({ password }: { password: string }): FormError[] =>
  wrongOnes([['password', password === '' ? ENTER_CURRENT : null]])
