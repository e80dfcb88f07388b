import type { FieldProps } from '../Field/FieldFrame'
import type { ListOption } from '../Popover/list-option'

export const COMBO_BOX_FILTERS = ['contains', 'none'] as const

export interface ComboBoxProps<Id extends string = string> extends FieldProps {
  /** What can be chosen: all there is, or with `filter="none"` what the server found for the text. */
  items: readonly ListOption<Id>[]
  /** The text in the box, controlled by its owner: the letters while typing, the label of the chosen item. */
  inputValue: string
  /** Called with the whole text, whether typing or choosing changed it; hand it back as `inputValue`. */
  onInputChange: (value: string) => void
  /** The id of the chosen item, `null` for none; it stays chosen when the server's next answer lacks it. */
  selectedKey: Id | null
  /** `null` when the text is cleared. The chosen label is also handed to `onInputChange`. */
  onSelectionChange: (key: Id | null) => void
  /** `none` when the server does the finding. */
  filter?: (typeof COMBO_BOX_FILTERS)[number]
  /** While the server searches: the open list says "Searching…", aloud once it takes half a second. */
  isLoading?: boolean
  /** Shown and spoken when nothing is found: what to do instead. */
  emptyText?: string
  /** An example, never the label; avoid it where a description does. */
  placeholder?: string
}

/** What is shown; what typing and choosing do stands in a `ComboChoice`. */
export type ComboBoxFace = Omit<ComboBoxProps, 'onInputChange' | 'onSelectionChange'>
