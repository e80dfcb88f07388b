import { ANALYTICS_TYPES, type AnalyticsType } from '@oaklet/api/contract'
import { PAGE_HEADING_ID } from '@oaklet/design-system'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../shared/paths'
import { type AnalyticsFilters, readFilters, writeFilters } from './filters/analytics-filters'

/** Navigation state of a change of tab: the focus stays on the tab. */
const BY_TAB = 'tab'

/** Reads and writes the kind and filters in the address; a new choice replaces the history entry (spec §2). */
export function useAnalyticsUrl() {
  const location = useLocation()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const type = ANALYTICS_TYPES.find((one) => location.pathname === paths.analytics(one)) ?? 'practice'
  useHeadingFocus(type, location.state === BY_TAB)
  return {
    type,
    filters: readFilters(search),
    showType: (next: AnalyticsType) =>
      void navigate(
        { pathname: paths.analytics(next), search: location.search },
        { replace: true, state: BY_TAB },
      ),
    filter: (next: AnalyticsFilters) => setSearch((before) => writeFilters(before, next), { replace: true }),
  }
}

/** Focuses the heading after a link from one tab to another: all tabs are one screen, so the router does not. */
function useHeadingFocus(type: AnalyticsType, isByTab: boolean): void {
  const before = useRef(type)
  useEffect(() => {
    if (before.current !== type && !isByTab) document.getElementById(PAGE_HEADING_ID)?.focus()
    before.current = type
  }, [type, isByTab])
}
