import type { RegisterBody } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'

/** What is typed to open a practice; the session adds the device. */
export type RegisterValues = Omit<RegisterBody, 'deviceId'>

/** What a person starts from, in their browser's own time zone. */
export const newRegistration = (timeZone: string): RegisterValues => ({
  name: '',
  practiceName: '',
  email: '',
  password: '',
  timeZone,
})

const MIN_PASSWORD = 12
const MAX_PASSWORD = 128

/** What has to be put right before it is worth asking the server, in the order of the fields. */
export function registerErrors(values: RegisterValues): FormError[] {
  const { name, practiceName, email, password, timeZone } = values
  const checks: [field: keyof RegisterValues, isWrong: boolean, message: string][] = [
    ['name', name.trim() === '', 'Enter your name'],
    ['practiceName', practiceName.trim() === '', 'Enter the name of your practice'],
    ['email', !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()), 'Enter an e-mail like name@practice.com'],
    ['password', password.length < MIN_PASSWORD, 'Use at least 12 characters'],
    ['password', password.length > MAX_PASSWORD, 'Use at most 128 characters'],
    ['timeZone', timeZone === '', 'Choose a time zone'],
  ]
  return checks.flatMap(([field, isWrong, message]) => (isWrong ? [{ field, message }] : []))
}

/** What is sent: without the space around what was typed, the password as it is. */
export const registerBody = ({ name, practiceName, email, ...rest }: RegisterValues): RegisterValues => ({
  ...rest,
  name: name.trim(),
  practiceName: practiceName.trim(),
  email: email.trim(),
})
