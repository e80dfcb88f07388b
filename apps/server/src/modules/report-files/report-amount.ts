import type { AnalyticsUnit } from '@oaklet/api/contract'
import { plain } from '../../written-time'

/** A number with its unit; without a value it is suppressed, or there is nothing to compute it from. */
export interface ReportAmount {
  unit: AnalyticsUnit
  value: number | null
  isSuppressed: boolean
}

/** The word that replaces a suppressed number. */
export const SUPPRESSED_WORD = 'Withheld'

/** Returns the text of a unit for a cell of its own; the unit of money is its currency. */
export const unitInWords = (unit: AnalyticsUnit, currency: string): string =>
  unit === 'cents' ? currency : unit

/** Returns the number of decimal digits of a currency. */
export const currencyDigits = (currency: string): number =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** Formats an amount with its unit: `$1,234.50`, `87.5%`, `1 h 30 min`; empty for a missing value. */
export function amountInWords({ value, unit, isSuppressed }: ReportAmount, currency: string): string {
  if (isSuppressed) return SUPPRESSED_WORD
  if (value === null) return ''
  const text = unit === 'minutes' ? hoursAndMinutes(value) : number(value, unit, currency)
  return plain(text).replace('-', '\u2212')
}

function number(value: number, unit: Exclude<AnalyticsUnit, 'minutes'>, currency: string): string {
  switch (unit) {
    case 'cents':
      return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(value / 100)
    case 'percent':
      return `${tenths.format(value)}%`
    case 'days':
      return `${tenths.format(value)} ${value === 1 ? 'day' : 'days'}`
    case 'count':
      return tenths.format(value)
  }
}

const tenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

function hoursAndMinutes(minutes: number): string {
  const [hours, rest] = [Math.trunc(minutes / 60), minutes % 60]
  if (hours === 0) return `${tenths.format(rest)} min`
  const whole = `${tenths.format(hours)} h`
  return rest === 0 ? whole : `${whole} ${tenths.format(Math.abs(rest))} min`
}
