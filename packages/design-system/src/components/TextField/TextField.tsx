import type { ReactNode, Ref } from 'react'
import {
  Group,
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components'
import { adornment, bareInput, control as controlStyle, controlBox, field } from '../Field/Field.css'
import { splitFieldProps } from '../Field/field-props'
import { FieldFrame, type FieldProps } from '../Field/FieldFrame'

export const TEXT_FIELD_TYPES = ['text', 'email', 'tel', 'url'] as const

export interface TextFieldProps
  extends
    FieldProps,
    Pick<
      AriaTextFieldProps,
      'autoComplete' | 'inputMode' | 'maxLength' | 'spellCheck' | 'isReadOnly' | 'onBlur'
    > {
  value: string
  onChange: (value: string) => void
  type?: (typeof TEXT_FIELD_TYPES)[number]
  /** An example, never the label; avoid it where a description does. */
  placeholder?: string
  /** Stands inside the box, after the input: a unit, a button. */
  trailing?: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

/** One line of text. */
export function TextField({ placeholder = '', trailing, inputRef, ...props }: TextFieldProps) {
  const { frame, control, box } = splitFieldProps(props)
  const input = (className: string) => (
    <Input className={className} placeholder={placeholder} {...(inputRef && { ref: inputRef })} />
  )
  return (
    <AriaTextField {...control} className={field}>
      <FieldFrame {...frame}>
        {trailing === undefined ? (
          input(controlStyle)
        ) : (
          <Group className={controlBox} {...box}>
            {input(bareInput)}
            <span className={adornment}>{trailing}</span>
          </Group>
        )}
      </FieldFrame>
    </AriaTextField>
  )
}
