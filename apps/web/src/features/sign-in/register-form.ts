import type { RegisterBody } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { emailMessage } from '../../shared/email-message'
import { newPasswordMessage } from '../../shared/new-password'
import type { TypedRegistration } from './typed-registration'

/** What is typed to open a practice; the session adds the device. */
export type RegisterValues = Omit<RegisterBody, 'deviceId'>

/** What a person starts from: what they typed before, or their browser's own time zone. */
export const newRegistration = (timeZone: string, typed?: TypedRegistration): RegisterValues => ({
  name: '',
  practiceName: '',
  email: '',
  timeZone,
  ...typed,
  password: '',
})

/** What has to be put right before it is worth asking the server, in the order of the fields. */
export function registerErrors(values: RegisterValues): FormError[] {
  const { name, practiceName, email, password, timeZone } = values
  const checks: [field: keyof RegisterValues, message: string | null][] = [
    ['name', name.trim() === '' ? 'Enter your name' : null],
    ['practiceName', practiceName.trim() === '' ? 'Enter the name of your practice' : null],
    ['email', emailMessage(email)],
    ['password', newPasswordMessage(password)],
    ['timeZone', timeZone === '' ? 'Choose a time zone' : null],
  ]
  return checks.flatMap(([field, message]) => (message === null ? [] : [{ path: field, message }]))
}

/** What is sent: without the space around what was typed, the password as it is. */
export const registerBody = ({ name, practiceName, email, ...rest }: RegisterValues): RegisterValues => ({
  ...rest,
  name: name.trim(),
  practiceName: practiceName.trim(),
  email: email.trim(),
})

/** What may be kept in the browser’s history: all but the password. */
export const typedOf = ({ name, practiceName, email, timeZone }: RegisterValues): TypedRegistration => ({
  name,
  practiceName,
  email,
  timeZone,
})
