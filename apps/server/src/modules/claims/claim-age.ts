import type { ClaimAge } from '@oaklet/api/contract'
import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { addDays } from '../../calendar-day'
import { claims } from '../../db/schema/claims-table'

/** From how many days before today on, and until before how many, a claim of each age has been on its way. */
const DAYS_AGO: Readonly<Record<ClaimAge, { from: number | null; until: number | null }>> = {
  upTo30: { from: 30, until: null },
  upTo60: { from: 60, until: 30 },
  upTo90: { from: 90, until: 60 },
  over90: { from: null, until: 90 },
}

/** The day from which the age of a claim counts: it has been on its way since then, or its first session has waited. */
export const CLAIM_SINCE = sql`coalesce(${claims.submittedOn}, ${claims.firstOn})`

/** How many days before `today` a day is, as lists and reports tell it. */
export function ageSince(since: SQLWrapper, today: string): SQL<ClaimAge> {
  const isBefore = (days: number) => sql`${since} < ${addDays(today, -days)}::date`
  return sql`case
    when ${isBefore(90)} then 'over90'
    when ${isBefore(60)} then 'upTo90'
    when ${isBefore(30)} then 'upTo60'
    else 'upTo30'
  end`
}

/** Whether a day is as many days before `today` as an age says. An index has the days. */
export function isOfAge(since: SQLWrapper, age: ClaimAge, today: string): SQL | undefined {
  const { from, until } = DAYS_AGO[age]
  return and(
    from === null ? undefined : sql`${since} >= ${addDays(today, -from)}::date`,
    until === null ? undefined : sql`${since} < ${addDays(today, -until)}::date`,
  )
}
