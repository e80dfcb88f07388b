import type { Api } from '@oaklet/api'
import { queryOptions } from '@tanstack/react-query'

/** What a person may do, with the reasons; asked for anew when roles change. */
export const accessQueries = (api: Api, orgId: string) => ({
  of: (staffId: string) =>
    queryOptions({
      queryKey: ['organization', orgId, 'roles', 'access', staffId],
      queryFn: ({ signal }) => api.staff.access({ orgId, staffId }, { signal }),
    }),
})
