import type { ReactNode } from 'react'

/** One thing that can be done or gone to. */
export interface PaletteItem<Id extends string = string> {
  id: Id
  label: string
  /** Words that distinguish it from items with the same label: a date of birth, a place. */
  hint?: string | undefined
  icon?: ReactNode
  /** The keys that do the same, as in `aria-keyshortcuts`: "Control+N". The screen wires them. */
  shortcut?: string | undefined
}

/** Things of one kind under a heading. */
export interface PaletteSection<Id extends string = string> {
  id: string
  label: string
  items: readonly PaletteItem<Id>[]
}
