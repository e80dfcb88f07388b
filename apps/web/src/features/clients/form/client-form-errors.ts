import { sentPhone } from '@oaklet/api'
import type { FieldError } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { emailMessage } from '../../../shared/email-message'
import { phoneMessage } from '../../../shared/phone-message'
import { type ClientValues, type ContactValues, filledContacts } from './client-form'

/** The name of a contact's box in the form. */
export const contactField = (key: string): string => `contact-${key}`

/** What has to be put right before it is worth asking the server, in the order of the fields. */
export function clientErrors(values: ClientValues, today: string): FormError[] {
  const { firstName, lastName, dateOfBirth } = values
  const errors: FormError[] = []
  if ((firstName + lastName).trim() === '') {
    errors.push({ path: 'firstName', message: 'Enter a first or a last name' })
  }
  if (dateOfBirth !== null && dateOfBirth > today) {
    errors.push({ path: 'dateOfBirth', message: 'Enter a birthday that has been' })
  }
  return [
    ...errors,
    ...filledContacts(values).flatMap(contactError),
    ...diagnosisError(values),
    ...phoneError('emergencyPhone', values.emergencyPhone),
  ]
}

function contactError({ key, kind, value }: ContactValues): FormError[] {
  if (kind !== 'email') return phoneError(contactField(key), value)
  const message = emailMessage(value, 'name@mail.com')
  return message === null ? [] : [{ path: contactField(key), message }]
}

function phoneError(path: string, typed: string): FormError[] {
  // What an older record holds is not written as it is sent.
  const message = phoneMessage(sentPhone(typed), true)
  return message === undefined ? [] : [{ path, message }]
}

/** What was typed and not chosen would be lost without a word. */
function diagnosisError({ diagnoses, diagnosisTyped }: ClientValues): FormError[] {
  if (diagnoses === null || diagnosisTyped.trim() === '') return []
  return [{ path: 'diagnoses', message: 'Choose a diagnosis from the list, or empty this box' }]
}

/** The boxes that hold what the contract calls otherwise. */
const FIELD_OF_PATH: Readonly<Record<string, string>> = {
  'address.street': 'street',
  'address.city': 'city',
  'address.state': 'state',
  'address.zipCode': 'zipCode',
  'address.country': 'country',
  'emergencyContact.name': 'emergencyName',
  'emergencyContact.relationship': 'emergencyRelationship',
  'emergencyContact.phone': 'emergencyPhone',
}

/** The server's refusals at the boxes they are about. */
export const serverErrors = (values: ClientValues, refused: readonly FieldError[]): FormError[] =>
  refused.map(({ path, message }) => ({ path: fieldOf(values, path), message }))

function fieldOf(values: ClientValues, path: string): string {
  const index = /^contacts\.(\d+)/.exec(path)?.[1]
  const contact = index === undefined ? undefined : filledContacts(values)[Number(index)]
  if (contact !== undefined) return contactField(contact.key)
  const list = ['tags', 'diagnoses'].find((name) => path.startsWith(name))
  if (list !== undefined) return list
  return FIELD_OF_PATH[path] ?? path
}
