import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../db/database'
import { ofShares, type AnalyticsScope } from '../scope/analytics-scope'
import { rowPerSpan, spansOfDay, type DateSpans } from '../scope/date-spans'
import { perEach, type FigureRule } from './figures'

/** How soon claims were first sent and first paid, for those of a span. */
export interface TurnaroundCounts {
  sent: number
  /** Days from the first session of each claim to its sending, summed up. */
  sendingDays: number
  paid: number
  /** Days from the sending of each claim to its payment, summed up. */
  payingDays: number
}

/** The figures of claims, which practices without any don't have. */
export const TURNAROUND: readonly FigureRule<TurnaroundCounts>[] = [
  {
    id: 'timeToClaim',
    label: 'Time to claim',
    definition:
      'Days from the first session of a claim to the day it was first sent, averaged over the claims first sent in the range.',
    unit: 'days',
    of: ({ sent, sendingDays }) => perEach(sendingDays, sent),
  },
  {
    id: 'timeToPayment',
    label: 'Time to payment',
    definition:
      'Days from the day a claim was first sent to the day its first payment was posted, averaged over the claims first paid in the range; a posting that was undone is none.',
    unit: 'days',
    of: ({ paid, payingDays }) => perEach(payingDays, paid),
  },
]

const STANDS = (entry: SQL): SQL => sql`not exists (
  select from claim_entries back
  where back.organization_id = ${entry}.organization_id and back.reverses_id = ${entry}.id
)`

/** FROM and WHERE of the shares `s` of claims `c` that are the first of their kind in its book: one for each claim. */
function firstShares(scope: AnalyticsScope, kind: 'charged' | 'paid', stands: (entry: SQL) => SQL): SQL {
  return sql`
    from (
      select distinct on (entry.claim_id) entry.organization_id, entry.id
      from claim_entries entry
      where entry.organization_id = ${scope.organizationId} and entry.practice_id = ${scope.practiceId}
        and entry.kind = ${kind} and entry.reverses_id is null and ${stands(sql`entry`)}
      order by entry.claim_id, entry.seq
    ) e
    join ledger_shares s on s.organization_id = e.organization_id and s.entry_id = e.id
    join claims c on c.organization_id = s.organization_id and c.id = s.claim_id
    where ${ofShares(scope)} and s.claim_id is not null`
}

/** Claims that came so far, as FROM and WHERE of shares `s`, and the days that it took. */
export interface ClaimDays {
  from: (scope: AnalyticsScope) => SQL
  days: (scope: AnalyticsScope) => SQL
}

/** The claims that were first sent, and the days since their first session. */
export const SENT_CLAIMS: ClaimDays = {
  from: (scope) => firstShares(scope, 'charged', () => sql`true`),
  days: () => sql`s.occurred_on - c.first_on`,
}

/** The claims that were first paid, and the days that it took: of a second insurance, since the first one left it a rest. */
export const PAID_CLAIMS: ClaimDays = {
  from: (scope) => firstShares(scope, 'paid', STANDS),
  days: ({ timeZone }) => sql`s.occurred_on - (
    select min((begun.written_at at time zone ${timeZone})::date) from claim_entries begun
    where begun.organization_id = s.organization_id and begun.claim_id = s.claim_id
      and begun.kind in ('charged', 'moved_in')
  )`,
}

/** Counts the claims first sent and first paid in each span, with their days. */
export async function countTurnaround(
  tx: Tx,
  scope: AnalyticsScope,
  spans: DateSpans,
): Promise<TurnaroundCounts[]> {
  const { index, isWithin } = spansOfDay(sql`s.occurred_on`, spans)
  const countOf = ({ from, days }: ClaimDays) =>
    rowPerSpan(
      tx,
      spans,
      { claims: 0, days: 0 },
      sql`
        select ${index} as span, count(*)::int as claims, sum(${days(scope)})::float8 as days
        ${from(scope)} and ${isWithin}
        group by 1`,
    )
  const sent = await countOf(SENT_CLAIMS)
  const paid = await countOf(PAID_CLAIMS)
  return spans.map((_, at) => ({
    ...{ sent: sent[at]?.claims ?? 0, sendingDays: sent[at]?.days ?? 0 },
    ...{ paid: paid[at]?.claims ?? 0, payingDays: paid[at]?.days ?? 0 },
  }))
}
