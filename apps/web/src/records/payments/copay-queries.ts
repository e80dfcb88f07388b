import type { Api } from '@oaklet/api'
import { queryOptions } from '@tanstack/react-query'

/** What is held for one appointment, or can be, of each of its clients; null for a client where that is nothing. */
export const copaysQuery = (
  api: Api,
  { practiceId, id: appointmentId }: { practiceId: string; id: string },
) =>
  queryOptions({
    queryKey: [practiceId, 'payments', 'copays', appointmentId],
    queryFn: async ({ signal }) =>
      (await api.payments.listHoldsOfAppointment({ practiceId, appointmentId }, { signal })).clients,
  })
