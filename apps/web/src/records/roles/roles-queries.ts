import type { Api } from '@oaklet/api'
import { queryOptions } from '@tanstack/react-query'

/** The organization's roles, for those who change them or give them to a person. */
export const rolesQuery = (api: Api, orgId: string) =>
  queryOptions({
    queryKey: ['organization', orgId, 'roles', 'list'],
    queryFn: ({ signal }) => api.roles.list({ orgId }, { signal }),
  })

/** What a person may do, with the reasons; asked for again when roles change. */
export const accessQuery = (api: Api, orgId: string, staffId: string) =>
  queryOptions({
    queryKey: ['organization', orgId, 'roles', 'access', staffId],
    queryFn: ({ signal }) => api.staff.access({ orgId, staffId }, { signal }),
  })
