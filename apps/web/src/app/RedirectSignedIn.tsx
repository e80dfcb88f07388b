import { RouterProvider } from '@oaklet/design-system'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom'
import { useLinkHref } from '../shared/use-link-href'
import { useSessionState } from '../shared/use-session'
import { LoadingScreen } from './LoadingScreen'
import { safeReturnPath } from './safe-return-path'

/**
 * Stands around the public screens: who is signed in goes where they were going, or to the dashboard (spec §2). Links
 * from one public screen to another take along where that is.
 */
export function RedirectSignedIn() {
  const status = useSessionState((state) => state.status)
  const from = fromOf(useLocation().state)
  const navigate = useNavigate()
  if (status === 'restoring') return <LoadingScreen />
  if (status === 'signed-in') return <Navigate to={safeReturnPath(from, window.location.origin)} replace />
  return (
    <RouterProvider
      navigate={(path) => void navigate(path, from === undefined ? {} : { state: { from } })}
      useHref={useLinkHref}
    >
      <Outlet />
    </RouterProvider>
  )
}

const fromOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
