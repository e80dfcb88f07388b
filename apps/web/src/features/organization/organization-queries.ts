import type { Api } from '@oaklet/api'
import type { SetBusinessHoursBody, UpdateOrganizationSettingsBody, Weekday } from '@oaklet/api/contract'
import { mutationOptions } from '@tanstack/react-query'

/** What the settings of an organization save; what they read is shared. */
export const organizationWrites = (api: Api, orgId: string) => ({
  settings: () =>
    mutationOptions({
      mutationFn: (body: UpdateOrganizationSettingsBody) => api.organization.updateSettings({ orgId }, body),
    }),
  hours: () =>
    mutationOptions({
      mutationFn: ({ day, ...body }: SetBusinessHoursBody & { day: Weekday }) =>
        api.organization.setBusinessHours({ orgId, day }, body),
    }),
})
