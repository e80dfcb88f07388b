import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Id, Instant } from '../wire/scalars'

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Local wall-clock times as `HH:MM`. */
export const OpenRange = z.object({
  opens: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  closes: z.string().check(z.regex(/^([01]\d|2[0-4]):[0-5]\d$/)),
})

/** The open ranges of each weekday; an empty list is a closed day. */
export const BusinessHours = z.record(z.enum(WEEKDAYS), z.array(OpenRange))
export type BusinessHours = z.infer<typeof BusinessHours>

export const Address = z.object({
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  country: z.string(),
})
export type Address = z.infer<typeof Address>

/** Organization settings (spec §3). `phone` holds digits only. */
export const OrganizationSettings = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: Address,
  status: z.enum(['ACTIVE', 'INACTIVE']),
  settings: z.object({
    timezone: z.string(),
    businessHours: BusinessHours,
    currency: z.string(),
    dateFormat: z.string(),
  }),
  createdAt: Instant,
  updatedAt: Instant,
})
export type OrganizationSettings = z.infer<typeof OrganizationSettings>

export const Practice = z.object({
  id: Id,
  name: z.string(),
  timeZone: z.string(),
  currency: z.string(),
  businessHours: BusinessHours,
})
export type Practice = z.infer<typeof Practice>

export const getOrganizationSettings = endpoint({
  name: 'getOrganizationSettings',
  method: 'GET',
  path: '/api/v1/organizations/{orgId}/settings',
  access: 'signed-in',
  response: enveloped(OrganizationSettings),
})

export const getPractice = endpoint({
  name: 'getPractice',
  method: 'GET',
  path: '/api/v1/organizations/{orgId}/practices/{practiceId}',
  access: 'signed-in',
  response: enveloped(Practice),
})
