import { RadioButton, RadioField, RadioGroup as AriaRadioGroup, Text } from 'react-aria-components'
import { choice, choiceDescription, choiceField, choiceNotes, mark } from '../Checkbox/Checkbox.css'
import type { ChoiceOption } from '../CheckboxGroup/CheckboxGroup'
import { field } from '../Field/Field.css'
import { splitFieldProps } from '../Field/field-props'
import { FieldFrame, type FieldProps } from '../Field/FieldFrame'
import { dot, options as optionsStyle, round } from './RadioGroup.css'

export const RADIO_ORIENTATIONS = ['vertical', 'horizontal'] as const

export interface RadioGroupProps<Id extends string = string> extends FieldProps {
  /** All the answers, in the order in which they are read; up to about five. */
  options: readonly ChoiceOption<Id>[]
  /** The id of the chosen answer; `null` while there is none. */
  value: Id | null
  /** Called with the id of an answer when it is pressed, and as soon as an arrow key goes to it. */
  onChange: (value: Id) => void
  /** `horizontal` for a few short answers, which wrap where a line is too short; `vertical` by default. */
  orientation?: (typeof RADIO_ORIENTATIONS)[number]
}

/** One of a few answers, all of them in sight; from about six on, use Select. */
export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const { options, value, onChange, orientation = 'vertical', autoFocus, ...fieldProps } = props
  const { frame, control } = splitFieldProps(fieldProps)
  const change = (chosen: string) => {
    const option = options.find(({ id }) => id === chosen)
    if (option) onChange(option.id)
  }
  const focusedId = autoFocus ? (value ?? options[0]?.id) : undefined
  return (
    <AriaRadioGroup {...control} className={field} orientation={orientation} value={value} onChange={change}>
      <FieldFrame {...frame}>
        <div className={optionsStyle({ orientation })}>
          {options.map((option) => (
            <RadioField
              key={option.id}
              value={option.id}
              className={choiceField}
              isDisabled={option.isDisabled ?? false}
              autoFocus={option.id === focusedId}
            >
              <RadioButton className={choice}>
                {({ isSelected }) => (
                  <>
                    <span className={`${mark} ${round}`} aria-hidden="true">
                      {isSelected && <span className={dot} />}
                    </span>
                    <span>{option.label}</span>
                  </>
                )}
              </RadioButton>
              {option.description !== undefined && (
                <div className={choiceNotes}>
                  <Text slot="description" className={choiceDescription}>
                    {option.description}
                  </Text>
                </div>
              )}
            </RadioField>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  )
}
