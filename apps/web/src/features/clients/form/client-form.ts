import { sentPhone } from '@oaklet/api'
import type { Client, ClientInput, ClientPersonInput, ClientStatus } from '@oaklet/api/contract'
import { type ContactValues, contactValuesOf, newContact, sentContacts } from './contact-values'
import { proposedSortName } from './proposed-sort-name'

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
  /** Whom to call, asked of a new client alone: the people of one who is known have a tab of their own. */
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
  const { address, contacts, tags, ...plain } = client
  return {
    type: plain.type,
    firstName: plain.firstName,
    lastName: plain.lastName,
    preferredName: plain.preferredName,
    sortName: plain.sortName ?? '',
    pronouns: plain.pronouns,
    dateOfBirth: plain.dateOfBirth,
    administrativeSex: plain.administrativeSex,
    contacts: contactValuesOf(contacts),
    street: address?.street ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    zipCode: address?.zipCode ?? '',
    country: address?.country ?? DEFAULT_COUNTRY,
    emergencyName: '',
    emergencyRelationship: '',
    emergencyPhone: '',
    primaryClinicianId: plain.primaryClinicianId,
    locationId: plain.locationId,
    referralSource: plain.referralSource ?? null,
    diagnoses: plain.diagnoses ?? null,
    diagnosisTyped: '',
    tags: tags.join(', '),
    status: plain.status,
  }
}

/** The name to sort by, as it was typed or as it is proposed. */
export const sortNameOf = (values: ClientValues): string => values.sortName ?? proposedSortName(values)

/** What is sent: trimmed, phones as they are stored, and null for an empty address. */
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
    contacts: sentContacts(values.contacts),
    primaryClinicianId: values.primaryClinicianId,
    locationId: values.locationId,
    referralSource: values.referralSource,
    ...(values.diagnoses !== null && { diagnoses: values.diagnoses }),
    tags: tagsOf(values.tags),
    status: values.status,
  }
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

/** Who is added with a new client: whom to call, where that was typed. */
export function peopleOf(values: ClientValues): ClientPersonInput[] {
  const [name, relationship, phone] = [
    values.emergencyName.trim(),
    values.emergencyRelationship.trim(),
    sentPhone(values.emergencyPhone),
  ]
  if (name + relationship + phone === '') return []
  const contacts = sentContacts([{ ...newContact('mobile', ''), value: phone }])
  return [{ name, relationship, roles: ['emergency'], contacts, custody: null }]
}

const tagsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
]
