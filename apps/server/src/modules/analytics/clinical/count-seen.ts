import { sql, type SQL } from 'drizzle-orm'
import type { StaffActor } from '../../../actor'
import { rowsOf, type Tx } from '../../../db/database'
import type { RowOfPart } from '../breakdowns/compared-per-key'
import { IS_HELD } from '../figures/appointment-conditions'
import { ofAppointments, type AnalyticsScope } from '../scope/analytics-scope'
import { spansOfInstant, type DateSpans } from '../scope/date-spans'
import {
  isInvisible,
  NO_CLIENTS,
  withComplementarySuppression,
  type CountedClients,
} from '../suppression/suppression'
import { selectDiagnoses, type DiagnosedRow } from './count-diagnoses'
import { selectOutcomes, type OutcomeRow } from './count-outcomes'
import { untilOf } from './measure-outcomes'
import { ATTENDED, CLINICIAN, daysInTreatment, ALL_CLINICIANS, withFirst, withSeen } from './treatment'

/** Counts of the clients who were seen, and of their time in treatment. */
export interface ClinicalCounts extends CountedClients {
  /** Completed appointments, once per client who attended. */
  sessions: number
  /** Days from each client's first session in the practice to the last one in the span, summed up. */
  days: number
}

/** The clients seen in each span, counted in several ways. */
export interface SeenCounts {
  clinical: (ClinicalCounts & { span: number })[]
  /** Per clinician, whatever the filter; a client who saw several clinicians counts for each of them. */
  byClinician: (RowOfPart & CountedClients)[]
  outcomes: OutcomeRow[]
  diagnoses: DiagnosedRow[]
}

/**
 * Counts the clients seen in one pass over the appointments. With a filter by clinician, outcomes and diagnoses are
 * still counted for every clinician, since complementary suppression needs the numbers of the others.
 */
export async function countSeen(
  tx: Tx,
  scope: AnalyticsScope,
  spans: DateSpans,
  { actor, now }: { actor: StaffActor; now: Date },
): Promise<SeenCounts> {
  const { clinicianId } = scope
  const invisible = isInvisible(actor, scope.practiceId, sql`seen.client_id`)
  const clients = sql`count(*) as clients, count(*) filter (where ${invisible}) as invisible`
  const everyones = sql`
    select span, ${ALL_CLINICIANS}::text as key, client_id, sum(sessions) as sessions, max(last_at) as last_at
    from seen_by group by span, client_id`
  const [counts] = await rowsOf<SeenCounts>(
    tx,
    sql`
      ${withSeen({ ...scope, clinicianId: undefined }, spans, { as: 'seen_by', key: CLINICIAN })},
      seen as (${clinicianId === undefined ? everyones : sql`select * from seen_by`})
      select
        ${listOf(sql`select span, key, ${clients} from seen_by seen group by 1, 2`)} as "byClinician",
        ${listOf(sql`
          select span, ${clients}, sum(sessions) as sessions, sum(${daysInTreatment(scope)}) as days
          from seen ${withFirst(scope)}
          where key = ${clinicianId ?? ALL_CLINICIANS}
          group by 1`)} as clinical,
        ${listOf(selectOutcomes(scope, actor, untilOf(spans, scope, now)))} as outcomes,
        ${listOf(selectDiagnoses(scope, actor))} as diagnoses`,
  )
  if (counts === undefined) throw new Error('A count gave no row')
  return counts
}

const listOf = (rows: SQL): SQL => sql`(select coalesce(json_agg(listed), '[]') from (${rows}) listed)`

/** Counts the clients seen in each span only; complementary suppression is applied over all clinicians. */
export async function countSeenIn(
  tx: Tx,
  scope: AnalyticsScope,
  spans: DateSpans,
  actor: StaffActor,
): Promise<CountedClients[]> {
  const { index, isWithin } = spansOfInstant(sql`a.starts_at`, spans, scope.timeZone)
  const { clinicianId = ALL_CLINICIANS } = scope
  const rows = await rowsOf<RowOfPart & CountedClients>(
    tx,
    sql`
      select
        ${index} as span,
        ${clinicianId === ALL_CLINICIANS ? sql`${ALL_CLINICIANS}::text` : CLINICIAN} as key,
        count(distinct ac.client_id)::int as clients,
        (count(distinct ac.client_id) filter (where ${isInvisible(actor, scope.practiceId, sql`ac.client_id`)}))::int as invisible
      ${ATTENDED}
      where ${ofAppointments({ ...scope, clinicianId: undefined })} and ${IS_HELD} and ${isWithin}
      group by 1, 2`,
  )
  const shown = withComplementarySuppression(rows).filter(({ key }) => key === clinicianId)
  return spans.map((_, at) => shown.find(({ span }) => span === at) ?? NO_CLIENTS)
}
