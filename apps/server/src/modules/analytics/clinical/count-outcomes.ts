import { sql, type SQL } from 'drizzle-orm'
import type { StaffActor } from '../../../actor'
import type { RowOfPart } from '../breakdowns/compared-per-key'
import type { AnalyticsScope } from '../scope/analytics-scope'
import { isInvisible, type CountedClients } from '../suppression/suppression'
import {
  outcomeOf,
  isOverdue,
  joinAllScores,
  OUTCOME_KINDS,
  type OutcomeKind,
  type ScoreChange,
} from './measure-outcomes'

/** The outcomes of the clients seen in a span, per clinician or for all; equal outcomes are one row. */
export type OutcomeRow = RowOfPart &
  CountedClients & { isOverdue: boolean } & Record<`${OutcomeKind}Change`, ScoreChange | null> &
  /** True when clients who were a case at first have responded; null for others. */
  Record<`${OutcomeKind}Response`, boolean | null> &
  /** The sums of the first and of the last scores. */
  Record<`${OutcomeKind}First` | `${OutcomeKind}Last`, number>

/** Counts `seen` by outcomes, as {@link OutcomeRow}s. */
export function selectOutcomes(scope: AnalyticsScope, actor: StaffActor, until: SQL): SQL {
  const outcomes = OUTCOME_KINDS.map((kind) => ({ kind, ...outcomeOf(kind) }))
  const alike = outcomes.map(
    ({ kind, isMeasured, isCase, hasResponded, change }) => sql`
      case when ${isMeasured} then ${change} end as ${sql.identifier(`${kind}Change`)},
      case when ${isMeasured} and ${isCase} then ${hasResponded} end as ${sql.identifier(`${kind}Response`)}`,
  )
  const sums = outcomes.map(
    ({ kind, isMeasured, first, last }) => sql`
      coalesce(sum(${first}) filter (where ${isMeasured}), 0) as ${sql.identifier(`${kind}First`)},
      coalesce(sum(${last}) filter (where ${isMeasured}), 0) as ${sql.identifier(`${kind}Last`)}`,
  )
  const invisible = isInvisible(actor, scope.practiceId, sql`seen.client_id`, 'scores')
  return sql`
    select
      seen.span, seen.key, ${isOverdue(until)} as "isOverdue", ${sql.join(alike, sql`, `)},
      count(*) as clients, count(*) filter (where ${invisible}) as invisible, ${sql.join(sums, sql`, `)}
    from seen ${joinAllScores(scope, until)}
    group by 1, 2, 3, 4, 5, 6, 7`
}
