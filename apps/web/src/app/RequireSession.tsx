import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '../shared/paths'
import { useSessionState } from '../shared/use-session'
import { LoadingScreen } from './LoadingScreen'

/** Lets only a signed-in person through; everyone else signs in first and then comes back here. */
export function RequireSession({ children }: { children: ReactNode }) {
  const status = useSessionState((state) => state.status)
  const reason = useSessionState((state) => state.reason)
  const { pathname, search, hash } = useLocation()
  if (status === 'restoring') return <LoadingScreen />
  if (status === 'signed-in') return children
  // A person who signs out on purpose leaves nothing behind for the next person at this desk.
  const isOver = reason === 'logged-out' || reason === 'logged-out-elsewhere'
  const state = isOver ? null : { from: pathname + search + hash }
  return <Navigate to={paths.login()} replace state={state} />
}
