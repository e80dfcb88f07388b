import type { Api } from '@oaklet/api'
import type { WaitlistMatchesQuery } from '@oaklet/api/contract'
import { queryOptions } from '@tanstack/react-query'

/** What the waitlist reads; every key starts with the practice. */
export const waitlistQueries = (api: Api, practiceId: string) => ({
  list: (status: 'waiting' | 'ended') =>
    queryOptions({
      queryKey: [practiceId, 'waitlist', status],
      queryFn: ({ signal }) => api.waitlist.list({ practiceId }, { status }, { signal }),
    }),
  matches: (slot: WaitlistMatchesQuery) =>
    queryOptions({
      queryKey: [practiceId, 'waitlist', 'matches', slot],
      queryFn: ({ signal }) => api.waitlist.matches({ practiceId }, slot, { signal }),
      // Somebody may have been booked or asked meanwhile.
      staleTime: 0,
    }),
  openings: (entryId: string, startDate: string) =>
    queryOptions({
      queryKey: [practiceId, 'waitlist', 'openings', entryId, startDate],
      queryFn: ({ signal }) => api.waitlist.openings({ practiceId, entryId }, { startDate }, { signal }),
      staleTime: 0,
    }),
})
