import { useLocation, useNavigate } from 'react-router-dom'
import { cursorPages, type PageWalk } from './use-cursor-pages'

/** Walks keyset pages and keeps the walk in the history's entry: who comes back to it finds the page that they left. */
export function useKeptPages(list: string, pageSize: number) {
  const location = useLocation()
  const navigate = useNavigate()
  const state: unknown = location.state
  const walk = isWalk(state) ? state : { list, cursors: [] }
  return cursorPages(list, pageSize, walk, (next) => void navigate(location, { replace: true, state: next }))
}

/** An entry may hold what others have left there. */
const isWalk = (state: unknown): state is PageWalk =>
  typeof state === 'object' && state !== null && 'cursors' in state && Array.isArray(state.cursors)
