import { useState } from 'react'

/** True from the first time that it was: a form that is shown stays while what it needs is asked for again. */
export function useOnceReady(isReady: boolean): boolean {
  const [wasReady, setWasReady] = useState(isReady)
  if (isReady && !wasReady) setWasReady(true)
  return isReady || wasReady
}
