import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped, pageOf, pageQuery } from '../wire/envelope'
import { CalendarDate, EnteredDate, Id, Instant, requiredText, Version } from '../wire/scalars'
import { AUTHORIZATION_STATES } from './authorization-standing'

const authorizationFields = {
  coverageId: Id,
  /** The number that the payer gave, for box 23. */
  number: requiredText(50, 'Enter the number of the authorization'),
  /** The service codes that it covers; none means all. */
  codes: z.array(requiredText(10, 'Enter a service code')).check(z.maxLength(12, 'Use at most twelve codes')),
  /** How many sessions it allows. */
  visits: z
    .int('Enter whole visits')
    .check(z.gte(1, 'Use 1 to 999 visits'), z.lte(999, 'Use 1 to 999 visits')),
  startsOn: EnteredDate,
  endsOn: EnteredDate,
}

const lastsADay = z.refine<{ startsOn: string; endsOn: string }>(
  ({ startsOn, endsOn }) => endsOn >= startsOn,
  {
    path: ['endsOn'],
    error: 'Enter a day that is not before the first day',
  },
)

/** What a person types about an authorization; the server checks it with this same schema. */
export const AuthorizationInput = z.object(authorizationFields).check(lastsADay)
export type AuthorizationInput = z.infer<typeof AuthorizationInput>

/** A payer’s consent to a number of sessions. `usedVisits` is counted from completed sessions, never typed. */
export const Authorization = z.object({
  ...authorizationFields,
  id: Id,
  practiceId: Id,
  clientId: Id,
  startsOn: CalendarDate,
  endsOn: CalendarDate,
  /** The completed sessions within the days, of these codes, that are billed to insurance. */
  usedVisits: z.int(),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
})
export type Authorization = z.infer<typeof Authorization>

/** An authorization as it is saved, with the version that it was edited on: 409 `stale_edit` for an older one. */
export const UpdateAuthorizationBody = z.object({ ...authorizationFields, version: Version }).check(lastsADay)
export type UpdateAuthorizationBody = z.infer<typeof UpdateAuthorizationBody>

/** An authorization in the list of a practice, with whose it is and how it stands today. */
export const ListedAuthorization = z.extend(Authorization, {
  client: z.object({ id: Id, name: z.string() }),
  payerName: z.string(),
  memberId: z.string(),
  state: z.enum(AUTHORIZATION_STATES),
})
export type ListedAuthorization = z.infer<typeof ListedAuthorization>

/** `q` matches clients, numbers and payers; without `state` all that have not ended are meant. */
export const AuthorizationsQuery = z.object({
  ...pageQuery,
  state: z.optional(z.enum(AUTHORIZATION_STATES)),
})
export type AuthorizationsQuery = z.input<typeof AuthorizationsQuery>

/**
 * A page of the authorizations of a practice, the one that ends first at the top; of ended ones the latest. Those of
 * former coverage and of archived clients are left out. Who sees only their own clients gets the ones of these.
 */
export const listAuthorizations = endpoint({
  name: 'listAuthorizations',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/authorizations',
  access: 'clients:view',
  query: AuthorizationsQuery,
  response: enveloped(pageOf(ListedAuthorization)),
})

const all = '/api/v1/practices/{practiceId}/clients/{clientId}/authorizations'
const one = '/api/v1/practices/{practiceId}/clients/{clientId}/authorizations/{authorizationId}'

/** Adds an authorization to a coverage of this client; its codes are of the practice’s services. */
export const createAuthorization = endpoint({
  name: 'createAuthorization',
  method: 'POST',
  path: all,
  access: 'clients:write',
  body: AuthorizationInput,
  response: enveloped(Authorization),
})

/** Changes an authorization. */
export const updateAuthorization = endpoint({
  name: 'updateAuthorization',
  method: 'PUT',
  path: one,
  access: 'clients:write',
  body: UpdateAuthorizationBody,
  response: enveloped(Authorization),
})

/** Deletes an authorization that was entered by mistake. */
export const deleteAuthorization = endpoint({
  name: 'deleteAuthorization',
  method: 'DELETE',
  path: one,
  access: 'clients:write',
  response: enveloped(z.null()),
})
