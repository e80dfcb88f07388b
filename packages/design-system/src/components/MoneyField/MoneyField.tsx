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

/** The cents that a typed amount means; `null` for nothing, `undefined` for no amount. Never rounds. */
export function centsFromText(text: string): number | null | undefined {
  const plain = text.replaceAll(/[\s,$]/g, '')
  if (plain === '') return null
  const match = /^(\d{1,12})?(?:\.(\d{0,2}))?$/.exec(plain)
  if (!match || (match[1] === undefined && !match[2])) return undefined
  return Number(match[1] ?? '0') * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** An amount as it stands in its field: two decimals, thousands apart. */
export function textFromCents(cents: number): string {
  const whole = Math.floor(Math.abs(cents) / 100).toLocaleString('en-US')
  return `${cents < 0 ? '-' : ''}${whole}.${String(Math.abs(cents) % 100).padStart(2, '0')}`
}
