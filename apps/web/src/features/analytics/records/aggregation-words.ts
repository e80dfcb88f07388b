import type { AnalyticsRecords } from '@oaklet/api/contract'
import { type Measure, writtenValue } from '../figures/figure-words'
import { lowerFirst } from '../lower-first'
import type { RecordSource } from './record-sources'

type Aggregated = Pick<
  AnalyticsRecords,
  | 'figure'
  | 'value'
  | 'isSuppressed'
  | 'aggregation'
  | 'amountUnit'
  | 'counted'
  | 'sum'
  | 'base'
  | 'isOwnOnly'
  | 'total'
  | 'currency'
>

/** Describes in one or two sentences how a number is aggregated from its records. */
export function aggregationWords(records: Aggregated, source: RecordSource): string {
  const { value, isSuppressed, isOwnOnly } = records
  if (value === null && isSuppressed) {
    return 'The number is withheld, as it would tell of fewer than five clients.'
  }
  const words = wordsOf(records, source)
  return isOwnOnly ? `${words} Only what you may see is listed; the number may be of more.` : words
}

function wordsOf(records: Aggregated, { one, many }: RecordSource): string {
  const { aggregation, counted, total, base, currency } = records
  const nouns = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
  const amounts: Measure = { unit: records.amountUnit ?? records.figure.unit, currency }
  const sum = writtenValue(records.sum ?? 0, amounts)
  const value = resultWords(records)
  switch (aggregation) {
    case 'count':
      return `${nouns(counted)}, each counted once.`
    case 'sum':
      return `${nouns(counted)}, ${sum} in all.`
    case 'share':
      return `${counted.toLocaleString('en-US')} of ${nouns(total)}${value}.`
    case 'average':
      return `${sum} over ${nouns(counted)}${value === '' ? '' : `${value} on average`}.`
    case 'ratio':
      if (base === null) return `${nouns(counted)}, ${sum} in all${value}.`
      return `${sum} from ${nouns(counted)}, set against ${writtenValue(base.value, { unit: base.unit, currency })} ${lowerFirst(base.label)}${value}.`
  }
}

/** `, 14.6%`; empty when only some of the records are listed. */
const resultWords = ({ value, figure, currency, isOwnOnly }: Aggregated): string =>
  value === null || isOwnOnly ? '' : `, ${writtenValue(value, { unit: figure.unit, currency })}`
