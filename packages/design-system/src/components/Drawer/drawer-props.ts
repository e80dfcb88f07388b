import type { ReactNode } from 'react'

export const DRAWER_SIDES = ['start', 'end'] as const
export const DRAWER_FOCUS = ['content', 'title'] as const

export interface DrawerProps {
  /** What is shown or done here; the drawer's name. */
  title: string
  /** Only its owner opens and closes it; the content is there only while open, and starts afresh each time. */
  isOpen: boolean
  /** Escape, the close button and a press beside it ask to close; a consumer may first ask about what was typed. */
  onOpenChange: (isOpen: boolean) => void
  /** The edge that it stands at, by the direction of reading; `end` by default. */
  side?: (typeof DRAWER_SIDES)[number] | undefined
  /** Where the focus starts: on the whole of it, which a screen reader then reads, or on its title alone. */
  initialFocus?: (typeof DRAWER_FOCUS)[number] | undefined
  /** What is inside, under the title; it scrolls where there isn't enough height. */
  children: ReactNode
  /** Buttons that stay at the end; a Form inside brings its own instead. */
  footer?: ReactNode
}
