import { ChevronDown } from 'lucide'
import { useId } from 'react'
import {
  Button,
  type ButtonProps,
  FieldErrorContext,
  LabelContext,
  Provider,
  TextContext,
} from 'react-aria-components'
import { control as controlStyle, field } from '../Field/Field.css'
import { splitFieldProps } from '../Field/field-props'
import { FieldFrame } from '../Field/FieldFrame'
import { Glyph } from '../Icon/Glyph'
import { labelLines, type SelectProps } from './select-props'
import { chevron, trigger, value } from './Select.css'

type SelectStandInProps = SelectProps & { button: ButtonProps }

/** A Select before its list is there: it looks and is named the same. */
export function SelectStandIn({ button, ...props }: SelectStandInProps) {
  const { items, selectedKey, placeholder = 'Choose' } = props
  const { frame, control, box } = splitFieldProps(props)
  const id = useId()
  const [labelId, valueId, helpId, errorId] = ['label', 'value', 'help', 'error'].map(
    (part) => `${id}-${part}`,
  )
  const chosen = items.find((item) => item.id === selectedKey)
  const described = [frame.description !== undefined && helpId, box.isInvalid && errorId].filter(Boolean)
  return (
    <div className={field} data-field={control['data-field']}>
      <Provider
        values={[
          [LabelContext, { id: labelId, elementType: 'span' }],
          [TextContext, { slots: { description: { id: helpId }, errorMessage: { id: errorId } } }],
          [FieldErrorContext, { isInvalid: box.isInvalid, validationErrors: [], validationDetails: VALID }],
        ]}
      >
        <FieldFrame {...frame}>
          <Button
            {...button}
            {...(control.id !== undefined && { id: control.id })}
            aria-haspopup="listbox"
            aria-labelledby={`${valueId} ${labelId}`}
            aria-describedby={described.join(' ')}
            autoFocus={control.autoFocus ?? false}
            isDisabled={box.isDisabled}
            className={`${controlStyle} ${trigger}`}
            {...(box.isInvalid && { 'data-invalid': true })}
          >
            <span
              id={valueId}
              className={value}
              data-labels={labelLines(items, placeholder)}
              {...(chosen === undefined && { 'data-placeholder': true })}
            >
              {chosen?.label ?? placeholder}
            </span>
            <Glyph of={ChevronDown} className={chevron} />
          </Button>
        </FieldFrame>
      </Provider>
    </div>
  )
}

/** What a browser's own checks say of it: nothing, since the consumer does the checking. */
const VALID: ValidityState = {
  badInput: false,
  customError: false,
  patternMismatch: false,
  rangeOverflow: false,
  rangeUnderflow: false,
  stepMismatch: false,
  tooLong: false,
  tooShort: false,
  typeMismatch: false,
  valueMissing: false,
  valid: true,
}
