import * as z from 'zod/mini'
import { MAX_APPOINTMENT_MINUTES } from '../appointments/appointments-contract'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { requiredText, Version } from '../wire/scalars'
import { Fee, Service } from './services-contract'

const LENGTH = `Enter a length from 5 to ${MAX_APPOINTMENT_MINUTES} minutes`

/** What a person types about a service; the server checks it with this same schema. */
export const ServiceInput = z.object({
  /** 2 to 10 letters, digits or hyphens, in capitals. */
  code: z
    .string()
    .check(
      z.trim(),
      z.toUpperCase(),
      z.regex(/^[A-Z0-9-]{2,10}$/, 'A code has 2 to 10 letters, digits or hyphens, like 90834'),
    ),
  label: requiredText(80, 'Enter what the service is called'),
  durationMinutes: z.int(LENGTH).check(z.gte(5, LENGTH), z.lte(MAX_APPOINTMENT_MINUTES, LENGTH)),
  feeCents: Fee,
  isActive: z.boolean(),
})
export type ServiceInput = z.input<typeof ServiceInput>

/** A service as it is saved, with the version that it was edited on: 409 `stale_edit` for an older one. */
export const UpdateServiceBody = z.extend(ServiceInput, { version: Version })
export type UpdateServiceBody = z.input<typeof UpdateServiceBody>

const one = '/api/v1/practices/{practiceId}/services/{serviceId}'

/** Adds a service; refused at its code where an active one has it. */
export const createService = endpoint({
  name: 'createService',
  method: 'POST',
  path: '/api/v1/practices/{practiceId}/services',
  access: 'billing:edit',
  body: ServiceInput,
  response: enveloped(Service),
})

/** Changes a service, or makes it active or inactive. The code of one that was booked stays. */
export const updateService = endpoint({
  name: 'updateService',
  method: 'PUT',
  path: one,
  access: 'billing:edit',
  body: UpdateServiceBody,
  response: enveloped(Service),
})

/** Refused for a service whose code an appointment or an authorization names. */
export const deleteService = endpoint({
  name: 'deleteService',
  method: 'DELETE',
  path: one,
  access: 'billing:edit',
  response: enveloped(z.null()),
})
