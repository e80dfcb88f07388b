import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Cents, Id, Version } from '../wire/scalars'

/** The highest fee, in cents. */
export const MAX_FEE_CENTS = 10_000_000

/** A fee for one unit of a service, in cents. */
export const Fee = Cents.check(
  z.gte(0, 'The fee can’t be negative'),
  z.lte(MAX_FEE_CENTS, 'Enter a fee of $100,000.00 or less'),
)

/** A billable service: a CPT code with the practice's own label, usual length and full fee. */
export const Service = z.object({
  id: Id,
  /** No two active services of a practice have the same one. */
  code: z.string(),
  label: z.string(),
  durationMinutes: z.int(),
  /** What is booked keeps the fee that it was booked with. */
  feeCents: Cents,
  /** An inactive service can’t be chosen for what is booked from now on. */
  isActive: z.boolean(),
  version: Version,
})
export type Service = z.infer<typeof Service>

/** What the practice bills for, in order of code, the inactive ones too. */
export const listServices = endpoint({
  name: 'listServices',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/services',
  access: 'signed-in',
  response: enveloped(z.array(Service)),
})
