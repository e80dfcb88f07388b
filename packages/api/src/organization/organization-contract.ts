import * as z from 'zod/mini'
import { Holiday } from '../holidays/holiday'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Id, Instant, requiredText, TimeZone, Version } from '../wire/scalars'
import { BusinessHours, DayRanges } from './business-hours'
import { AddressInput, OptionalEmail, PhoneNumber } from './contact-fields'

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

/** An ISO 4217 code that this machine can format. */
const Currency = z
  .string()
  .check(z.refine((code) => Intl.supportedValuesOf('currency').includes(code), 'Choose a currency'))

/** The settings as they are saved; business hours and holidays have calls of their own and stay as they are. */
export const UpdateOrganizationSettingsBody = z.object({
  name: requiredText(200, 'Enter a name'),
  email: OptionalEmail,
  phone: PhoneNumber,
  address: AddressInput,
  settings: z.object({
    timezone: TimeZone,
    currency: Currency,
    dateFormat: z.enum(DATE_FORMATS, 'Choose a date format'),
  }),
  version: Version,
})
export type UpdateOrganizationSettingsBody = z.input<typeof UpdateOrganizationSettingsBody>

/** One weekday's hours, as a whole. */
export const SetBusinessHoursBody = z.object({ ranges: DayRanges })
export type SetBusinessHoursBody = z.infer<typeof SetBusinessHoursBody>

const settings = '/api/v1/organizations/{orgId}/settings'

/** The organization’s settings, with business hours and holidays (spec §7). */
export const getOrganizationSettings = endpoint({
  name: 'getOrganizationSettings',
  method: 'GET',
  path: settings,
  access: 'signed-in',
  response: enveloped(OrganizationSettings),
})

/** A practice that had the organization's name, time zone or currency so far goes with it. */
export const updateOrganizationSettings = endpoint({
  name: 'updateOrganizationSettings',
  method: 'PUT',
  path: settings,
  access: 'settings:edit',
  body: UpdateOrganizationSettingsBody,
  response: enveloped(OrganizationSettings),
})

/** The last write of a weekday wins; a practice that had the organization's hours that day goes with it. */
export const setBusinessHours = endpoint({
  name: 'setBusinessHours',
  method: 'PATCH',
  path: '/api/v1/organizations/{orgId}/settings/businessHours/{day}',
  access: 'settings:edit',
  body: SetBusinessHoursBody,
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
