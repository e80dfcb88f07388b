import * as z from 'zod/mini'
import { Hold } from '../payments/hold'
import { endpoint } from '../wire/endpoint'
import { enveloped, pageOf, pageQuery } from '../wire/envelope'
import { isVisible } from '../wire/plain-text'
import { CalendarDate, Cents, EnteredDate, Id, Instant, requiredText, text, Version } from '../wire/scalars'
import { Contacts } from './client-contact'
import { ClientPerson, ClientPersonInput, MAX_PEOPLE } from './client-person'
import { CLIENT_STATUSES } from './client-status'
import { Diagnoses } from './diagnosis'
import { REFERRAL_SOURCES } from './referral-source'

/** Who is treated. */
export const CLIENT_TYPES = ['adult', 'minor', 'couple', 'family'] as const
/** What insurers ask for; it says nothing of gender. */
export const ADMINISTRATIVE_SEXES = ['female', 'male', 'nonbinary', 'unknown'] as const

/** A client’s address; any part may be empty. */
export const ClientAddress = z.object({
  street: text(200),
  city: text(100),
  state: text(100),
  zipCode: text(20),
  country: text(100),
})

const WHICH_SOURCE = `Use one of these referral sources: ${REFERRAL_SOURCES.join(', ').replaceAll('_', ' ')}`
const KnownSource = z.nullable(z.enum(REFERRAL_SOURCES, WHICH_SOURCE))

const SortName = text(100)

const clientFields = {
  type: z.enum(CLIENT_TYPES),
  /** Either name may be empty, as some people have one alone. */
  firstName: text(100),
  lastName: text(100),
  preferredName: text(100),
  /**
   * The name that lists are in the order of, such as “Nakamura” of “The Nakamura Family”; empty for the last name. A
   * call without it leaves it as it is.
   */
  sortName: z.optional(SortName),
  pronouns: text(40),
  dateOfBirth: z.nullable(EnteredDate),
  administrativeSex: z.enum(ADMINISTRATIVE_SEXES),
  address: z.nullable(ClientAddress),
  contacts: Contacts,
  primaryClinicianId: z.nullable(Id),
  locationId: z.nullable(Id),
  /** How the client came to the practice; null while it is unknown. A call without it leaves it as it is. */
  referralSource: z.optional(KnownSource),
  /** The main one first. Who sends none changes none; who may not know them can’t send any. */
  diagnoses: z.optional(Diagnoses),
  tags: z.array(requiredText(40, 'Enter a tag')).check(z.maxLength(20)),
  status: z.enum(CLIENT_STATUSES),
}

const hasName = z.refine<{ firstName: string; lastName: string }>(
  ({ firstName, lastName }) => isVisible(firstName + lastName),
  { path: ['firstName'], error: 'Enter a first or a last name' },
)

/** What a person types about a client; the server checks it with this same schema. */
export const ClientInput = z.object(clientFields).check(hasName)
export type ClientInput = z.infer<typeof ClientInput>

/** A client’s whole chart data, beside appointments and money; `version` goes back with an edit. */
export const Client = z.object({
  ...clientFields,
  sortName: SortName,
  dateOfBirth: z.nullable(CalendarDate),
  referralSource: KnownSource,
  /** Null for those whose permissions don’t tell them (`diagnosesScope`). */
  diagnoses: z.nullable(Diagnoses),
  id: Id,
  practiceId: Id,
  /** The preferred name if there is one, else the first, and the last name. */
  displayName: z.string(),
  primaryClinicianName: z.nullable(z.string()),
  locationName: z.nullable(z.string()),
  /** The people in the client’s life, in the order in which they were added. `clientPeople` changes them. */
  people: z.array(ClientPerson),
  /** What the client owes over all issued invoices; negative when they have credit. Null without `invoices:view`. */
  balanceCents: z.nullable(Cents),
  /** What was received and stands on no invoice, which the balance counts as paid. Null without `invoices:view`. */
  creditCents: z.nullable(Cents),
  /** What of the credit is held for sessions; the latest session first. Null without `invoices:view`. */
  holds: z.nullable(z.array(Hold)),
  /** What insurances still owe for sessions of the client. Null without `invoices:view` and `claims:view`. */
  withInsuranceCents: z.nullable(Cents),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
})
export type Client = z.infer<typeof Client>

