import type { Api } from '@oaklet/api'
import type {
  CreateLocationBody,
  SetBusinessHoursBody,
  UpdateLocationBody,
  UpdateOrganizationSettingsBody,
  Weekday,
} from '@oaklet/api/contract'

/** What the steps save, each by itself. */
export const setupWrites = (api: Api, orgId: string, practiceId: string) => ({
  settings: (body: UpdateOrganizationSettingsBody) => api.organization.updateSettings({ orgId }, body),
  hours: (day: Weekday, body: SetBusinessHoursBody) =>
    api.organization.setBusinessHours({ orgId, day }, body),
  newLocation: (body: CreateLocationBody, idempotencyKey: string) =>
    api.locations.create({ practiceId }, body, { idempotencyKey }),
  location: (locationId: string, body: UpdateLocationBody) =>
    api.locations.update({ practiceId, locationId }, body),
})
