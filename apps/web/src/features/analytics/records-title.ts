import type { Analytics } from '@oaklet/api/contract'
import type { AskedRecords } from './use-records-url'

/** What the number is called whose records are shown: "Sessions held", "No-show rate by weekday: Monday". */
export function recordsTitle(analytics: Analytics | undefined, { figure, part }: AskedRecords): string {
  const named = [...(analytics?.figures ?? []), ...(analytics?.breakdowns ?? [])].find(
    ({ id }) => id === figure,
  )
  if (named === undefined) return 'Records behind a number'
  const row = 'rows' in named ? named.rows.find(({ id }) => id === part) : undefined
  return row === undefined ? named.label : `${named.label}: ${row.label}`
}
