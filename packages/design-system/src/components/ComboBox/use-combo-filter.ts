import { useFilter } from 'react-aria-components'
import type { ComboBoxFace } from './combo-box-props'

/** Which of the options the text shows: none that are kept only because they are chosen. */
export function useComboFilter({ items, filter = 'contains' }: Pick<ComboBoxFace, 'items' | 'filter'>) {
  const { contains } = useFilter({ sensitivity: 'base' })
  const shown = new Set(items.map(({ label }) => label))
  return (label: string, typed: string) => shown.has(label) && (filter === 'none' || contains(label, typed))
}
