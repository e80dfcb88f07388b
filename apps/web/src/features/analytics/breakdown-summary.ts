import type { AnalyticsBreakdown } from '@oaklet/api/contract'
import { listWords } from '../../shared/list-words'

type Row = AnalyticsBreakdown['rows'][number]
type Told = Row & { value: number }

const MOST_NAMED = 2

/** Which rows are the highest and the lowest, in one sentence. */
export function breakdownSummary({ rows }: AnalyticsBreakdown, write: (value: number) => string): string {
  const told = rows.filter((row): row is Told => row.value !== null)
  const withheld = rows.filter(({ value, isSuppressed }) => value === null && isSuppressed).length
  const ending =
    withheld === 0
      ? '.'
      : `; ${withheld} withheld, as ${withheld === 1 ? 'it' : 'they'} would tell of fewer than five clients.`
  const values = told.map(({ value }) => value)
  const [most, least] = [Math.max(...values), Math.min(...values)]
  const [only] = told
  if (only === undefined) return `Nothing can be told of this range${ending}`
  if (told.length === 1) return `${only.label}: ${write(most)}${ending}`
  if (most === least) return `Each of the ${told.length} is at ${write(most)}${ending}`
  return `The highest ${placed(told, most, write)}, the lowest ${placed(told, least, write)}${ending}`
}

/** `is Dana Reyes at 40`; several that are equal are named or counted. */
function placed(rows: readonly Told[], value: number, write: (value: number) => string): string {
  const names = rows.filter((row) => row.value === value).map(({ label }) => label)
  const who = names.length > MOST_NAMED ? `${names.length} of them` : listWords(names)
  return `${names.length === 1 ? 'is' : 'are'} ${who} at ${write(value)}`
}
