import type { Analytics } from '@oaklet/api/contract'
import { spanWords } from './range-words'
import type { AskedRecords } from './use-records-url'

/**
 * What the number is called whose records are shown: "Sessions held", "No-show rate by weekday: Monday", or of other
 * days than the range "Sessions held: Oct 19 – 25, 2026".
 */
export function recordsTitle(analytics: Analytics | undefined, { figure, part, span }: AskedRecords): string {
  const named = [...(analytics?.figures ?? []), ...(analytics?.breakdowns ?? [])].find(
    ({ id }) => id === figure,
  )
  if (named === undefined) return 'Records behind a number'
  const row = 'rows' in named ? named.rows.find(({ id }) => id === part) : undefined
  const of = [...(row ? [row.label] : []), ...(span ? [spanWords(span)] : [])]
  return of.length === 0 ? named.label : `${named.label}: ${of.join(', ')}`
}
