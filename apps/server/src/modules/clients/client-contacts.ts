import {
  emailOf,
  isEmail,
  isPhone,
  sentPhone,
  type ClientContact,
  type FieldError,
} from '@oaklet/api/contract'
import { validationFailed } from '../../errors'

const NO_PHONE = 'Enter a phone number with 7 to 15 digits, after + and the country where it is abroad'

/** Contacts as they are stored; what is no phone stays as it was typed, to be refused by name. */
export const normalizeContacts = (contacts: readonly ClientContact[]): ClientContact[] =>
  contacts.map((contact) => ({
    ...contact,
    value: contact.kind === 'email' ? emailOf(contact.value) : sentPhone(contact.value),
  }))

/** What is wrong with contacts that are to be stored; `path` is where they stand in what was sent. */
export const contactErrors = (contacts: readonly ClientContact[], path = 'contacts'): FieldError[] =>
  contacts.flatMap(({ kind, value }, index) => {
    const isSound = kind === 'email' ? isEmail(value) : isPhone(value)
    const message = kind === 'email' ? 'Enter an e-mail like name@mail.com' : NO_PHONE
    return isSound ? [] : [{ path: `${path}.${index}.value`, message }]
  })

/** Throws 422 at the contacts that can't be stored. */
export function requireContacts(contacts: readonly ClientContact[]): void {
  const errors = contactErrors(contacts)
  if (errors.length > 0) throw validationFailed(errors)
}
