import type { Api } from '@oaklet/api'
import { queryOptions } from '@tanstack/react-query'

/** All insurance companies of a practice by name, the inactive ones too. */
export const payersQuery = (api: Api, practiceId: string) =>
  queryOptions({
    queryKey: [practiceId, 'payers'] as const,
    queryFn: ({ signal }) => api.payers.list({ practiceId }, { signal }),
  })
