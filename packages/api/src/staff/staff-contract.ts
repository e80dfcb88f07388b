import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Id } from '../wire/scalars'

/** Someone who can hold appointments in the practice. `colorIndex` picks one of eight calendar colours, 0 to 7. */
export const Clinician = z.object({
  id: Id,
  name: z.string(),
  credentials: z.string(),
  colorIndex: z.int().check(z.minimum(0), z.maximum(7)),
})
export type Clinician = z.infer<typeof Clinician>

/** Those who can hold appointments in the practice. */
export const listClinicians = endpoint({
  name: 'listClinicians',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/clinicians',
  access: 'signed-in',
  response: enveloped(z.array(Clinician)),
})
