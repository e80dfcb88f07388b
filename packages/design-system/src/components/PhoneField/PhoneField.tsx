import type { FieldProps } from '../Field/FieldFrame'
import { useDraft } from '../NumberField/use-draft'
import { TextField } from '../TextField/TextField'
import { digitsOf, formatPhone } from './phone-text'

export interface PhoneFieldProps extends FieldProps {
  /** Digits only. */
  value: string
  /** Called with digits only, at every key. */
  onChange: (digits: string) => void
  /** `tel` where people type their own number, for the browser to fill in; `off` by default. */
  autoComplete?: 'tel' | 'off'
}

/** A phone number, typed in any form and set as (###) ###-#### on leaving. */
export function PhoneField({ value, onChange, autoComplete = 'off', ...props }: PhoneFieldProps) {
  const draft = useDraft({
    value,
    onChange: (digits: string | null) => onChange(digits ?? ''),
    format: formatPhone,
    parse: digitsOf,
  })
  return (
    <TextField
      {...props}
      value={draft.text}
      onChange={draft.change}
      onFocus={draft.focus}
      onBlur={draft.leave}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      isNumeric
    />
  )
}
