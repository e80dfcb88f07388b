import type { ClaimAge } from '@oaklet/api/contract'
import { sql, type SQL } from 'drizzle-orm'
import { addDays } from '../../calendar-day'
import { claims } from '../../db/schema/claims-table'

/** How many days before `today` a day is, as lists and reports tell it. */
export function ageSince(since: SQL, today: string): SQL<ClaimAge> {
  const isBefore = (days: number) => sql`${since} < ${addDays(today, -days)}::date`
  return sql`case
    when ${isBefore(90)} then 'over90'
    when ${isBefore(60)} then 'upTo90'
    when ${isBefore(30)} then 'upTo60'
    else 'upTo30'
  end`
}

/** How long a claim has been on its way, or its first session has waited for it. */
export const claimAge = (today: string): SQL<ClaimAge> =>
  ageSince(sql`coalesce(${claims.submittedOn}, ${claims.firstOn})`, today)
