import { useMemo } from 'react'
import type { FieldProps } from '../Field/FieldFrame'
import { useDraft } from '../NumberField/use-draft'
import { TextField } from '../TextField/TextField'

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
    wrongMessage: 'Enter an amount like 120.50.',
    name: props.name,
  })
  const format = useMemo(() => new Intl.NumberFormat('en-US', { style: 'currency', currency }), [currency])
  const isTooMuch = valueCents !== null && maxCents !== undefined && valueCents > maxCents
  const tooMuch = isTooMuch ? `Enter ${format.format(maxCents / 100)} or less.` : undefined
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
      errorMessage={props.errorMessage ?? draft.wrongMessage ?? tooMuch}
    />
  )
}

const symbolOf = (format: Intl.NumberFormat): string =>
  format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? ''

/** Digits in groups of three, or without a comma, and up to two decimals after a point. */
const AMOUNT = /^(\d{1,3}(?:,\d{3})+|\d{1,12})?(?:\.(\d{0,2}))?$/
/** A blank between thousands: `1 234`. */
const BLANK_IN_THOUSANDS = /(?<=\d)\s(?=\d{3}(?!\d))/g

/**
 * The cents that a typed amount means; `null` for nothing, `undefined` for no amount. A comma stands between thousands
 * and nowhere else: `1,00` may be one dollar or a hundred, and is no amount. Never rounds and never guesses.
 */
export function centsFromText(text: string): number | null | undefined {
  const plain = text
    .trim()
    .replace(/^\$\s*|\s*\$$/, '')
    .replaceAll(BLANK_IN_THOUSANDS, '')
  if (plain === '') return null
  const [, whole, decimals] = AMOUNT.exec(plain) ?? []
  if (whole === undefined && !decimals) return undefined
  const units = Number((whole ?? '0').replaceAll(',', ''))
  return units < 1e12 ? units * 100 + Number((decimals ?? '').padEnd(2, '0')) : undefined
}

/** An amount as it stands in its field: two decimals, thousands apart. */
export function textFromCents(cents: number): string {
  const whole = Math.floor(Math.abs(cents) / 100).toLocaleString('en-US')
  return `${cents < 0 ? '-' : ''}${whole}.${String(Math.abs(cents) % 100).padStart(2, '0')}`
}
