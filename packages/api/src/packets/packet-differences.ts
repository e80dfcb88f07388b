import type { ClientContact } from '../clients/client-contact'
import type { ClientPersonInput } from '../clients/client-person'
import type { Client, ClientInput } from '../clients/clients-contract'
import { foldedText } from '../wire/folded-text'
import type { FormAnswers } from './packet-pages'

/** What a review decides on, one by one. */
export const REVIEW_FIELDS = [
  'firstName',
  'lastName',
  'preferredName',
  'dateOfBirth',
  'pronouns',
  'address',
  'phone',
  'email',
  'emergencyContact',
] as const
/** One of {@link REVIEW_FIELDS}. */
export type ReviewField = (typeof REVIEW_FIELDS)[number]

/** Whom to call in an emergency. */
export interface EmergencyContact {
  name: string
  relationship: string
  phone: string
}

/** What each field of a review holds. */
export interface ReviewValues {
  firstName: string
  lastName: string
  preferredName: string
  dateOfBirth: string
  pronouns: string
  address: NonNullable<ClientInput['address']>
  phone: ClientContact
  email: ClientContact
  emergencyContact: EmergencyContact
}

/** One field in which a client says something else than the practice’s record; `onFile` is null where that is empty. */
export type PacketDifference = {
  [Field in ReviewField]: { field: Field; onFile: ReviewValues[Field] | null; said: ReviewValues[Field] }
}[ReviewField]

/** What of a client’s record is compared. */
export type ComparedClient = Pick<
  Client,
  'firstName' | 'lastName' | 'preferredName' | 'dateOfBirth' | 'pronouns' | 'address' | 'contacts' | 'people'
>

/** What the client says, as far as they say anything: an empty answer takes nothing out of the record. */
function saidOf({ about_you, reach_you, emergency_contact }: FormAnswers): Partial<ReviewValues> {
  const { name, birth, pronouns, address } = about_you ?? {}
  const { phone, email } = reach_you ?? {}
  const person = emergency_contact?.person
  return {
    ...(name && { firstName: name.firstName, lastName: name.lastName, preferredName: name.preferredName }),
    ...(birth && { dateOfBirth: birth.dateOfBirth }),
    ...(pronouns && { pronouns: pronouns.pronouns }),
    ...(address && Object.values(address).some(isThere) && { address }),
    ...(phone &&
      isThere(phone.phone) && {
        phone: {
          ...{ kind: 'mobile', value: phone.phone, mayEmail: false },
          ...{ mayText: phone.mayText, mayVoicemail: phone.mayVoicemail },
        },
      }),
    ...(email &&
      isThere(email.email) && {
        email: {
          ...{ kind: 'email', value: email.email, mayEmail: email.mayEmail },
          ...{ mayText: false, mayVoicemail: false },
        },
      }),
    ...(person && isThere(person.name) && { emergencyContact: person }),
  }
}

const isThere = (text: string): boolean => text !== ''

/** The same fields as the record has them; the mobile number and the e-mail are the first of each. */
const onFileOf = (client: ComparedClient): { [Field in ReviewField]: ReviewValues[Field] | null } => ({
  firstName: client.firstName || null,
  lastName: client.lastName || null,
  preferredName: client.preferredName || null,
  dateOfBirth: client.dateOfBirth,
  pronouns: client.pronouns || null,
  address: client.address,
  phone: client.contacts.find(({ kind }) => kind === 'mobile') ?? null,
  email: client.contacts.find(({ kind }) => kind === 'email') ?? null,
  emergencyContact: emergencyContactOf(client),
})

/** Whom to call in an emergency: the first who is on file for that. */
export function emergencyContactOf({ people }: Pick<ComparedClient, 'people'>): EmergencyContact | null {
  const person = people.find(({ roles }) => roles.includes('emergency'))
  if (person === undefined) return null
  const phone = person.contacts.find(({ kind }) => kind !== 'email')?.value ?? ''
  return { name: person.name, relationship: person.relationship, phone }
}

/** What differs between a client’s record and what they say in a packet, in the order of {@link REVIEW_FIELDS}. */
export function packetDifferences(client: ComparedClient, forms: FormAnswers): PacketDifference[] {
  const [onFile, said] = [onFileOf(client), saidOf(forms)]
  return REVIEW_FIELDS.flatMap((field) => {
    const value = said[field]
    if (value === undefined || value === '' || isSame(onFile[field], value)) return []
    return [{ field, onFile: onFile[field], said: value } as PacketDifference]
  })
}

type Value = ReviewValues[ReviewField]

/** Whether two values are the same, an e-mail whatever its case. */
function isSame(onFile: Value | null, said: Value): boolean {
  if (onFile === null || typeof onFile === 'string' || typeof said === 'string') return onFile === said
  const [before, after]: Record<string, unknown>[] = [{ ...onFile }, { ...said }]
  return Object.keys(after ?? {}).every((key) => asCompared(before?.[key]) === asCompared(after?.[key]))
}

const asCompared = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value)

/** The client as they are once what was accepted is taken over. */
export function withAccepted(
  client: ClientInput,
  differences: readonly PacketDifference[],
  accepted: ReadonlySet<ReviewField>,
): ClientInput {
  let input = client
  for (const { field, said } of differences) {
    if (!accepted.has(field) || field === 'emergencyContact') continue
    input =
      field === 'phone' || field === 'email'
        ? { ...input, contacts: withContact(input.contacts, said) }
        : { ...input, [field]: said }
  }
  return input
}

/** The first contact of the kind becomes this one, or it is added. */
function withContact(contacts: readonly ClientContact[], contact: ClientContact): ClientContact[] {
  const at = contacts.findIndex(({ kind }) => kind === contact.kind)
  return at < 0 ? [...contacts, contact] : contacts.with(at, contact)
}

/** The person who is called in an emergency, as they are added; `known` is who has the same name already. */
export const emergencyPerson = (
  { name, relationship, phone }: EmergencyContact,
  known?: ClientPersonInput,
): ClientPersonInput => {
  const contact: ClientContact = {
    ...{ kind: 'mobile', value: phone, mayEmail: false, mayText: false, mayVoicemail: false },
  }
  if (known === undefined) {
    return { name, relationship, roles: ['emergency'], contacts: [contact], custody: null }
  }
  const isKnown = known.contacts.some(({ value }) => value === phone)
  return {
    ...known,
    relationship: relationship || known.relationship,
    roles: known.roles.includes('emergency') ? known.roles : [...known.roles, 'emergency'],
    contacts: isKnown ? known.contacts : [contact, ...known.contacts],
  }
}

/** Whether two people of one client have the same name. */
export const isSamePerson = (one: { name: string }, other: { name: string }): boolean =>
  foldedText(one.name) === foldedText(other.name)
