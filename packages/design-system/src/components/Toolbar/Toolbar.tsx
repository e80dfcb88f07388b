import type { ReactNode } from 'react'
import { Toolbar as AriaToolbar } from 'react-aria-components'
import { toolbar } from './Toolbar.css'

export interface ToolbarProps {
  /** Names the toolbar. */
  label: string
  /** Three or more controls that act on the same thing; no text field, which Left and Right would leave. */
  children: ReactNode
}

/** Several controls behind one Tab stop; the arrow keys move between them. */
export function Toolbar({ label, children }: ToolbarProps) {
  return (
    <AriaToolbar aria-label={label} className={toolbar}>
      {children}
    </AriaToolbar>
  )
}
