import { type Measure, writtenValue } from '../figures/figure-words'

const MINUTES_PER_HOUR = 60
/** Amounts below this are written without decimals. */
const COMPACT_FROM = 1000

/** Formats a value beside an axis or a bar, as short as possible: `$12K`, `40%`, `2 h`. */
export function tickWords(value: number, measure: Measure): string {
  switch (measure.unit) {
    case 'cents':
      return compactMoney(value / 100, measure.currency)
    case 'minutes':
      return `${shortNumber(value / MINUTES_PER_HOUR)} h`
    case 'count':
      return shortNumber(value)
    default:
      return writtenValue(value, measure)
  }
}

const shortNumber = (value: number): string =>
  value.toLocaleString('en-US', { notation: 'compact', maximumFractionDigits: 1 }).replace('-', '−')

const compactMoney = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', {
    ...{ style: 'currency', currency, notation: 'compact' },
    maximumFractionDigits: Math.abs(amount) < COMPACT_FROM ? 0 : 1,
  })
    .format(amount)
    .replace('-', '−')
