import { usePermissions } from '../../shared/use-session'
import { SIDEBAR } from '../features'

/** The ways in that the signed-in person may use. */
export function useSidebarEntries() {
  const can = usePermissions()
  return SIDEBAR.filter(({ permission }) => permission === undefined || can(permission))
}
