import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped, pageOf, pageQuery } from '../wire/envelope'
import { CalendarDate, Id, Instant } from '../wire/scalars'
import { CLIENT_LIKENESSES, ClientAddress } from './clients-contract'
import { Contacts } from './client-contact'
import { CLIENT_STATUSES } from './client-status'

/**
 * What two records have in common that may be one person: besides {@link CLIENT_LIKENESSES}, the date of birth and a
 * member id, an e-mail or a mobile number, where the first names are alike.
 */
export const DUPLICATE_LIKENESSES = [
  ...CLIENT_LIKENESSES,
  'same_member_id',
  'same_email',
  'same_mobile',
] as const
/** One of {@link DUPLICATE_LIKENESSES}. */
export type DuplicateLikeness = (typeof DUPLICATE_LIKENESSES)[number]

/** As many pairs as are told of at once; others come when some of them are settled. */
export const MAX_DUPLICATES = 1_000

/** One of two clients who may be one person, with what tells them apart. */
export const DuplicateClient = z.object({
  id: Id,
  displayName: z.string(),
  legalName: z.string(),
  dateOfBirth: z.nullable(CalendarDate),
  status: z.enum(CLIENT_STATUSES),
  primaryClinicianName: z.nullable(z.string()),
  contacts: Contacts,
  address: z.nullable(ClientAddress),
  nextAppointmentAt: z.nullable(Instant),
  createdAt: Instant,
})
export type DuplicateClient = z.infer<typeof DuplicateClient>

/** Two clients who may be one person. */
export const Duplicate = z.object({
  /** Who was added first comes first. */
  clients: z.tuple([DuplicateClient, DuplicateClient]),
  /** Null once they have nothing in common any more, which may be so of two who were said not to be one person. */
  likeness: z.nullable(z.enum(DUPLICATE_LIKENESSES)),
  /** Who said that they are not one person, and when; null while nobody has. */
  notDuplicates: z.nullable(z.object({ byName: z.string(), at: Instant })),
})
export type Duplicate = z.infer<typeof Duplicate>

/** Without `state` those whom nobody has decided about; with it those who were said not to be one person. */
export const DuplicatesQuery = z.object({
  limit: pageQuery.limit,
  cursor: pageQuery.cursor,
  state: z.optional(z.literal('not_duplicates')),
})
export type DuplicatesQuery = z.input<typeof DuplicatesQuery>

/**
 * A page of the practice's clients who may be there twice, archived ones too: the likeliest first, then by name. With
 * `clients:view:own` only those who are both the person's own. There are at most {@link MAX_DUPLICATES}.
 */
export const listDuplicates = endpoint({
  name: 'listDuplicates',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/duplicates',
  access: 'clients:view',
  query: DuplicatesQuery,
  response: enveloped(pageOf(Duplicate)),
})

const one = '/api/v1/practices/{practiceId}/clients/{clientId}/not-duplicates/{otherClientId}'

/** Records that two clients are not one person, in either order; once more changes nothing. 422 for one and the same. */
export const markNotDuplicates = endpoint({
  name: 'markNotDuplicates',
  method: 'PUT',
  path: one,
  access: 'clients:write',
  response: enveloped(z.null()),
})

/** Takes that back, so that they may be listed again; 404 where nobody has said so. */
export const unmarkNotDuplicates = endpoint({
  name: 'unmarkNotDuplicates',
  method: 'DELETE',
  path: one,
  access: 'clients:write',
  response: enveloped(z.null()),
})
