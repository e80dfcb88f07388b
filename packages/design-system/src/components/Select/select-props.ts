import type { FieldProps } from '../Field/FieldFrame'
import type { ListOption } from '../Popover/list-option'

export interface SelectProps<Id extends string = string> extends FieldProps {
  /** All that can be chosen, in the order of the list; letters typed go to their labels. */
  items: readonly ListOption<Id>[]
  /** The id of what is chosen; `null` shows the placeholder. */
  selectedKey: Id | null
  /** Called with the id of what was chosen; never with nothing, so an answer like "None" is an item. */
  onSelectionChange: (key: Id) => void
  /** Shown while nothing is chosen. */
  placeholder?: string
}

/** Returns what a Select's button may have to show, a line each. */
export const labelLines = (items: readonly ListOption[], placeholder: string): string =>
  [placeholder, ...items.map(({ label }) => label)].join('\n')
