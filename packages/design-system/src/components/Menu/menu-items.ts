import type { ReactNode } from 'react'

export const MENU_ITEM_TONES = ['normal', 'danger'] as const
export const MENU_SELECTION_MODES = ['single', 'multiple'] as const
export const MENU_PLACEMENTS = ['bottom start', 'bottom end', 'top start', 'top end'] as const
export type MenuPlacement = (typeof MENU_PLACEMENTS)[number]

/** One action of a menu, with `href` one way elsewhere, or with `items` the way to further actions. */
export interface MenuAction<Id extends string = string> {
  id: Id
  label: string
  icon?: ReactNode
  tone?: (typeof MENU_ITEM_TONES)[number]
  isDisabled?: boolean
  /** A quiet second line: what it does, or why it can't. */
  description?: string | undefined
  href?: string
  /** The keys that do the same without the menu, as in `aria-keyshortcuts`: "Control+P". The screen wires them. */
  shortcut?: string | undefined
  /** A submenu; the action itself then only opens it. Ids are unique in the whole menu. */
  items?: readonly MenuAction<Id>[]
}

/** Actions under a heading; without a label only a line sets them apart. */
export interface MenuGroup<Id extends string = string> {
  id: string
  label?: string
  description?: string
  items: readonly MenuAction<Id>[]
  selectionMode?: never
}

/** One thing that a menu switches on and off, or chooses. */
export type MenuChoice<Id extends string = string> = Pick<
  MenuAction<Id>,
  'id' | 'label' | 'icon' | 'isDisabled' | 'description' | 'shortcut'
>

/** A section that is ticked rather than done: one of its items, or any number of them. */
export interface MenuChoices<Id extends string = string> {
  id: string
  label: string
  description?: string
  selectionMode: (typeof MENU_SELECTION_MODES)[number]
  selectedKeys: readonly Id[]
  /** Those that are ticked now, in the order of the items. */
  onSelectionChange: (keys: Id[]) => void
  items: readonly MenuChoice<Id>[]
}

export type MenuSectionContent<Id extends string = string> = MenuGroup<Id> | MenuChoices<Id>

/** What every menu takes: a flat list of actions, or sections of them. */
export type MenuContent<Id extends string = string> = {
  /** An action was chosen; a tick goes to its section's `onSelectionChange` instead. */
  onAction?: ((id: Id) => void) | undefined
} & (
  | {
      /** The actions, in one flat list; or `sections` of them. */
      items: readonly MenuAction<Id>[]
      /** The actions in groups, and things to tick; or one flat list of `items`. */
      sections?: never
    }
  | {
      /** The actions in groups, and things to tick; or one flat list of `items`. */
      sections: readonly MenuSectionContent<Id>[]
      /** The actions, in one flat list; or `sections` of them. */
      items?: never
    }
)

/** Sections in any case, so that one place draws them. */
export const sectionsOf = <Id extends string>(content: MenuContent<Id>): readonly MenuSectionContent<Id>[] =>
  content.sections ?? [{ id: 'all', items: content.items }]

/** The action with this id, at any depth; a choice is none. */
export function findAction<Id extends string>(
  sections: readonly MenuSectionContent<Id>[],
  id: unknown,
): MenuAction<Id> | undefined {
  const within = (items: readonly MenuAction<Id>[]): MenuAction<Id> | undefined => {
    for (const item of items) {
      const found = item.id === id ? item : within(item.items ?? [])
      if (found) return found
    }
    return undefined
  }
  for (const section of sections) {
    const found = section.selectionMode === undefined ? within(section.items) : undefined
    if (found) return found
  }
  return undefined
}
