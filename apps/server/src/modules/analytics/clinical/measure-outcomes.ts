import { MEASURE_KINDS, type MeasureKind } from '@oaklet/api/contract'
import { sql, type SQL } from 'drizzle-orm'
import { dayOf } from '../../../calendar-day'
import type { AnalyticsScope } from '../scope/analytics-scope'
import type { DateSpans } from '../scope/date-spans'

/** The questionnaires whose outcomes are counted; of the PCL-5 only that it was filled in. */
export const OUTCOME_KINDS = ['phq9', 'gad7'] as const satisfies readonly MeasureKind[]
/** One of {@link OUTCOME_KINDS}. */
export type OutcomeKind = (typeof OUTCOME_KINDS)[number]

/** The first score from which a client counts as a case: the caseness thresholds of NHS Talking Therapies. */
export const CASE_FROM_POINTS: Readonly<Record<OutcomeKind, number>> = { phq9: 10, gad7: 8 }

/** The least change that is unlikely by chance: the reliable change of NHS Talking Therapies. */
export const RELIABLE_CHANGE_POINTS: Readonly<Record<OutcomeKind, number>> = { phq9: 6, gad7: 4 }

/** A measure is overdue after six weeks. */
export const OVERDUE_AFTER_DAYS = 42

/** The directions in which scores can change, in the order to show them. */
export const SCORE_CHANGES = ['improved', 'unchanged', 'worse'] as const
/** One of {@link SCORE_CHANGES}. */
export type ScoreChange = (typeof SCORE_CHANGES)[number]

/** SQL over a client’s scores of one kind, joined by {@link joinScores}; shared by counts and lists. */
export interface OutcomeSql {
  first: SQL
  last: SQL
  /** True when there are two scores to compare. */
  isMeasured: SQL
  isCase: SQL
  hasResponded: SQL
  /** A {@link ScoreChange}. */
  change: SQL
  firstTakenOn: SQL
  lastTakenOn: SQL
}

export function outcomeOf(kind: OutcomeKind): OutcomeSql {
  const column = (end: 'first' | 'last', name: string) => sql.raw(`${kind}_${end}.${name}`)
  const [first, last] = [column('first', 'score'), column('last', 'score')]
  const reliable = sql.raw(String(RELIABLE_CHANGE_POINTS[kind]))
  return {
    first,
    last,
    isMeasured: sql`${column('first', 'id')} <> ${column('last', 'id')}`,
    isCase: sql`${first} >= ${sql.raw(String(CASE_FROM_POINTS[kind]))}`,
    hasResponded: sql`2 * ${last} <= ${first}`,
    change: sql`
      case when ${first} - ${last} >= ${reliable} then 'improved'
        when ${last} - ${first} >= ${reliable} then 'worse'
        else 'unchanged' end`,
    firstTakenOn: column('first', 'taken_on'),
    lastTakenOn: column('last', 'taken_on'),
  }
}

/** Joins to `seen` the first and the last score of a kind that each client has by the end of the span. */
export function joinScores(
  { organizationId, practiceId }: AnalyticsScope,
  kind: MeasureKind,
  until: SQL,
): SQL {
  const score = (end: string, order: SQL) => sql`
    left join lateral (
      select m.id, m.score, m.taken_on from measures m
      where m.organization_id = ${organizationId} and m.client_id = seen.client_id and m.kind = ${kind}
        and m.practice_id = ${practiceId} and m.status = 'final' and m.taken_on <= ${until}
      order by ${order}
      limit 1
    ) ${sql.raw(`${kind}_${end}`)} on true`
  return sql`
    ${score('first', sql`m.taken_on, m.recorded_at, m.id`)}
    ${score('last', sql`m.taken_on desc, m.recorded_at desc, m.id desc`)}`
}

/** Returns the last day of the span of `seen`, or today if that is earlier. */
export function untilOf(spans: DateSpans, { timeZone }: AnalyticsScope, now: Date): SQL {
  const today = dayOf(now, timeZone)
  const days = spans.map(({ end }) => (end < today ? end : today))
  return sql`(select string_to_array(${days.join(',')}, ',')::date[])[seen.span + 1]`
}

/** Joins to `seen` the first and the last score of every kind. */
export const joinAllScores = (scope: AnalyticsScope, until: SQL): SQL =>
  sql.join(
    MEASURE_KINDS.map((kind) => joinScores(scope, kind, until)),
    sql` `,
  )

/**
 * SQL condition over {@link joinAllScores} that is true when the last measures are older than six weeks by then, or when
 * there is none.
 */
export const isOverdue = (until: SQL): SQL => sql`
  coalesce(greatest(${sql.raw(MEASURE_KINDS.map((kind) => `${kind}_last.taken_on`).join(', '))}) < ${until} - ${sql.raw(String(OVERDUE_AFTER_DAYS))}, true)`
