import { ChevronDown } from 'lucide'
import { Button, Select as AriaSelect, SelectValue } from 'react-aria-components'
import { control as controlStyle, field } from '../Field/Field.css'
import { splitFieldProps } from '../Field/field-props'
import { FieldFrame, type FieldProps } from '../Field/FieldFrame'
import { Glyph } from '../Icon/Glyph'
import type { ListOption } from '../Popover/list-option'
import { OptionList } from '../Popover/OptionList'
import { Popover } from '../Popover/Popover'
import { chevron, trigger, value } from './Select.css'

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

/** One of several known answers; for many, or ones that come from the server, use ComboBox. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const { items, selectedKey, onSelectionChange, placeholder = 'Choose', ...fieldProps } = props
  const { frame, control } = splitFieldProps(fieldProps)
  return (
    <AriaSelect
      {...control}
      className={field}
      placeholder={placeholder}
      value={selectedKey}
      onChange={(key) => {
        const item = items.find(({ id }) => id === key)
        if (item) onSelectionChange(item.id)
      }}
    >
      {({ isInvalid }) => (
        <>
          <FieldFrame {...frame}>
            <Button className={`${controlStyle} ${trigger}`} {...(isInvalid && { 'data-invalid': true })}>
              <SelectValue className={value}>
                {({ selectedText, defaultChildren, isPlaceholder }) =>
                  isPlaceholder ? defaultChildren : selectedText
                }
              </SelectValue>
              <Glyph of={ChevronDown} className={chevron} />
            </Button>
          </FieldFrame>
          <Popover width="trigger">
            <OptionList options={items} />
          </Popover>
        </>
      )}
    </AriaSelect>
  )
}
