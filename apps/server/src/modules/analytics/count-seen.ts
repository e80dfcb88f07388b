import { sql, type SQL } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import { rowsOf, type Tx } from '../../db/database'
import { ofAppointments, type AnalyticsScope } from './analytics-scope'
import { IS_HELD } from './appointment-conditions'
import type { RowOfPart } from './compared-per-key'
import { selectDiagnoses, type DiagnosedRow } from './count-diagnoses'
import { selectOutcomes, type OutcomeRow } from './count-outcomes'
import { spansOfInstant, type DateSpans } from './date-spans'
import { untilOf } from './measure-outcomes'
import { ATTENDED, CLINICIAN, daysInTreatment, EVERYBODY, withFirst, withSeen } from './treatment'
import { isUnseen, NOBODY, withCover, type CountedClients } from './withholding'

/** Who came, and for how long by then. */
export interface ClinicalCounts extends CountedClients {
  /** Once for each client who came. */
  sessions: number
  /** From each client's first session in the practice to the last one in the span, summed up. */
  days: number
}

/** The clients who came in each span, counted in several ways. */
export interface SeenCounts {
  clinical: (ClinicalCounts & { span: number })[]
  /** With each clinician, whichever of them is looked at; somebody who came to several counts with each of them. */
  byClinician: (RowOfPart & CountedClients)[]
  outcomes: OutcomeRow[]
  diagnoses: DiagnosedRow[]
}

/**
 * Counts them all in one pass over the appointments. Asked of one clinician, outcomes and diagnoses are told of each
 * one’s clients, for what a number tells of another’s.
 */
export async function countSeen(
  tx: Tx,
  scope: AnalyticsScope,
  spans: DateSpans,
  { actor, now }: { actor: StaffActor; now: Date },
): Promise<SeenCounts> {
  const { clinicianId } = scope
  const unseen = isUnseen(actor, scope.practiceId, sql`seen.client_id`)
  const clients = sql`count(*) as clients, count(*) filter (where ${unseen}) as unseen`
  const everyones = sql`
    select span, ${EVERYBODY}::text as key, client_id, sum(sessions) as sessions, max(last_at) as last_at
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
          where key = ${clinicianId ?? EVERYBODY}
          group by 1`)} as clinical,
        ${listOf(selectOutcomes(scope, actor, untilOf(spans, scope, now)))} as outcomes,
        ${listOf(selectDiagnoses(scope, actor))} as diagnoses`,
  )
  if (counts === undefined) throw new Error('A count gave no row')
  return counts
}

const listOf = (rows: SQL): SQL => sql`(select coalesce(json_agg(listed), '[]') from (${rows}) listed)`

/** How many came in each span, and nothing of what came before; a clinician’s number may cover a colleague’s. */
export async function countSeenIn(
  tx: Tx,
  scope: AnalyticsScope,
  spans: DateSpans,
  actor: StaffActor,
): Promise<CountedClients[]> {
  const { index, isWithin } = spansOfInstant(sql`a.starts_at`, spans, scope.timeZone)
  const { clinicianId = EVERYBODY } = scope
  const rows = await rowsOf<RowOfPart & CountedClients>(
    tx,
    sql`
      select
        ${index} as span,
        ${clinicianId === EVERYBODY ? sql`${EVERYBODY}::text` : CLINICIAN} as key,
        count(distinct ac.client_id)::int as clients,
        (count(distinct ac.client_id) filter (where ${isUnseen(actor, scope.practiceId, sql`ac.client_id`)}))::int as unseen
      ${ATTENDED}
      where ${ofAppointments({ ...scope, clinicianId: undefined })} and ${IS_HELD} and ${isWithin}
      group by 1, 2`,
  )
  const told = withCover(rows).filter(({ key }) => key === clinicianId)
  return spans.map((_, at) => told.find(({ span }) => span === at) ?? NOBODY)
}
