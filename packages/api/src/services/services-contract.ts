import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Cents } from '../wire/scalars'

/** A billable service: a CPT code with the practice's own label, usual length and fee. */
export const Service = z.object({
  code: z.string(),
  label: z.string(),
  durationMinutes: z.int(),
  feeCents: Cents,
})
export type Service = z.infer<typeof Service>

/** What the practice bills for. */
export const listServices = endpoint({
  name: 'listServices',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/services',
  access: 'signed-in',
  response: enveloped(z.array(Service)),
})
