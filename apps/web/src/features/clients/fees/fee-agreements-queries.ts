import type { Api } from '@oaklet/api'
import { queryOptions } from '@tanstack/react-query'

/** What a client pays in place of the full fees, also what was agreed for former times. */
export const feeAgreementsQuery = (api: Api, practiceId: string, clientId: string) =>
  queryOptions({
    queryKey: [practiceId, 'fee-agreements', clientId],
    queryFn: ({ signal }) => api.feeAgreements.list({ practiceId, clientId }, { signal }),
  })
