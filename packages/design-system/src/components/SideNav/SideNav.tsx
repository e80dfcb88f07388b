import { useFrame } from '../AppShell/frame-context'
import { groupLabel, groupLine, list, sideNav } from './SideNav.css'
import { SideNavLink, type SideNavItem } from './SideNavLink'

export interface SideNavGroup {
  id: string
  /** What shows; a line break makes its two lines. */
  label: string
  /** What is spoken, and shown when pointed at. */
  fullLabel: string
  items: readonly SideNavItem[]
}

export interface SideNavProps {
  /** Names the landmark, like "Main". */
  label: string
  items: readonly SideNavItem[]
  groups?: readonly SideNavGroup[] | undefined
}

/** The places of the application. In an AppShell it takes the collapsed look from the frame. */
export function SideNav({ label, items, groups = [] }: SideNavProps) {
  const isCollapsed = useFrame()?.isSidebarCollapsed ?? false
  const links = (places: readonly SideNavItem[], name?: string) => (
    <ul role="list" className={list} aria-label={name}>
      {places.map((place) => (
        <li key={place.id}>
          <SideNavLink item={place} isCollapsed={isCollapsed} />
        </li>
      ))}
    </ul>
  )
  return (
    <nav aria-label={label} className={sideNav}>
      {links(items)}
      {groups.map((group) => (
        <div key={group.id}>
          {isCollapsed ? (
            <div className={groupLine} />
          ) : (
            <p className={groupLabel} title={group.fullLabel} aria-hidden="true">
              {group.label}
            </p>
          )}
          {links(group.items, group.fullLabel)}
        </div>
      ))}
    </nav>
  )
}
