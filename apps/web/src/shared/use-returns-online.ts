import { useSyncExternalStore } from 'react'

let returns = 0

/** How often the connection has come back: something to begin anew by. */
export const useReturnsOnline = (): number => useSyncExternalStore(subscribe, () => returns)

function subscribe(listener: () => void): () => void {
  const note = () => {
    returns += 1
    listener()
  }
  window.addEventListener('online', note)
  return () => window.removeEventListener('online', note)
}
