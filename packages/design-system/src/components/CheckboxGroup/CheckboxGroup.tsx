import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components'
import { Checkbox } from '../Checkbox/Checkbox'
import { field } from '../Field/Field.css'
import { splitFieldProps } from '../Field/field-props'
import { FieldFrame, type FieldProps } from '../Field/FieldFrame'
import { choices } from './CheckboxGroup.css'

/** One of several answers. */
export interface ChoiceOption<Id extends string = string> {
  id: Id
  label: string
  description?: string
  isDisabled?: boolean
}

export interface CheckboxGroupProps<Id extends string = string> extends Omit<FieldProps, 'autoFocus'> {
  /** The answers in the order in which they stand; up to seven or so, a MultiSelect for more. */
  options: readonly ChoiceOption<Id>[]
  /** The ids of the ticked ones, in any order; empty for none. */
  value: readonly Id[]
  /** Called with the ids of all that are ticked now, in the order of the options. */
  onChange: (value: Id[]) => void
}

/** Any number of several answers. */
export function CheckboxGroup<Id extends string>({
  options,
  value,
  onChange,
  ...props
}: CheckboxGroupProps<Id>) {
  const { frame, control } = splitFieldProps(props)
  const change = (ids: string[]) => onChange(options.map(({ id }) => id).filter((id) => ids.includes(id)))
  return (
    <AriaCheckboxGroup {...control} className={field} value={[...value]} onChange={change}>
      <FieldFrame {...frame}>
        <div className={choices}>
          {options.map((option) => (
            <Checkbox
              key={option.id}
              value={option.id}
              description={option.description}
              isDisabled={option.isDisabled ?? false}
            >
              {option.label}
            </Checkbox>
          ))}
        </div>
      </FieldFrame>
    </AriaCheckboxGroup>
  )
}
