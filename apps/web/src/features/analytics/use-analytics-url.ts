import { ANALYTICS_TYPES, type AnalyticsType } from '@oaklet/api/contract'
import { PAGE_HEADING_ID } from '@oaklet/design-system'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../shared/paths'
import { type AnalyticsFilters, readFilters, writeFilters } from './analytics-filters'

/** Says that a tab was changed to: the keyboard stays on it. */
const BY_TAB = 'tab'

/** Which kind the address shows and of what; another choice takes the place of the one before (spec §2). */
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

/** All tabs are one screen, so a link from one to another changes no page by itself: its heading is told here. */
function useHeadingFocus(type: AnalyticsType, isByTab: boolean): void {
  const before = useRef(type)
  useEffect(() => {
    if (before.current !== type && !isByTab) document.getElementById(PAGE_HEADING_ID)?.focus()
    before.current = type
  }, [type, isByTab])
}
