import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { requiredText, TimeZone, Version } from '../wire/scalars'
import { DayRanges } from './business-hours'
import { AddressInput, OptionalEmail, PhoneNumber } from './contact-fields'
import { DATE_FORMATS, OrganizationSettings } from './organization-contract'

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

/** A practice that had the organization's name, time zone or currency so far goes with it. */
export const updateOrganizationSettings = endpoint({
  name: 'updateOrganizationSettings',
  method: 'PUT',
  path: '/api/v1/organizations/{orgId}/settings',
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
