import type { Permission } from '@oaklet/api/contract'
import type { IconName } from '@oaklet/design-system'
import type { ComponentType } from 'react'

/**
 * `public` screens send a signed-in person to the dashboard; `staff` screens send everyone else to sign in; those for
 * `anyone` stay, and say what goes for whom. Those for a `client` know of no session of the staff.
 */
export const AUDIENCES = ['public', 'staff', 'anyone', 'client'] as const

/** One screen. `load` brings its code: on navigation, and ahead of it when a link to it is hovered or focused. */
export interface FeatureRoute {
  path: string
  audience: (typeof AUDIENCES)[number]
  load: () => Promise<{ Component: ComponentType }>
}

/** Where a way in stands: among the first, under the practice's name, or at the end (spec §2). */
export const SIDEBAR_PLACES = ['main', 'practice', 'end'] as const

/** The numbers that may stand beside a way in. */
export const SIDEBAR_COUNTS = ['unread'] as const

/** One of the screens that stand together below a way in. */
export interface SidebarPlace {
  id: string
  label: string
  path: string
  /** Another address of the same screen. */
  alsoAt?: string
  /** Who may see it, where that is fewer than may use the way in. */
  permission?: Permission
}

/** A way into a feature; it shows only to those who hold `permission`, or to everybody where there is none. */
export interface SidebarEntry {
  id: string
  label: string
  icon: IconName
  path: string
  /** Current wherever the address begins with this, `path` when left out. */
  section?: string
  /** What it opens to in the sidebar; the way in itself leads to `path` by its key. */
  places?: readonly SidebarPlace[]
  /** Screens of the feature that a search finds, and the sidebar leaves out. */
  alsoFound?: readonly SidebarPlace[]
  /** `main` when left out. */
  place?: (typeof SIDEBAR_PLACES)[number]
  permission?: Permission
  /** Pressed after `g` from anywhere: `d` goes to the dashboard. */
  goKey?: string
  /** Which number stands beside it, while there is any. */
  count?: (typeof SIDEBAR_COUNTS)[number]
}

/** What a feature's `routes.tsx` offers; the router and the sidebar are made from it. */
export interface FeatureRoutes {
  routes: readonly FeatureRoute[]
  sidebar: readonly SidebarEntry[]
}
