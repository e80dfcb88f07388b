import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useSessionState } from '../shared/use-session'
import { LoadingScreen } from './LoadingScreen'
import { safeReturnPath } from './safe-return-path'

/** Stands around the public screens: who is signed in goes where they were going, or to the dashboard (spec §2). */
export function RedirectSignedIn() {
  const status = useSessionState((state) => state.status)
  const state: unknown = useLocation().state
  if (status === 'restoring') return <LoadingScreen />
  if (status !== 'signed-in') return <Outlet />
  return <Navigate to={safeReturnPath(fromOf(state), window.location.origin)} replace />
}

const fromOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
