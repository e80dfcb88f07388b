import * as z from 'zod/mini'
import { Address } from '../organization/organization-contract'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Id, Instant } from '../wire/scalars'

/** A place where sessions are held (spec §3). `phone` and `fax` hold digits only. */
export const Location = z.object({
  id: Id,
  practiceId: Id,
  name: z.string(),
  address: Address,
  phone: z.string(),
  fax: z.optional(z.string()),
  email: z.string(),
  isPrimary: z.boolean(),
  isActive: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Location = z.infer<typeof Location>

export const listActiveLocations = endpoint({
  name: 'listActiveLocations',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/locations/active',
  access: 'signed-in',
  response: enveloped(z.array(Location)),
})
