import { useLocation, useNavigate } from 'react-router-dom'
import { cursorPages, type PageWalk } from './use-cursor-pages'

/** Walks keyset pages and keeps the walk in the history's entry, so that Back leads to the page that was left. */
export function useKeptPages(list: string, pageSize: number) {
  const location = useLocation()
  const navigate = useNavigate()
  const state: unknown = location.state
  const walk = isWalk(state) ? state : { list, cursors: [] }
  return cursorPages(list, pageSize, walk, (next) => void navigate(location, { replace: true, state: next }))
}

/** Tells a walk from other state of the entry. */
const isWalk = (state: unknown): state is PageWalk =>
  typeof state === 'object' && state !== null && 'cursors' in state && Array.isArray(state.cursors)
