import type { Ref } from 'react'
import { Input, TextField as AriaTextField, type KeyboardEvent } from 'react-aria-components'
import { control as controlStyle, field, numeric } from '../Field/Field.css'
import { splitFieldProps } from '../Field/field-props'
import { FieldFrame, type FieldProps } from '../Field/FieldFrame'
import { codeInput } from './OneTimeCodeField.css'

export interface OneTimeCodeFieldProps extends FieldProps {
  /** Digits only. */
  value: string
  /** Called with digits only, at most `length` of them. */
  onChange: (code: string) => void
  /** How many digits the code has, 6 by default; more than these are not taken. */
  length?: number
  /** Called when the last digit comes in; where this sends the form, the description says so. */
  onComplete?: (code: string) => void
  /** The `input` itself, for moving focus into it, like after a code that was wrong. */
  inputRef?: Ref<HTMLInputElement>
}

/** A code from a message: one field, so that it can be pasted, filled in by the browser and corrected. */
export function OneTimeCodeField(allProps: OneTimeCodeFieldProps) {
  const { value, onChange, length = 6, onComplete, inputRef, ...props } = allProps
  const { frame, control } = splitFieldProps(props)
  const change = (text: string) => {
    const code = codeDigits(text, length)
    if (code === value) return
    onChange(code)
    if (code.length === length) onComplete?.(code)
  }
  return (
    <AriaTextField
      {...control}
      className={field}
      value={value}
      onChange={change}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck="false"
      onKeyDown={refuseLetters}
    >
      <FieldFrame {...frame}>
        <Input
          className={`${controlStyle} ${numeric} ${codeInput}`}
          style={{ inlineSize: `calc(${length}em + 2.5rem)` }}
          {...(inputRef && { ref: inputRef })}
        />
      </FieldFrame>
    </AriaTextField>
  )
}

/** Refuses a letter before it is inserted: removing it afterwards would move the caret to the end. */
function refuseLetters(event: KeyboardEvent) {
  const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
  if (isText && codeDigits(event.key, 1) === '') event.preventDefault()
  else event.continuePropagation()
}

/** The ASCII digits of what was typed or pasted, at most `length` of them; spaces, dashes and words fall away. */
export const codeDigits = (text: string, length: number): string =>
  text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, length)
