import { useState } from 'react'
import { useFilter } from 'react-aria-components'
import type { ListOption } from '../Popover/list-option'

interface ComboOptions<Id extends string> {
  items: readonly ListOption<Id>[]
  selectedKey: Id | null
  filter: 'contains' | 'none'
}

/**
 * The options of a combo box and which of them its text shows. The chosen one is kept even when the
 * server's last answer lacks it, since React Aria takes the selected text from the collection.
 */
export function useComboOptions<Id extends string>({ items, selectedKey, filter }: ComboOptions<Id>) {
  const { contains } = useFilter({ sensitivity: 'base' })
  const [kept, setKept] = useState<ListOption<Id> | null>(null)
  const listed = items.find(({ id }) => id === selectedKey)
  if (listed && (listed.id !== kept?.id || listed.label !== kept.label)) setKept(listed)
  const missing = !listed && kept?.id === selectedKey ? kept : undefined
  const options = missing ? [...items, missing] : [...items]
  const shown = new Set(items.map(({ label }) => label))
  return {
    options,
    find: (key: string | number | null) => options.find(({ id }) => id === key),
    isShown: (label: string, typed: string) =>
      shown.has(label) && (filter === 'none' || contains(label, typed)),
  }
}