/** A client as lists show them. `balanceCents` is null without `invoices:view`. */
export const ClientSummary = z.object({
  id: Id,
  displayName: z.string(),
  legalName: z.string(),
  pronouns: z.string(),
  dateOfBirth: z.nullable(CalendarDate),
  status: z.enum(CLIENT_STATUSES),
  primaryClinicianName: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  nextAppointmentAt: z.nullable(Instant),
  balanceCents: z.nullable(Cents),
  /** Who of the people in the client’s life was meant by `q`, where nothing of the client was; null otherwise. */
  foundBy: z.nullable(z.object({ name: z.string(), relationship: z.string() })),
})
export type ClientSummary = z.infer<typeof ClientSummary>

/**
 * Sorted by `sortName`, or by last name where it is empty, then by first name; `q` matches names, e-mail and any part of a
 * phone, of the client or, from three characters on, of somebody in their life, and the client’s date of birth. With
 * `coverage` those who are not archived and have a coverage in force that nobody has verified.
 */
export const ClientsQuery = z.object({
  ...pageQuery,
  status: z.optional(z.enum(CLIENT_STATUSES)),
  clinicianId: z.optional(Id),
  coverage: z.optional(z.literal('unverified')),
  referralSource: z.optional(z.enum(REFERRAL_SOURCES)),
})
export type ClientsQuery = z.input<typeof ClientsQuery>

/** A page of the practice’s clients; with `clients:view:own` only the person’s own. */
export const listClients = endpoint({
  name: 'listClients',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/clients',
  access: 'clients:view',
  query: ClientsQuery,
  response: enveloped(pageOf(ClientSummary)),
})

/** One client. */
export const getClient = endpoint({
  name: 'getClient',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/clients/{clientId}',
  access: 'clients:view',
  response: enveloped(Client),
})

/**
 * What two records have in common that seem to be one person: the same name and date of birth, or the same name where
 * neither has one; the same date and the names the other way round, or one of them alike; the same name and dates that
 * differ by one digit, or by month and day.
 */
export const CLIENT_LIKENESSES = ['same', 'swapped_names', 'similar_name', 'similar_birth_date'] as const
/** One of {@link CLIENT_LIKENESSES}. */
export type ClientLikeness = (typeof CLIENT_LIKENESSES)[number]

/** With the error code `client_exists`: a client who seems to be the same person, and why. */
export const ClientTwin = z.object({
  id: Id,
  displayName: z.string(),
  dateOfBirth: z.nullable(CalendarDate),
  status: z.enum(CLIENT_STATUSES),
  likeness: z.enum(CLIENT_LIKENESSES),
})
export type ClientTwin = z.infer<typeof ClientTwin>

const newClientFields = {
  ...clientFields,
  /** The people in the client’s life, who are added with them. */
  people: z.optional(z.array(ClientPersonInput).check(z.maxLength(MAX_PEOPLE))),
}

/** A client who is to be added, with the people in their life. */
export const NewClientInput = z.object(newClientFields).check(hasName)
export type NewClientInput = z.infer<typeof NewClientInput>

/** A new client: 409 `client_exists` unless `allowTwin` is true or no client seems to be the same person ({@link CLIENT_LIKENESSES}). */
export const CreateClientBody = z
  .object({
    ...newClientFields,
    /** True once the person has confirmed that it is another person. */
    allowTwin: z.optional(z.boolean()),
  })
  .check(hasName)
export type CreateClientBody = z.infer<typeof CreateClientBody>

/** Adds a client. */
export const createClient = endpoint({
  name: 'createClient',
  method: 'POST',
  path: '/api/v1/practices/{practiceId}/clients',
  access: 'clients:write',
  body: CreateClientBody,
  response: enveloped(Client),
})

/** A client as it is saved, with the version that it was edited on: 409 `stale_edit` for an older one; 409 `client_exists` as for a new client, where the name or the date of birth changes. */
export const UpdateClientBody = z
  .object({ ...clientFields, version: Version, allowTwin: z.optional(z.boolean()) })
  .check(hasName)
export type UpdateClientBody = z.infer<typeof UpdateClientBody>

/** Saves a client as a whole. */
export const updateClient = endpoint({
  name: 'updateClient',
  method: 'PUT',
  path: '/api/v1/practices/{practiceId}/clients/{clientId}',
  access: 'clients:write',
  body: UpdateClientBody,
  response: enveloped(Client),
})
