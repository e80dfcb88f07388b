import type { FormItem } from '@oaklet/api/contract'
import { Button, Heading, ItemList, Menu, Text } from '@oaklet/design-system'
import { useLayoutEffect, useRef } from 'react'
import { moveItem } from './form-changes'
import { itemDetail } from './form-words'
import type { FormAct } from './use-form-draft'

/** What can be done with a part of a form, in a menu. */
export type ItemAct = 'edit' | 'copy' | 'remove' | 'up' | 'down'

interface FormItemsProps {
  items: readonly FormItem[]
  onAct: (act: Exclude<ItemAct, 'up' | 'down'>, item: FormItem) => void
  /** Moves a part; the words are said once that is saved. */
  onMove: (act: FormAct, words: string) => void
}

/** The id of the button that edits a part, to give it the focus. */
export const itemButtonId = (id: string): string => `form-item-${id}`

/** The headings and questions of a form, each with a button that edits it; there Alt with an arrow moves it. */
export function FormItems({ items, onAct, onMove }: FormItemsProps) {
  const moved = useRef<string | null>(null)
  // An element that is moved loses the focus.
  useLayoutEffect(() => {
    if (moved.current !== null && document.activeElement === document.body) {
      document.getElementById(itemButtonId(moved.current))?.focus()
    }
    moved.current = null
  }, [items])
  const move = (item: FormItem, place: number, by: -1 | 1) => {
    const to = place + by
    if (to < 0 || to >= items.length) return
    moved.current = item.id
    onMove({ change: moveItem(item.id, by) }, `Moved to ${to + 1} of ${items.length}`)
  }
  return (
    <ItemList
      label="Headings and questions"
      items={items.map((item, place) => ({
        id: item.id,
        leading: <Text tone="quiet">{place + 1}</Text>,
        title:
          item.kind === 'heading' ? (
            <Heading level={3} look="card">
              {item.label}
            </Heading>
          ) : (
            item.label
          ),
        detail: itemDetail(item, items),
        trailing: (
          <Button
            id={itemButtonId(item.id)}
            size="small"
            aria-label={`Edit ${item.label}`}
            onPress={() => onAct('edit', item)}
            onKeyDown={(event) => {
              const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
              if (event.altKey && by !== null) move(item, place, by)
              else event.continuePropagation()
            }}
          >
            Edit
          </Button>
        ),
        actions: (
          <Menu
            label={`Actions for ${item.label}`}
            items={[
              ...(place > 0 ? [{ id: 'up' as const, label: 'Move up' }] : []),
              ...(place < items.length - 1 ? [{ id: 'down' as const, label: 'Move down' }] : []),
              { id: 'copy' as const, label: 'Copy' },
              { id: 'remove' as const, label: 'Remove', tone: 'danger' as const },
            ]}
            onAction={(act: ItemAct) => {
              if (act === 'up' || act === 'down') move(item, place, act === 'up' ? -1 : 1)
              else onAct(act, item)
            }}
          />
        ),
      }))}
    />
  )
}
