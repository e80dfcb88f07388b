import type { FieldError } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { type ClientValues, peopleOf } from './client-form'
import { contactErrors, contactFieldOf, phoneErrors } from './contact-values'

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
  return [...errors, ...contactErrors(values.contacts), ...diagnosisError(values), ...emergencyErrors(values)]
}

function emergencyErrors(values: ClientValues): FormError[] {
  const isNamed = peopleOf(values).every(({ name }) => name !== '')
  const message = 'Enter the name of the emergency contact'
  return [
    ...(isNamed ? [] : [{ path: 'emergencyName', message }]),
    ...phoneErrors('emergencyPhone', values.emergencyPhone),
  ]
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
  'people.0.name': 'emergencyName',
  'people.0.relationship': 'emergencyRelationship',
  'people.0.contacts.0.value': 'emergencyPhone',
}

/** The server's refusals at the boxes they are about. */
export const serverErrors = (values: ClientValues, refused: readonly FieldError[]): FormError[] =>
  refused.map(({ path, message }) => ({ path: fieldOf(values, path), message }))

function fieldOf(values: ClientValues, path: string): string {
  const contact = contactFieldOf(values.contacts, path)
  if (contact !== undefined) return contact
  const list = ['tags', 'diagnoses'].find((name) => path.startsWith(name))
  if (list !== undefined) return list
  return FIELD_OF_PATH[path] ?? path
}
