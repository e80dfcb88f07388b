import { ChevronDown } from 'lucide'
import { memo, useRef } from 'react'
import { Button, Select as AriaSelect, SelectStateContext, SelectValue } from 'react-aria-components'
import { OpenOnLoad } from '../../lazy/OpenOnLoad'
import type { Opening } from '../../lazy/use-opener'
import { control as controlStyle, field } from '../Field/Field.css'
import { splitFieldProps } from '../Field/field-props'
import { FieldFrame } from '../Field/FieldFrame'
import { Glyph } from '../Icon/Glyph'
import { OptionList } from '../Popover/OptionList'
import { Popover } from '../Popover/Popover'
import { labelLines, type SelectProps } from './select-props'
import { chevron, trigger, value } from './Select.css'

type SelectControlProps = SelectProps & { opening: Opening | null }

/** A Select's button and the list it opens. */
export const SelectControl = memo(function SelectControl({ opening, ...props }: SelectControlProps) {
  const { items, selectedKey, onSelectionChange, placeholder = 'Choose', ...fieldProps } = props
  const { frame, control } = splitFieldProps(fieldProps)
  const ref = useRef<HTMLButtonElement>(null)
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
          <OpenOnLoad context={SelectStateContext} button={ref} opening={opening} />
          <FieldFrame {...frame}>
            <Button
              ref={ref}
              className={`${controlStyle} ${trigger}`}
              {...(isInvalid && { 'data-invalid': true })}
            >
              <SelectValue className={value} data-labels={labelLines(items, placeholder)}>
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
})
