import { useCallback, useSyncExternalStore } from 'react'

/**
 * Returns whether a media query matches now; false where there are no media queries, as in a test without a browser.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = queryList(query)
      list?.addEventListener('change', onChange)
      return () => list?.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => queryList(query)?.matches ?? false,
    () => false,
  )
}

const queryList = (query: string): MediaQueryList | undefined =>
  (globalThis as { matchMedia?: typeof matchMedia }).matchMedia?.(query)
