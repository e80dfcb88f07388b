import { SideNav } from '@oaklet/design-system'
import { useLocation } from 'react-router-dom'
import type { SidebarEntry } from '../../shared/feature-routes'
import { useSidebarEntries } from './use-sidebar-entries'

/** The ways to every screen that the person may see. */
export function Sidebar() {
  const { pathname } = useLocation()
  const entries = useSidebarEntries()
  const at = (wanted: SidebarEntry['place']) =>
    entries
      .filter(({ place = 'main' }) => place === wanted)
      .map(({ id, label, icon, path, section = path }) => ({
        id,
        label,
        icon,
        href: path,
        isCurrent: pathname === section || pathname.startsWith(`${section}/`),
      }))
  return <SideNav label="Main" items={at('main')} endItems={at('end')} />
}
