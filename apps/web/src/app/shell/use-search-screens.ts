import type { SearchScreen } from '../../features/search/search-screen'
import { usePermissions } from '../../shared/use-session'
import { useSidebarEntries } from './use-sidebar-entries'

/** The screens that a search may find: those that have an address, and that the person may see. */
export function useSearchScreens(): SearchScreen[] {
  const can = usePermissions()
  return useSidebarEntries().flatMap(({ icon, places, alsoFound = [], ...entry }) =>
    [...(places ?? [entry]), ...alsoFound]
      .filter(({ permission }) => permission === undefined || can(permission))
      .map(({ id, label, path }) => ({ id, label, icon, path })),
  )
}
