import { useState, type ReactNode } from 'react'
import { lazyPart, useLazyPart } from '../../lazy/lazy-part'
import { media } from '../../theme/media'
import { SkipLink } from '../SkipLink/SkipLink'
import {
  appShell,
  main,
  measure,
  middle,
  sidebar as sidebarStyle,
  sidebarScroll,
  topBar as topBarStyle,
} from './AppShell.css'
import { FrameContext } from './frame-context'
import { useMediaQuery } from './use-media-query'

/** The id of the main landmark, for links that skip to it. */
export const MAIN_ID = 'main'

export interface AppShellProps {
  /** A TopBar; it brings the button that collapses the sidebar or opens the drawer. */
  topBar: ReactNode
  /** A SideNav. */
  sidebar: ReactNode
  /** Narrows the sidebar to its icons; under 720 px it does nothing, since the sidebar is a drawer. */
  isSidebarCollapsed: boolean
  /** Called with what the top bar's button asks for; under 720 px the button opens the drawer instead. */
  onSidebarCollapsedChange: (isCollapsed: boolean) => void
  /** The page; it stands in the one `main` landmark, whose id is `MAIN_ID`. */
  children: ReactNode
}

const drawer = lazyPart(async () => (await import('./Drawer')).Drawer)

/** The frame of the application: skip link, header, navigation and main; under 720 px the navigation is a drawer. */
export function AppShell(props: AppShellProps) {
  const { topBar, sidebar, isSidebarCollapsed, onSidebarCollapsedChange, children } = props
  const isNarrow = useMediaQuery(media.belowTablet)
  const [isDrawerWanted, setIsDrawerWanted] = useState(false)
  const isDrawerOpen = isNarrow && isDrawerWanted
  const hasDrawer = useLazyPart(drawer, isDrawerOpen)
  const look = isSidebarCollapsed ? 'collapsed' : 'expanded'
  const frame = {
    isNarrow,
    isDrawerOpen,
    isSidebarCollapsed: isSidebarCollapsed && !isNarrow,
    toggleSidebar: () => {
      if (isNarrow) setIsDrawerWanted(!isDrawerOpen)
      else onSidebarCollapsedChange(!isSidebarCollapsed)
    },
    closeDrawer: () => setIsDrawerWanted(false),
  }
  return (
    <FrameContext value={frame}>
      <SkipLink href={`#${MAIN_ID}`} />
      <div className={appShell}>
        <header className={topBarStyle}>{topBar}</header>
        <div className={middle}>
          {!isNarrow && (
            <div className={sidebarStyle({ look })}>
              <div className={sidebarScroll}>{sidebar}</div>
            </div>
          )}
          <main id={MAIN_ID} tabIndex={-1} className={main}>
            <div className={measure}>{children}</div>
          </main>
        </div>
        {hasDrawer && (
          <drawer.Part isOpen={isDrawerOpen} onOpenChange={setIsDrawerWanted}>
            {sidebar}
          </drawer.Part>
        )}
      </div>
    </FrameContext>
  )
}
