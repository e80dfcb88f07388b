import {
  DATE_FORMATS,
  type OrganizationSettings,
  type UpdateOrganizationSettingsBody,
} from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'

const MAX_NAME = 200

/** What the first two steps ask, called as in the contract. */
export interface SettingsChange {
  name?: string
  'settings.timezone'?: string
}

/** What is sent: the settings as they were, but for what the step asks. */
export function settingsBody(
  base: OrganizationSettings,
  change: SettingsChange,
): UpdateOrganizationSettingsBody {
  const { name, email, phone, address, settings, version } = base
  return {
    name: change.name?.trim() ?? name,
    email,
    phone,
    address,
    settings: {
      timezone: change['settings.timezone'] ?? settings.timezone,
      currency: settings.currency,
      dateFormat: DATE_FORMATS.find((format) => format === settings.dateFormat) ?? DATE_FORMATS[0],
    },
    version,
  }
}

/** Whether it is worth sending. */
export const isChanged = (base: OrganizationSettings, change: SettingsChange): boolean =>
  JSON.stringify(settingsBody(base, change)) !== JSON.stringify(settingsBody(base, {}))

/** What has to be put right before a name is worth sending. */
export function practiceNameErrors({ name }: { name: string }): FormError[] {
  const typed = name.trim()
  if (typed === '') return [{ path: 'name', message: 'Enter the name of your practice' }]
  return typed.length > MAX_NAME ? [{ path: 'name', message: 'Use at most 200 characters' }] : []
}

/** What has to be put right before a time zone is worth sending. */
export const timeZoneErrors = (values: { 'settings.timezone': string }): FormError[] =>
  values['settings.timezone'] === '' ? [{ path: 'settings.timezone', message: 'Choose a time zone' }] : []
