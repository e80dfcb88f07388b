import type { ReactNode } from 'react'

export const DIALOG_SIZES = ['s', 'm', 'l'] as const

export interface DialogProps {
  /** What is done here; the dialog's name. */
  title: string
  /** Only its owner opens and closes it; the content is there only while open, and starts afresh each time. */
  isOpen: boolean
  /** Escape and the close button ask to close; a consumer may first ask about what was typed. */
  onOpenChange: (isOpen: boolean) => void
  /** How wide it gets at most: 416, 576 or 832 px; 576 (`m`) by default. */
  size?: (typeof DIALOG_SIZES)[number]
  /** The task, under the title, often a Form; it scrolls where there isn't enough height. */
  children: ReactNode
  /** Buttons under the content; a Form inside brings its own instead. */
  footer?: ReactNode
}
