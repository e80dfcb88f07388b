import type { Api } from '@oaklet/api'
import { queryOptions } from '@tanstack/react-query'

/** The organization's settings, with the hours and the holidays of the person's practices. */
export const settingsQuery = (api: Api, orgId: string) =>
  queryOptions({
    queryKey: ['organization', orgId, 'settings'],
    queryFn: ({ signal }) => api.organization.settings({ orgId }, { signal }),
  })

/** Where the person works, in all of their organizations. */
export const ownOrganizationsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'organizations'],
    queryFn: ({ signal }) => api.account.organizations({ signal }),
  })
