import type { SearchScreen } from '../../features/search/search-screen'
import { useSidebarEntries } from './use-sidebar-entries'

/** The screens that a search may find: those that have an address, and that the person may see. */
export const useSearchScreens = (): SearchScreen[] =>
  useSidebarEntries().flatMap(({ icon, places, alsoFound = [], ...entry }) =>
    [...(places ?? [entry]), ...alsoFound].map(({ id, label, path }) => ({ id, label, icon, path })),
  )
