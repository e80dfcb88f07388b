import type { Api } from '@oaklet/api'
import { queryOptions } from '@tanstack/react-query'

/** What the practice’s payers allow by their contracts, also in former times. */
export const feeSchedulesQuery = (api: Api, practiceId: string) =>
  queryOptions({
    queryKey: [practiceId, 'fee-schedules'],
    queryFn: ({ signal }) => api.feeSchedules.list({ practiceId }, { signal }),
  })
