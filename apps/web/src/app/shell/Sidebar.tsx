import { SideNav } from '@oaklet/design-system'
import { useLocation } from 'react-router-dom'
import { useSidebarEntries } from './use-sidebar-entries'

/** The ways to every screen that the person may see. */
export function Sidebar() {
  const { pathname } = useLocation()
  const items = useSidebarEntries().map(({ id, label, icon, path, section = path }) => ({
    id,
    label,
    icon,
    href: path,
    isCurrent: pathname === section || pathname.startsWith(`${section}/`),
  }))
  return <SideNav label="Main" items={items} />
}
