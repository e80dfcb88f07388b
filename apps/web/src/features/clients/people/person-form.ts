import {
  type ClientPerson,
  ClientPersonInput,
  type FieldError,
  type LegalCustody,
  type PersonRole,
} from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { formatMediumDate } from '../../../shared/format-date'
import { comparedWords } from '../../../shared/forms/compared-words'
import { contractErrors } from '../../../shared/forms/contract-errors'
import {
  contactErrors,
  contactFieldOf,
  type ContactValues,
  contactValuesOf,
  newContact,
  sentContacts,
} from '../form/contact-values'
import { contactWords } from '../form/contact-words'
import { CUSTODY_WORDS, rolesWords } from './person-words'

/** What the form holds; what is said of a guardian stays while another role is tried. */
export interface PersonValues {
  name: string
  relationship: string
  roles: PersonRole[]
  contacts: readonly ContactValues[]
  'custody.legal': LegalCustody
  'custody.mayConsent': boolean
  'custody.mayHaveInformation': boolean
  'custody.until': string | null
}

/** What the form starts from; of a new guardian nothing is known, and what was not allowed is not. */
export const personValuesOf = (person: ClientPerson | null): PersonValues => ({
  name: person?.name ?? '',
  relationship: person?.relationship ?? '',
  roles: person?.roles ?? [],
  contacts: person === null ? [newContact('mobile', 'mobile')] : contactValuesOf(person.contacts),
  'custody.legal': person?.custody?.legal ?? 'unknown',
  'custody.mayConsent': person?.custody?.mayConsent ?? false,
  'custody.mayHaveInformation': person?.custody?.mayHaveInformation ?? false,
  'custody.until': person?.custody?.until ?? null,
})

/** What is sent. */
export const personBodyOf = (values: PersonValues): ClientPersonInput => ({
  name: values.name.trim(),
  relationship: values.relationship.trim(),
  roles: values.roles,
  contacts: sentContacts(values.contacts),
  custody: values.roles.includes('guardian')
    ? {
        legal: values['custody.legal'],
        mayConsent: values['custody.mayConsent'],
        mayHaveInformation: values['custody.mayHaveInformation'],
        until: values['custody.until'],
      }
    : null,
})

/** What has to be put right before it is worth asking the server, in the order of the fields. */
export const personErrors = (values: PersonValues): FormError[] => {
  const errorsAt = (...fields: string[]) => contractErrors(ClientPersonInput, personBodyOf(values), fields)
  return [...errorsAt('name', 'relationship', 'roles', 'custody.until'), ...contactErrors(values.contacts)]
}

/** The server's refusals at the boxes they are about. */
export const personRefusals = (refused: readonly FieldError[], { contacts }: PersonValues): FormError[] =>
  refused.map(({ path, message }) => ({ path: contactFieldOf(contacts, path) ?? path, message }))

/** Both versions in words, for the person to choose from. */
export const personVersions = (mine: PersonValues, theirs: ClientPerson) =>
  comparedWords(wordsOf(personBodyOf(mine)), wordsOf(personBodyOf(personValuesOf(theirs))))

const yesOrNo = (isSo: boolean | undefined): string => (isSo === undefined ? '' : isSo ? 'Yes' : 'No')

function wordsOf({
  name,
  relationship,
  roles,
  contacts,
  custody,
}: ClientPersonInput): Record<string, string> {
  const until = custody?.until ?? null
  return {
    Name: name,
    Relationship: relationship,
    Role: rolesWords(roles),
    'Legal custody': custody === null ? '' : CUSTODY_WORDS[custody.legal],
    'May consent to treatment': yesOrNo(custody?.mayConsent),
    'May have information': yesOrNo(custody?.mayHaveInformation),
    'Last day': until === null ? '' : formatMediumDate(until),
    Contacts: contacts.map(contactWords).join('; '),
  }
}
