import { diagnosisCategory, type DateSpan } from '@oaklet/api/contract'
import type { RecountScope } from './recount-rows'
import { recountSeen } from './recount-visits'
import type { VariedRows } from './varied-rows'

/** The clients seen in a span, by the category of their first diagnosis. */
export function recountDiagnoses(
  rows: VariedRows,
  scope: RecountScope,
  span: DateSpan,
): ReadonlyMap<string, string[]> {
  const seen = new Set([...recountSeen(rows, scope, span).values()].flat())
  const found = new Map<string, string[]>()
  for (const { id, diagnoses } of rows.clients) {
    const [main] = diagnoses
    const category = main === undefined ? 'not_recorded' : diagnosisCategory(main)
    if (seen.has(id)) found.set(category, [...(found.get(category) ?? []), id])
  }
  return found
}
