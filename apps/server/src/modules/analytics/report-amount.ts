import type { AnalyticsUnit } from '@oaklet/api/contract'
import { plain } from './report-words'

/** A number with what it counts; without a value it is withheld, or there is nothing to tell it from. */
export interface ReportAmount {
  unit: AnalyticsUnit
  value: number | null
  isWithheld: boolean
}

/** What stands for a number that would tell of fewer than five clients. */
export const WITHHELD = 'Withheld'

/** The unit of a number as it stands in a cell of its own; money is told by its currency. */
export const unitInWords = (unit: AnalyticsUnit, currency: string): string =>
  unit === 'cents' ? currency : unit

/** How many digits a currency has after the point. */
export const currencyDigits = (currency: string): number =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** An amount with its unit, as it is read: `$1,234.50`, `87.5%`, `1 h 30 min`; nothing for what is missing. */
export function amountInWords({ value, unit, isWithheld }: ReportAmount, currency: string): string {
  if (isWithheld) return WITHHELD
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
