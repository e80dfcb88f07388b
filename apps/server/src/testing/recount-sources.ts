import type { DateSpan } from '@oaklet/api/contract'
import { recountRows, type RecountScope } from './recount-rows'
import type { VariedRows } from './varied-rows'

/** The clients added in a span, by where they came from. */
export function recountSources(
  rows: VariedRows,
  scope: RecountScope,
  span: DateSpan,
): ReadonlyMap<string, string[]> {
  const { dayOf, isIn, clients } = recountRows(rows, scope, span)
  const found = new Map<string, string[]>()
  for (const { id, createdAt, referralSource } of clients) {
    const source = referralSource ?? 'not_recorded'
    if (isIn(dayOf(createdAt))) found.set(source, [...(found.get(source) ?? []), id])
  }
  return found
}
