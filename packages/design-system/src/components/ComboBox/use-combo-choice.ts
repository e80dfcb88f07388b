import { useState } from 'react'
import type { ListOption } from '../Popover/list-option'
import type { ComboBoxProps } from './combo-box-props'

export type ComboChoice = ReturnType<typeof useComboChoice>

/**
 * The options of a combo box, and what typing and choosing do. The chosen option stays in the list even when the
 * server's last answer lacks it, because React Aria takes the selected text from the list.
 */
export function useComboChoice(props: ComboBoxProps) {
  const { items, inputValue, onInputChange, selectedKey, onSelectionChange } = props
  const [kept, setKept] = useState<ListOption | null>(null)
  const listed = items.find(({ id }) => id === selectedKey)
  if (listed && (listed.id !== kept?.id || listed.label !== kept.label)) setKept(listed)
  const missing = !listed && kept?.id === selectedKey ? kept : undefined
  const options = missing ? [...items, missing] : [...items]

  const select = (key: string | number | null) => {
    const chosen = options.find(({ id }) => id === key)
    if (!chosen) return
    onInputChange(chosen.label)
    if (chosen.id !== selectedKey) onSelectionChange(chosen.id)
  }
  const type = (text: string) => {
    onInputChange(text)
    if (text === '' && selectedKey !== null) onSelectionChange(null)
  }
  /** Writes again what is chosen; a text that is of nothing chosen stays, to be corrected. */
  const takeBack = () => {
    if (inputValue !== (listed ?? missing)?.label) select(selectedKey)
  }
  return { options, select, type, takeBack }
}
