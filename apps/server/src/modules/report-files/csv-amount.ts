import { currencyDigits, SUPPRESSED_WORD, type ReportAmount } from './report-amount'

/** A cell of a CSV: money as a decimal number with the digits of its currency, anything else as it is. */
export function csvAmount(amount: ReportAmount | undefined, currency: string): string | number | null {
  if (amount === undefined || amount.value === null)
    return amount?.isSuppressed === true ? SUPPRESSED_WORD : null
  const { value, unit } = amount
  return unit === 'cents' ? (value / 100).toFixed(currencyDigits(currency)) : value
}
