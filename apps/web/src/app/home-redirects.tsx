import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { paths } from '../shared/paths'

/** Unknown addresses go to `/` (spec §2); the question of `/oaklet-ai?q=…` goes along, to be answered there. */
export function RootRedirect() {
  const { pathname, search } = useLocation()
  const isQuestion = pathname === paths.oakletAi({ q: '' })
  const ask = isQuestion ? new URLSearchParams(search).get('q') : null
  return <Navigate to={paths.root(ask ? { ask } : {})} replace />
}

/** `/` goes to the dashboard, with a question that came along. */
export function HomeRedirect() {
  const [search] = useSearchParams()
  const ask = search.get('ask')
  return <Navigate to={paths.dashboard(ask ? { ask } : {})} replace />
}
