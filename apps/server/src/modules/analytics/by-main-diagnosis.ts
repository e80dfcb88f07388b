import { diagnosisCategoryLabel } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import type { AnalyticsScope } from './analytics-scope'
import type { Split } from './breakdowns'

const NOT_RECORDED = 'not_recorded'

/** The id of the diagnoses that can’t be named. */
export const OTHERS = 'others'

/**
 * Splits those who came to an appointment, `ac`, by the category of their first diagnosis (`diagnosisCategory`); for
 * whom there is none comes last.
 */
export const byMainDiagnosis = ({ organizationId }: AnalyticsScope): Split => ({
  name: 'Main diagnosis',
  told: 'by the category of the first of the diagnoses that are recorded for them now',
  key: sql`(
    select coalesce(left(c.diagnoses[1], 3), ${NOT_RECORDED}) from clients c
    where c.organization_id = ${organizationId} and c.id = ac.client_id)`,
  label: wordsOf,
  rest: NOT_RECORDED,
  tells: 'diagnoses',
})

function wordsOf(id: string): string {
  if (id === NOT_RECORDED) return 'Not recorded'
  if (id === OTHERS) return 'Others'
  const label = diagnosisCategoryLabel(id)
  return label === null ? id : `${id} ${label}`
}
