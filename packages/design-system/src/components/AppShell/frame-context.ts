import { createContext, use } from 'react'

/** The state that the parts of the frame share. */
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

/** Returns the frame around this part, if there is one. */
export const useFrame = (): Frame | undefined => use(FrameContext)
