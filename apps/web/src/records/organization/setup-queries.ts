import type { Api } from '@oaklet/api'
import type { UpdateSetupBody } from '@oaklet/api/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'

/** How far the set-up of the organization has come; only for those who may edit its settings. */
export const setupQuery = (api: Api, orgId: string) =>
  queryOptions({
    queryKey: ['organization', orgId, 'setup'],
    queryFn: ({ signal }) => api.organization.setup({ orgId }, { signal }),
    // It may have gone on at another device.
    staleTime: 0,
  })

/** Confirms a step, or says whether the rest is to be offered any more. */
export const updateSetup = (api: Api, orgId: string) =>
  mutationOptions({ mutationFn: (body: UpdateSetupBody) => api.organization.updateSetup({ orgId }, body) })
