import { STAFF_STATUSES, type StaffStatus } from '@oaklet/api/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useApi } from '../../shared/use-api'
import { useCursorPages } from '../../shared/use-cursor-pages'
import { useDebounced } from '../../shared/use-debounced'
import { useShownPage } from '../../shared/use-shown-page'
import { staffQueries } from './staff-queries'
import { useStaffOrganization } from './use-staff-organization'

const PAGE_SIZE = 25
const TYPING_PAUSE_MS = 200

export type StatusFilter = StaffStatus | 'all'

/** The page of people that the address and the pager ask for. */
export function useStaffList() {
  const { orgId } = useStaffOrganization()
  const [search, setSearch] = useSearchParams()
  const [typed, setTyped] = useState(search.get('q') ?? '')
  const wanted = search.get('status')
  const status: StatusFilter = STAFF_STATUSES.find((one) => one === wanted) ?? 'all'
  const q = useDebounced(typed.trim(), TYPING_PAUSE_MS)
  const pages = useCursorPages(`${status} ${q}`, PAGE_SIZE)
  const query = useQuery(
    staffQueries(useApi(), orgId).list({
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
        if (value === '') next.delete(name)
        else next.set(name, value)
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
    showStatus: (next: StatusFilter) => setParam('status', next === 'all' ? '' : next),
  }
}
