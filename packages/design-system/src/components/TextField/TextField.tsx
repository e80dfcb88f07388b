import { memo, type ReactNode, type Ref } from 'react'
import {
  Group,
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components'
import { adornment, bareInput, control as controlStyle, controlBox, field, numeric } from '../Field/Field.css'
import { splitFieldProps } from '../Field/field-props'
import { FieldFrame, type FieldProps } from '../Field/FieldFrame'
import { useSteadyHandlers } from '../Field/use-steady-handlers'

export const TEXT_FIELD_TYPES = ['text', 'email', 'tel', 'url'] as const

export interface TextFieldProps
  extends
    FieldProps,
    Pick<
      AriaTextFieldProps,
      | 'autoComplete'
      | 'inputMode'
      | 'maxLength'
      | 'spellCheck'
      | 'isReadOnly'
      | 'onFocus'
      | 'onBlur'
      | 'onKeyDown'
    > {
  /** The text; an empty string while there is none. */
  value: string
  /** Called with the whole text at every key, spaces as they were typed. */
  onChange: (value: string) => void
  /** Which keyboard a phone brings up; what was typed is checked by its owner; `text` by default. */
  type?: (typeof TEXT_FIELD_TYPES)[number]
  /** An example, never the label; avoid it where a description does. */
  placeholder?: string
  /** Sets figures of one width. */
  isNumeric?: boolean
  /** Stands inside the box, before the input: a currency sign. */
  leading?: ReactNode
  /** Stands inside the box, after the input: a unit. */
  trailing?: ReactNode
  /** The `input` itself, for moving focus into it. */
  inputRef?: Ref<HTMLInputElement>
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  return <TextFieldControl {...useSteadyHandlers(props)} />
}

const TextFieldControl = memo(function TextFieldControl(allProps: TextFieldProps) {
  const { placeholder = '', leading, trailing, inputRef, isNumeric = false, ...props } = allProps
  const { frame, control, box } = splitFieldProps(props)
  const input = (className: string) => (
    <Input
      className={isNumeric ? `${className} ${numeric}` : className}
      placeholder={placeholder}
      {...(inputRef && { ref: inputRef })}
    />
  )
  return (
    <AriaTextField {...control} className={field}>
      <FieldFrame {...frame}>
        {leading === undefined && trailing === undefined ? (
          input(controlStyle)
        ) : (
          <Group className={controlBox} {...box}>
            {leading !== undefined && <span className={adornment}>{leading}</span>}
            {input(bareInput)}
            {trailing !== undefined && <span className={adornment}>{trailing}</span>}
          </Group>
        )}
      </FieldFrame>
    </AriaTextField>
  )
})
