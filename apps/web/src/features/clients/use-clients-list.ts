import { CLIENT_STATUSES, type ClientStatus } from '@oaklet/api/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useApi } from '../../shared/use-api'
import { useCursorPages } from '../../shared/use-cursor-pages'
import { useDebounced } from '../../shared/use-debounced'
import { useShownPage } from '../../shared/use-shown-page'
import { usePracticeId } from '../../shared/use-session'
import { clientsQueries } from './clients-queries'

const PAGE_SIZE = 25
const TYPING_PAUSE_MS = 200

export type StatusFilter = ClientStatus | 'all'

const isStatus = (value: string | null): value is ClientStatus =>
  CLIENT_STATUSES.some((status) => status === value)

/** The page of clients that the address and the pager ask for. An older answer never stands over a newer question. */
export function useClientsList() {
  const [search, setSearch] = useSearchParams()
  const [typed, setTyped] = useState(search.get('q') ?? '')
  const wanted = search.get('status')
  const status: StatusFilter = isStatus(wanted) ? wanted : 'all'
  const q = useDebounced(typed.trim(), TYPING_PAUSE_MS)
  const pages = useCursorPages(`${status} ${q}`, PAGE_SIZE)
  const query = useQuery(
    clientsQueries(useApi(), usePracticeId()).list({
      limit: PAGE_SIZE,
      ...(q !== '' && { q }),
      ...(status !== 'all' && { status }),
      ...(pages.cursor !== undefined && { cursor: pages.cursor }),
    }),
  )

  const setParam = (name: 'q' | 'status', value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('view')
        if (value === '') next.delete(name)
        else next.set(name, value)
        if (next.size === 0) next.set('view', 'all')
        return next
      },
      { replace: true },
    )

  return {
    query,
    shown: useShownPage(query, pages),
    typed,
    status,
    isFiltered: q !== '' || status !== 'all',
    find: (text: string) => {
      setTyped(text)
      setParam('q', text.trim())
    },
    /** The address may ask for the form of a new client. */
    isNewWanted: search.has('new'),
    dropNew: () =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          next.delete('new')
          return next
        },
        { replace: true },
      ),
    showStatus: (next: StatusFilter) => setParam('status', next === 'all' ? '' : next),
  }
}
