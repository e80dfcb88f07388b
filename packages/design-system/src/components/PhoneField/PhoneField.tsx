import type { FieldProps } from '../Field/FieldFrame'
import { useDraft } from '../NumberField/use-draft'
import { TextField } from '../TextField/TextField'
import { phoneFromText } from './phone-from-text'
import { formatPhone } from './phone-text'

export interface PhoneFieldProps extends FieldProps {
  /** Digits, after `+` where they begin with another country, and before `x12` for extension 12. */
  value: string
  /** Called at every key with the number as `value` has it, or with the text as it was typed while it is none. */
  onChange: (value: string) => void
  /** `tel` where people type their own number, for the browser to fill in; `off` by default. */
  autoComplete?: 'tel' | 'off'
}

/** A phone number, typed in any form and set on leaving: (###) ###-####, or +65 6123 4567 with another country. */
export function PhoneField({ value, onChange, autoComplete = 'off', ...props }: PhoneFieldProps) {
  const draft = useDraft({
    value,
    onChange: (number: string | null) => onChange(number ?? ''),
    format: formatPhone,
    parse: (text) => phoneFromText(text) ?? text.trim(),
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
