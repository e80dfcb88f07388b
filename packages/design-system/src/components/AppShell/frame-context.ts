import { createContext, use } from 'react'

/** What the parts of the frame know of each other. */
export interface Frame {
  isSidebarCollapsed: boolean
  /** On narrow screens the navigation is a drawer. */
  isNarrow: boolean
  isDrawerOpen: boolean
  /** Collapses or expands the sidebar, or opens the drawer. */
  toggleSidebar: () => void
  closeDrawer: () => void
}

export const FrameContext = createContext<Frame | undefined>(undefined)

/** The frame around this part, if it stands in one. */
export const useFrame = (): Frame | undefined => use(FrameContext)
