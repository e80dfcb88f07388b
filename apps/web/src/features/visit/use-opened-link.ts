import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** What a client's link opened: what it shows, or why that could not be loaded. */
interface Opened<Shown> {
  shown: Shown | null
  error: unknown
}

/** A call of the client that opens a link; it stays the same for as long as the page stands. */
type OpenLink<Shown> = (body: { token: string }, options: { signal: AbortSignal }) => Promise<Shown>

/** What stands behind `#` in the address of the page: a token that no server's log and no other site is sent. */
export const useLinkToken = (): string => useLocation().hash.slice(1)

/** Opens what a link leads to, once for each token; opening it does nothing but show it. */
export function useOpenedLink<Shown>(open: OpenLink<Shown>, token: string) {
  const [attempt, setAttempt] = useState(0)
  const [{ shown, error }, setState] = useState<Opened<Shown>>({ shown: null, error: null })
  useEffect(() => {
    const abort = new AbortController()
    open({ token }, { signal: abort.signal }).then(
      (opened) => setState({ shown: opened, error: null }),
      (failure: unknown) => {
        if (!abort.signal.aborted) setState({ shown: null, error: failure })
      },
    )
    return () => abort.abort()
  }, [open, token, attempt])
  return {
    ...{ shown, error },
    show: (next: Shown) => setState({ shown: next, error: null }),
    retry: () => {
      setState({ shown: null, error: null })
      setAttempt(attempt + 1)
    },
  }
}
