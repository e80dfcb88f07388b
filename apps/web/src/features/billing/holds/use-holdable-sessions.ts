import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { billingQueries } from '../billing-queries'

/** The sessions of a client that a copay can be held for; loaded once for each form, so that nothing changes behind it. */
export const useHoldableSessions = (clientId: string | null) =>
  useQuery({
    ...billingQueries(useApi(), usePracticeId()).holdableSessions(clientId ?? ''),
    enabled: clientId !== null,
  })
