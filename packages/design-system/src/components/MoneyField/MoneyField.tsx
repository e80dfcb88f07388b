import { useMemo } from 'react'
import type { FieldProps } from '../Field/FieldFrame'
import { useDraft } from '../NumberField/use-draft'
import { TextField } from '../TextField/TextField'
import { centsFromText, textFromCents } from './cents-text'

export interface MoneyFieldProps extends FieldProps {
  /** Whole cents, or nothing yet. */
  valueCents: number | null
  /** Called with every key; `null` while the text is empty or no amount. */
  onChangeCents: (cents: number | null) => void
  /** ISO 4217. */
  currency: string
  /** The most, in whole cents; more can be typed and is handed over, with a message that says so. */
  maxCents?: number
}

/** An amount of money: "120.5" is 120.50. It never holds a fraction of a cent. */
export function MoneyField({ valueCents, onChangeCents, currency, maxCents, ...props }: MoneyFieldProps) {
  const draft = useDraft({
    value: valueCents,
    onChange: onChangeCents,
    format: textFromCents,
    parse: centsFromText,
  })
  const format = useMemo(() => new Intl.NumberFormat('en-US', { style: 'currency', currency }), [currency])
  const isTooMuch = valueCents !== null && maxCents !== undefined && valueCents > maxCents
  const own = draft.isWrong
    ? 'Enter an amount like 120.50.'
    : isTooMuch
      ? `Enter ${format.format(maxCents / 100)} or less.`
      : undefined
  return (
    <TextField
      {...props}
      value={draft.text}
      onChange={draft.change}
      onFocus={draft.focus}
      onBlur={draft.leave}
      inputMode="decimal"
      autoComplete="off"
      isNumeric
      leading={<span title={currency}>{symbolOf(format)}</span>}
      errorMessage={props.errorMessage ?? own}
    />
  )
}

const symbolOf = (format: Intl.NumberFormat): string =>
  format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? ''
