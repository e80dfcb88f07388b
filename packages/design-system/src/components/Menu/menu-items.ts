import type { ReactNode } from 'react'

export const MENU_ITEM_TONES = ['normal', 'danger'] as const

/** One action of a menu, or with `href` one way elsewhere. */
export interface MenuAction<Id extends string = string> {
  id: Id
  label: string
  icon?: ReactNode
  tone?: (typeof MENU_ITEM_TONES)[number]
  isDisabled?: boolean
  /** A quiet second line: what it does, or why it can't. */
  description?: string | undefined
  href?: string
}

/** Actions under a heading; without a label only a line sets them apart. */
export interface MenuGroup<Id extends string = string> {
  id: string
  label?: string
  description?: string
  items: readonly MenuAction<Id>[]
}

/** What every menu takes: a flat list of actions, or sections of them. */
export type MenuContent<Id extends string = string> = {
  onAction: (id: Id) => void
} & (
  | { items: readonly MenuAction<Id>[]; sections?: never }
  | { sections: readonly MenuGroup<Id>[]; items?: never }
)

/** Sections in any case, so that one place draws them. */
export const sectionsOf = <Id extends string>(content: MenuContent<Id>): readonly MenuGroup<Id>[] =>
  content.sections ?? [{ id: 'all', items: content.items }]
