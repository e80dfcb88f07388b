import { diagnosisCategoryLabel } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import type { Split } from '../breakdowns/breakdowns'
import type { AnalyticsScope } from '../scope/analytics-scope'

const NOT_RECORDED = 'not_recorded'

/** The key of the diagnoses that must not be named. */
export const OTHERS = 'others'

/**
 * Splits the clients `ac` of an appointment by the category of their first diagnosis (`diagnosisCategory`); clients
 * without a diagnosis come last.
 */
export const byMainDiagnosis = ({ organizationId }: AnalyticsScope): Split => ({
  name: 'Main diagnosis',
  definitionSuffix: 'by the category of the first of the diagnoses that are recorded for them now',
  key: sql`(
    select coalesce(left(c.diagnoses[1], 3), ${NOT_RECORDED}) from clients c
    where c.organization_id = ${organizationId} and c.id = ac.client_id)`,
  label: wordsOf,
  rest: NOT_RECORDED,
  reveals: 'diagnoses',
})

function wordsOf(id: string): string {
  if (id === NOT_RECORDED) return 'Not recorded'
  if (id === OTHERS) return 'Others'
  const label = diagnosisCategoryLabel(id)
  return label === null ? id : `${id} ${label}`
}
