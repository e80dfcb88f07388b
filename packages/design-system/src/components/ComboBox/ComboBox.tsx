import { ComboBox as AriaComboBox } from 'react-aria-components'
import { field } from '../Field/Field.css'
import { splitFieldProps } from '../Field/field-props'
import { FieldFrame, type FieldProps } from '../Field/FieldFrame'
import type { ListOption } from '../Popover/list-option'
import { OptionList } from '../Popover/OptionList'
import { Popover } from '../Popover/Popover'
import { listNote } from '../Popover/Popover.css'
import { PickerBox } from './PickerBox'
import { useComboOptions } from './use-combo-options'
import { useSpokenSearch } from './use-spoken-search'

export const COMBO_BOX_FILTERS = ['contains', 'none'] as const

export interface ComboBoxProps<Id extends string = string> extends FieldProps {
  /** What can be chosen: all there is, or with `filter="none"` what the server found for the text. */
  items: readonly ListOption<Id>[]
  /** The text in the box, which its owner keeps: the letters while typing, the label of what is chosen. */
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

/** One answer found by typing, from a list at hand or from the server. */
export function ComboBox<Id extends string>(props: ComboBoxProps<Id>) {
  const { items, inputValue, onInputChange, selectedKey, onSelectionChange, filter, ...rest } = props
  const { isLoading = false, emptyText = 'Nothing found', placeholder = '', ...fieldProps } = rest
  const { frame, control, box } = splitFieldProps(fieldProps)
  const combo = useComboOptions({ items, selectedKey, filter: filter ?? 'contains' })
  const { setOpen } = useSpokenSearch({ isLoading, emptyText, count: items.length })

  const select = (key: string | number | null) => {
    const chosen = combo.find(key)
    if (!chosen) return
    onInputChange(chosen.label)
    if (chosen.id !== selectedKey) onSelectionChange(chosen.id)
  }
  const type = (text: string) => {
    onInputChange(text)
    if (text === '' && selectedKey !== null) onSelectionChange(null)
  }

  return (
    <AriaComboBox
      {...control}
      className={field}
      defaultItems={combo.options}
      defaultFilter={combo.isShown}
      inputValue={inputValue}
      onInputChange={type}
      value={selectedKey}
      onChange={select}
      onOpenChange={setOpen}
      allowsEmptyCollection
    >
      <FieldFrame {...frame}>
        <PickerBox placeholder={placeholder} {...box} />
      </FieldFrame>
      <Popover width="trigger" isNonModal>
        {isLoading && items.length > 0 && (
          <div className={listNote} aria-hidden="true">
            Searching…
          </div>
        )}
        <OptionList emptyState={<div className={listNote}>{isLoading ? 'Searching…' : emptyText}</div>} />
      </Popover>
    </AriaComboBox>
  )
}
