import type { ReactNode } from 'react'
import { Button, useLocale } from 'react-aria-components'
import { lazyPart } from '../../lazy/lazy-part'
import { opensMenu, useOpener } from '../../lazy/use-opener'
import { useFrame } from '../AppShell/frame-context'
import { Tooltip } from '../Tooltip/Tooltip'
import { holdsCurrent, isBranch, type SideNavBranchItem, type SideNavEntry } from './side-nav-entries'
import { groupHead, groupLine, item, list, sideNav } from './SideNav.css'
import { SideNavBranch } from './SideNavBranch'
import { branchButton } from './SideNavBranch.css'
import { SideNavFlyoutFace } from './SideNavFlyoutFace'
import { SideNavGroupName } from './SideNavGroupName'
import { SideNavLink } from './SideNavLink'

const flyoutMenu = lazyPart(async () => (await import('./SideNavFlyoutMenu')).SideNavFlyoutMenu)

export interface SideNavGroup {
  id: string
  /** The whole name; it shows on two lines at most, and all of it at a press. */
  label: string
  /** A Menu that goes with the name, like the way to another practice; collapsed, it stands in the name's place. */
  menu?: ReactNode
  /** The entries; where there are none the name stands by itself, and is spoken. */
  items: readonly SideNavEntry[]
}

export interface SideNavProps {
  /** Names the landmark, like "Main". */
  label: string
  /** The first entries, under no name: places with an icon, and areas that hold places. */
  items: readonly SideNavEntry[]
  /** Entries under a name of their own, below `items`; collapsed, a line stands for the name. */
  groups?: readonly SideNavGroup[] | undefined
  /** Below the groups, like the settings. */
  endItems?: readonly SideNavEntry[] | undefined
}

/** The places of the application. In an AppShell it takes the collapsed look from the frame. */
export function SideNav({ label, items, groups = [], endItems = [] }: SideNavProps) {
  const isCollapsed = useFrame()?.isSidebarCollapsed ?? false
  const entries = (places: readonly SideNavEntry[], name?: string) => (
    <ul role="list" className={list} aria-label={name}>
      {places.map((entry) => (
        <li key={entry.id}>{entryLook(entry, isCollapsed)}</li>
      ))}
    </ul>
  )
  return (
    <nav aria-label={label} className={sideNav}>
      {entries(items)}
      {groups.map((group) => (
        <div key={group.id}>
          {isCollapsed && <div className={groupLine} />}
          <div className={groupHead({ look: isCollapsed ? 'collapsed' : 'expanded' })}>
            {!isCollapsed && (
              <SideNavGroupName key={group.label} name={group.label} isAlone={group.items.length === 0} />
            )}
            {group.menu}
          </div>
          {group.items.length > 0 && entries(group.items, group.label)}
        </div>
      ))}
      {endItems.length > 0 && entries(endItems)}
    </nav>
  )
}

function entryLook(entry: SideNavEntry, isCollapsed: boolean) {
  if (!isBranch(entry)) return <SideNavLink item={entry} isCollapsed={isCollapsed} />
  return isCollapsed ? <SideNavFlyout branch={entry} /> : <SideNavBranch branch={entry} />
}

/** An area of the collapsed sidebar: an icon from which its places fly out as a menu. */
function SideNavFlyout({ branch }: { branch: SideNavBranchItem }) {
  const { direction } = useLocale()
  const towards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const { isLoaded, opening, standIn } = useOpener(flyoutMenu, (key) => opensMenu(key) || key === towards)
  if (isLoaded) return <flyoutMenu.Part branch={branch} opening={opening} />
  return (
    <Tooltip content={branch.label} placement="end">
      <Button
        {...standIn}
        aria-haspopup="true"
        className={`${item} ${branchButton}`}
        {...(holdsCurrent(branch) && { 'aria-current': 'true', 'data-current': true })}
      >
        <SideNavFlyoutFace branch={branch} />
      </Button>
    </Tooltip>
  )
}
