import type { HoldableSession } from '@oaklet/api/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { billingQueries } from '../billing-queries'
import { withClosed } from './hold-form'

const NONE: readonly HoldableSession[] = []

/**
 * The sessions of a client that a copay can be held for. They are loaded once for each form, and anew only by `reload`,
 * so that nothing changes behind what is typed. What a reload finds closed stays in the list.
 */
export function useHoldableSessions(clientId: string | null) {
  const query = useQuery({
    ...billingQueries(useApi(), usePracticeId()).holdableSessions(clientId ?? ''),
    enabled: clientId !== null,
  })
  const [before, setBefore] = useState({ clientId, sessions: NONE })
  // What is typed goes with its client, so that another one begins without these, also if the first one comes back.
  if (before.clientId !== clientId) setBefore({ clientId, sessions: NONE })
  const sessions = query.data && withClosed(before.sessions, query.data.sessions)
  return {
    query,
    /** Undefined until they are loaded. */
    sessions,
    reload: () => {
      setBefore({ clientId, sessions: sessions ?? NONE })
      void query.refetch()
    },
  }
}
