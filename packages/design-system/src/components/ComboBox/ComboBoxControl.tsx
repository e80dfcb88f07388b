import { useRef, useState } from 'react'
import { ComboBox as AriaComboBox, useFilter } from 'react-aria-components'
import { field } from '../Field/Field.css'
import { splitFieldProps } from '../Field/field-props'
import { FieldFrame } from '../Field/FieldFrame'
import { OptionList } from '../Popover/OptionList'
import { Popover } from '../Popover/Popover'
import { listNote } from '../Popover/Popover.css'
import type { ComboBoxFace } from './combo-box-props'
import { OpenComboOnLoad } from './OpenComboOnLoad'
import { PickerBox } from './PickerBox'
import type { ComboChoice } from './use-combo-choice'
import type { ComboOpening } from './use-combo-opener'
import { useSpokenSearch } from './use-spoken-search'

type ComboBoxControlProps = ComboBoxFace & { choice: ComboChoice; opening: ComboOpening | null }

const LEAVING_KEYS = ['Escape', 'Tab']

/** A ComboBox's input and button, and the list they open. */
export function ComboBoxControl({ choice, opening, ...props }: ComboBoxControlProps) {
  const { items, inputValue, selectedKey, filter = 'contains', ...rest } = props
  const { isLoading = false, emptyText = 'Nothing found', placeholder = '', ...fieldProps } = rest
  const { frame, control, box } = splitFieldProps(fieldProps)
  const inputRef = useRef<HTMLInputElement>(null)
  const isShown = useComboFilter({ items, filter })
  // React Aria opens a list again that Escape or Tab closed over a text of nothing chosen; only typing is to.
  const [isShut, setShut] = useState(false)
  const { setOpen } = useSpokenSearch({ isLoading, emptyText, count: items.length })

  return (
    <AriaComboBox
      {...control}
      className={field}
      defaultItems={choice.options}
      defaultFilter={isShown}
      inputValue={inputValue}
      onInputChange={(text) => {
        setShut(false)
        choice.type(text)
      }}
      menuTrigger={isShut ? 'manual' : 'input'}
      value={selectedKey}
      onChange={choice.select}
      onKeyDown={({ key }) => {
        if (LEAVING_KEYS.includes(key)) setShut(true)
      }}
      onOpenChange={setOpen}
      allowsEmptyCollection
    >
      <FieldFrame {...frame}>
        <PickerBox placeholder={placeholder} inputRef={inputRef} {...box} />
      </FieldFrame>
      <OpenComboOnLoad inputRef={inputRef} opening={opening} hasOptions={choice.options.length > 0} />
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

/** Returns the filter of the options: an option that is in the list only because it is chosen is never shown. */
function useComboFilter({ items, filter = 'contains' }: Pick<ComboBoxFace, 'items' | 'filter'>) {
  const { contains } = useFilter({ sensitivity: 'base' })
  const shown = new Set(items.map(({ label }) => label))
  return (label: string, typed: string) => shown.has(label) && (filter === 'none' || contains(label, typed))
}
