import type { Api } from '@oaklet/api'
import { queryOptions } from '@tanstack/react-query'

/** The copay of a client for one session: the session as money can be held for it, or nothing where none can. */
export const copayQuery = (
  api: Api,
  practiceId: string,
  { appointmentId, clientId }: { appointmentId: string; clientId: string },
) =>
  queryOptions({
    queryKey: [practiceId, 'payments', 'copay', appointmentId, clientId],
    queryFn: async ({ signal }) => {
      const { sessions } = await api.payments.listHolds(
        { practiceId, clientId },
        { appointmentId },
        { signal },
      )
      return sessions[0] ?? null
    },
  })
