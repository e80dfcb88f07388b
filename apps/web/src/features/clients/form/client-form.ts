import { emailOf, sentPhone } from '@oaklet/api'
import type { Client, ClientContact, ClientInput, ClientStatus } from '@oaklet/api/contract'
import { proposedSortName } from './proposed-sort-name'

/** A contact while it is typed; `key` tells the lines apart. */
export interface ContactValues extends ClientContact {
  key: string
}

/** What the form holds: everything is text until it is sent. */
export interface ClientValues {
  type: ClientInput['type']
  firstName: string
  lastName: string
  preferredName: string
  /** Null while nothing is typed: the proposed name stands there then. */
  sortName: string | null
  pronouns: string
  dateOfBirth: string | null
  administrativeSex: ClientInput['administrativeSex']
  contacts: readonly ContactValues[]
  street: string
  city: string
  state: string
  zipCode: string
  country: string
  emergencyName: string
  emergencyRelationship: string
  emergencyPhone: string
  primaryClinicianId: string | null
  locationId: string | null
  referralSource: Client['referralSource']
  /** Null while the person may not know them: none are sent then, and those that are there stay. */
  diagnoses: Client['diagnoses']
  /** What is typed to find one more. */
  diagnosisTyped: string
  /** Separated by commas. */
  tags: string
  status: ClientStatus
}

/** spec §9: defaults */
const DEFAULT_COUNTRY = 'USA'

/** An empty line for one more contact; nothing is allowed until the client has said so. */
export const newContact = (kind: ClientContact['kind'], key: string): ContactValues => ({
  key,
  kind,
  value: '',
  mayEmail: false,
  mayText: false,
  mayVoicemail: false,
})

/** What a new client's form starts from. */
export const newClientValues = (): ClientValues => ({
  type: 'adult',
  firstName: '',
  lastName: '',
  preferredName: '',
  sortName: null,
  pronouns: '',
  dateOfBirth: null,
  administrativeSex: 'unknown',
  contacts: [newContact('mobile', 'mobile'), newContact('email', 'email')],
  street: '',
  city: '',
  state: '',
  zipCode: '',
  country: DEFAULT_COUNTRY,
  emergencyName: '',
  emergencyRelationship: '',
  emergencyPhone: '',
  primaryClinicianId: null,
  locationId: null,
  referralSource: null,
  diagnoses: null,
  diagnosisTyped: '',
  tags: '',
  status: 'active',
})

/** What is known of a client: as it was sent, or as the server tells it. */
export type KnownClient = Omit<ClientInput, 'diagnoses'> & {
  diagnoses?: Client['diagnoses'] | undefined
}

/** What the form shows of a client. */
export function valuesOf(client: KnownClient): ClientValues {
  const { address, emergencyContact, contacts, tags, ...plain } = client
  return {
    type: plain.type,
    firstName: plain.firstName,
    lastName: plain.lastName,
    preferredName: plain.preferredName,
    sortName: plain.sortName ?? '',
    pronouns: plain.pronouns,
    dateOfBirth: plain.dateOfBirth,
    administrativeSex: plain.administrativeSex,
    contacts: contacts.map((contact, index) => ({ ...contact, key: String(index) })),
    street: address?.street ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    zipCode: address?.zipCode ?? '',
    country: address?.country ?? DEFAULT_COUNTRY,
    emergencyName: emergencyContact?.name ?? '',
    emergencyRelationship: emergencyContact?.relationship ?? '',
    emergencyPhone: emergencyContact?.phone ?? '',
    primaryClinicianId: plain.primaryClinicianId,
    locationId: plain.locationId,
    referralSource: plain.referralSource ?? null,
    diagnoses: plain.diagnoses ?? null,
    diagnosisTyped: '',
    tags: tags.join(', '),
    status: plain.status,
  }
}

/** The lines that say something; an empty one is not sent. */
export const filledContacts = (values: ClientValues): readonly ContactValues[] =>
  values.contacts.filter(({ value }) => value.trim() !== '')

/** The name to sort by, as it was typed or as it is proposed. */
export const sortNameOf = (values: ClientValues): string => values.sortName ?? proposedSortName(values)

/** What is sent: trimmed, phones as they are stored, and null for an empty address or contact. */
export function inputOf(values: ClientValues): ClientInput {
  return {
    type: values.type,
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    preferredName: values.preferredName.trim(),
    sortName: sortNameOf(values).trim(),
    pronouns: values.pronouns.trim(),
    dateOfBirth: values.dateOfBirth,
    administrativeSex: values.administrativeSex,
    address: addressOf(values),
    contacts: filledContacts(values).map(contactOf),
    emergencyContact: emergencyContactOf(values),
    primaryClinicianId: values.primaryClinicianId,
    locationId: values.locationId,
    referralSource: values.referralSource,
    ...(values.diagnoses !== null && { diagnoses: values.diagnoses }),
    tags: tagsOf(values.tags),
    status: values.status,
  }
}

/** A number is agreed to be texted or called, an address to be written to; the rest doesn't apply. */
function contactOf({ kind, value, mayEmail, mayText, mayVoicemail }: ContactValues): ClientContact {
  if (kind === 'email') return { kind, value: emailOf(value), mayEmail, mayText: false, mayVoicemail: false }
  return { kind, value: sentPhone(value), mayEmail: false, mayText, mayVoicemail }
}

function addressOf({ street, city, state, zipCode, country }: ClientValues): Client['address'] {
  const address = { street, city, state, zipCode }
  const isEmpty = Object.values(address).every((part) => part.trim() === '')
  if (isEmpty) return null
  return {
    street: street.trim(),
    city: city.trim(),
    state: state.trim(),
    zipCode: zipCode.trim(),
    country: country.trim(),
  }
}

function emergencyContactOf(values: ClientValues): Client['emergencyContact'] {
  const contact = {
    name: values.emergencyName.trim(),
    relationship: values.emergencyRelationship.trim(),
    phone: sentPhone(values.emergencyPhone),
  }
  return Object.values(contact).every((part) => part === '') ? null : contact
}

const tagsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
]
