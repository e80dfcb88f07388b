import type { OpenedOnboarding } from '@oaklet/api/contract'
import { useEffect, useState } from 'react'
import { useOnboarding } from '../../shared/use-onboarding'

interface Opened {
  /** This browser’s session; null while it is not known. */
  session: OpenedOnboarding | null
  /** Why it could not be opened; null while nothing went wrong. */
  error: unknown
  retry: () => void
  /** Goes on with the session of whoever has entered a code. */
  verify: (session: OpenedOnboarding) => void
}

/** Opens this browser’s session: a new one by the secret of a link, or the one that its cookie names. */
export function useOpened(linkId: string, secret: string | null): Opened {
  const api = useOnboarding()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<Pick<Opened, 'session' | 'error'>>({ session: null, error: null })
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const opening =
      secret === null ? api.getSession({ linkId }, { signal }) : api.open({ linkId }, { secret }, { signal })
    opening.then(
      (session) => setState({ session, error: null }),
      (error: unknown) => {
        if (!signal.aborted) setState({ session: null, error })
      },
    )
    return () => abort.abort()
  }, [api, linkId, secret, attempt])
  return {
    ...state,
    retry: () => {
      setState({ session: null, error: null })
      setAttempt(attempt + 1)
    },
    verify: (session) => setState({ session, error: null }),
  }
}
