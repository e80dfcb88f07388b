import type { AnalyticsBreakdown } from '@oaklet/api/contract'
import { listWords } from '../../../shared/list-words'

type Row = AnalyticsBreakdown['rows'][number]
type ReportedRow = Row & { value: number }

const MOST_NAMED = 2

/** Summarizes a breakdown in one sentence: the highest and the lowest rows, and the suppressed ones. */
export function breakdownSummary({ rows }: AnalyticsBreakdown, write: (value: number) => string): string {
  const reported = rows.filter((row): row is ReportedRow => row.value !== null)
  const suppressed = rows.filter(({ value, isSuppressed }) => value === null && isSuppressed).length
  const ending =
    suppressed === 0
      ? '.'
      : `; ${suppressed} withheld, as ${suppressed === 1 ? 'it' : 'they'} would tell of fewer than five clients.`
  const values = reported.map(({ value }) => value)
  const [most, least] = [Math.max(...values), Math.min(...values)]
  const [only] = reported
  if (only === undefined) return `Nothing can be told of this range${ending}`
  if (reported.length === 1) return `${only.label}: ${write(most)}${ending}`
  if (most === least) return `Each of the ${reported.length} is at ${write(most)}${ending}`
  return `The highest ${placed(reported, most, write)}, the lowest ${placed(reported, least, write)}${ending}`
}

/** `is Dana Reyes at 40`; several that are equal are named or counted. */
function placed(rows: readonly ReportedRow[], value: number, write: (value: number) => string): string {
  const names = rows.filter((row) => row.value === value).map(({ label }) => label)
  const who = names.length > MOST_NAMED ? `${names.length} of them` : listWords(names)
  return `${names.length === 1 ? 'is' : 'are'} ${who} at ${write(value)}`
}
