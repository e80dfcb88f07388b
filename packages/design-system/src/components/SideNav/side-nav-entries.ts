import type { IconName } from '../Icon/icon-names'

/** One place below an entry of the navigation. */
export interface SideNavPlace {
  id: string
  label: string
  href: string
  isCurrent: boolean
  /** Called when the link is pointed at or focused, to load what it leads to. */
  onIntent?: (() => void) | undefined
}

/** One place with its icon. */
export interface SideNavItem extends SideNavPlace {
  icon: IconName
  /** A short count; say what it counts in `badgeLabel`. */
  badge?: string | undefined
  badgeLabel?: string | undefined
}

/** An area with places below it: it expands in place, or flies out of the collapsed sidebar. */
export interface SideNavBranchItem {
  id: string
  label: string
  icon: IconName
  items: readonly SideNavPlace[]
}

export type SideNavEntry = SideNavItem | SideNavBranchItem

export const isBranch = (entry: SideNavEntry): entry is SideNavBranchItem => 'items' in entry

export const holdsCurrent = ({ items }: SideNavBranchItem): boolean =>
  items.some(({ isCurrent }) => isCurrent)
