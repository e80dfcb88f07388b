import { Menu, PanelLeft } from 'lucide'
import type { ReactNode } from 'react'
import { useFrame } from '../AppShell/frame-context'
import { Glyph } from '../Icon/Glyph'
import { FrameButton } from './FrameButton'
import { center as centerStyle, end as endStyle, start as startStyle, topBar } from './TopBar.css'

export interface TopBarProps {
  /** Who this is: the logo. */
  start: ReactNode
  /** What reaches everything, like a search. */
  center?: ReactNode
  /** What is about the person: the account menu. */
  end?: ReactNode
}

/** The bar above the page. In an AppShell it brings the button for the navigation itself. */
export function TopBar({ start, center, end }: TopBarProps) {
  const frame = useFrame()
  const isNarrow = frame?.isNarrow === true
  return (
    <div className={topBar}>
      {isNarrow && (
        <FrameButton label="Open navigation" isExpanded={frame.isDrawerOpen} onPress={frame.toggleSidebar}>
          <Glyph of={Menu} />
        </FrameButton>
      )}
      <div className={startStyle}>{start}</div>
      {frame !== undefined && !isNarrow && (
        <FrameButton label="Sidebar" isExpanded={!frame.isSidebarCollapsed} onPress={frame.toggleSidebar}>
          <Glyph of={PanelLeft} />
        </FrameButton>
      )}
      {center !== undefined && <div className={centerStyle}>{center}</div>}
      {end !== undefined && <div className={endStyle}>{end}</div>}
    </div>
  )
}
