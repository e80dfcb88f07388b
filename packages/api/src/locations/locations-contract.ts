import * as z from 'zod/mini'
import { Holiday } from '../holidays/holiday'
import { HolidaysQuery } from '../holidays/holidays-contract'
import { BusinessHours, BusinessHoursInput } from '../organization/business-hours'
import { AddressInput, OptionalEmail, PhoneNumber } from '../organization/contact-fields'
import { Address } from '../organization/organization-contract'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Id, Instant, requiredText, Version } from '../wire/scalars'

/** A place where sessions are held (spec §3). `phone` and `fax` are as `phoneOf` makes them. */
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
  /** Its own hours, or null where it keeps the practice's. */
  businessHours: z.nullable(BusinessHours),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
})
export type Location = z.infer<typeof Location>

/** What a person types about a location; the server checks it with this same schema. */
export const LocationInput = z.object({
  name: requiredText(120, 'Enter a name'),
  address: AddressInput,
  phone: PhoneNumber,
  fax: z.optional(PhoneNumber),
  email: OptionalEmail,
  isActive: z.boolean(),
  businessHours: z.nullable(BusinessHoursInput),
})
export type LocationInput = z.input<typeof LocationInput>

/** A practice's first active location is the primary one without being asked for. */
export const CreateLocationBody = z.extend(LocationInput, { isPrimary: z.optional(z.boolean()) })
export type CreateLocationBody = z.input<typeof CreateLocationBody>

/** A location as it is saved, with the version that it was edited on: 409 `stale_edit` for an older one. */
export const UpdateLocationBody = z.extend(LocationInput, { version: Version })
export type UpdateLocationBody = z.input<typeof UpdateLocationBody>

const all = '/api/v1/practices/{practiceId}/locations'
const one = '/api/v1/practices/{practiceId}/locations/{locationId}'

/** The primary one first, then by name; the inactive ones too. */
export const listLocations = endpoint({
  name: 'listLocations',
  method: 'GET',
  path: all,
  access: 'signed-in',
  response: enveloped(z.array(Location)),
})

/** Like {@link listLocations}, without the inactive ones (spec §7). */
export const listActiveLocations = endpoint({
  name: 'listActiveLocations',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/locations/active',
  access: 'signed-in',
  response: enveloped(z.array(Location)),
})

/** Adds a location (spec §7). */
export const createLocation = endpoint({
  name: 'createLocation',
  method: 'POST',
  path: all,
  access: 'settings:edit',
  body: CreateLocationBody,
  response: enveloped(Location),
})

/** The primary location can be made inactive only when no other is active. */
export const updateLocation = endpoint({
  name: 'updateLocation',
  method: 'PUT',
  path: one,
  access: 'settings:edit',
  body: UpdateLocationBody,
  response: enveloped(Location),
})

/** Refused for one with appointments to come, and for the primary one while another is active. */
export const deleteLocation = endpoint({
  name: 'deleteLocation',
  method: 'DELETE',
  path: one,
  access: 'settings:edit',
  response: enveloped(z.null()),
})

/** Answers as {@link deleteLocation} would and deletes nothing, so that a refusal is known before an undo is offered. */
export const checkLocationRemoval = endpoint({
  name: 'checkLocationRemoval',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/locations/{locationId}/removal-check',
  access: 'settings:edit',
  response: enveloped(z.null()),
})

/** Makes an active location the primary one, and no other (spec §4). */
export const setPrimaryLocation = endpoint({
  name: 'setPrimaryLocation',
  method: 'PUT',
  path: '/api/v1/practices/{practiceId}/locations/{locationId}/set-primary',
  access: 'settings:edit',
  response: enveloped(Location),
})

/** The holidays of all locations and those of this one, by date. */
export const listLocationHolidays = endpoint({
  name: 'listLocationHolidays',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/locations/{locationId}/holidays',
  access: 'signed-in',
  query: HolidaysQuery,
  response: enveloped(z.array(Holiday)),
})
