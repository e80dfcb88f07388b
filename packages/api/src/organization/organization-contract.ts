import * as z from 'zod/mini'
import { Holiday } from '../holidays/holiday'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Id, Instant, Version } from '../wire/scalars'
import { BusinessHours } from './business-hours'

/** The ways of writing a date that an organization can choose; spec §9: the first is the default. */
export const DATE_FORMATS = ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'] as const

/** An address as it is kept (spec §3); empty where nothing is known. */
export const Address = z.object({
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  country: z.string(),
})
export type Address = z.infer<typeof Address>

/** Organization settings (spec §3). `phone` is as `phoneOf` makes it. */
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
    /** Those of every practice that the person works in, by date. */
    holidays: z.array(Holiday),
  }),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
})
export type OrganizationSettings = z.infer<typeof OrganizationSettings>

/** A practice (spec §3). */
export const Practice = z.object({
  id: Id,
  name: z.string(),
  timeZone: z.string(),
  currency: z.string(),
  businessHours: BusinessHours,
})
export type Practice = z.infer<typeof Practice>

/** The organization’s settings, with business hours and holidays (spec §7). */
export const getOrganizationSettings = endpoint({
  name: 'getOrganizationSettings',
  method: 'GET',
  path: '/api/v1/organizations/{orgId}/settings',
  access: 'signed-in',
  response: enveloped(OrganizationSettings),
})

/** A practice as it is chosen from a list. */
export const PracticeName = z.object({ id: Id, name: z.string() })
export type PracticeName = z.infer<typeof PracticeName>

/** Every practice of the organization by name, also those where the person doesn’t work. */
export const listPractices = endpoint({
  name: 'listPractices',
  method: 'GET',
  path: '/api/v1/organizations/{orgId}/practices',
  access: 'staff:edit',
  response: enveloped(z.array(PracticeName)),
})

/** One practice (spec §7): 404 for one where the person doesn’t work. */
export const getPractice = endpoint({
  name: 'getPractice',
  method: 'GET',
  path: '/api/v1/organizations/{orgId}/practices/{practiceId}',
  access: 'signed-in',
  response: enveloped(Practice),
})
