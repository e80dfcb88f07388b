import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { dayBounds } from '../../../calendar-day'
import { claimEntries } from '../../../db/schema/claim-entries-table'
import { claims } from '../../../db/schema/claims-table'
import { clients } from '../../../db/schema/clients-table'
import { clientsInScope, isClientOf } from '../../caseload'
import type { ReportCall, ReportDays } from '../report-rows'
import { NOT_RECORDED, type WriteOffSplit } from './write-off-labels'

/** The entry that another one takes back. */
const TAKEN_BACK = alias(claimEntries, 'taken_back')

/** An entry that takes another one back counts for the reason and the person of that one. */
const keyOf = (split: WriteOffSplit, timeZone: string) =>
  ({
    reason: sql<string>`coalesce(${TAKEN_BACK.reasonCode}, ${claimEntries.reasonCode}, ${NOT_RECORDED})`,
    person: sql<string>`coalesce(${TAKEN_BACK.writtenById}, ${claimEntries.writtenById})::text`,
    month: sql<string>`to_char(${claimEntries.writtenAt} at time zone ${timeZone}, 'YYYY-MM')`,
    client: sql<string>`${claims.clientId}::text`,
    invoice_or_claim: sql<string>`${claimEntries.claimId}::text`,
  })[split]

/** What was written off of claims in the range, less what was taken back in it, in cents by the split. */
export function writtenOffClaims(
  { work, practiceId, scope, timeZone }: ReportCall,
  { split, from, to }: ReportDays & { split: WriteOffSplit },
): Promise<{ key: string; cents: number }[]> {
  return work.tx
    .select({
      key: keyOf(split, timeZone),
      cents: sql<number>`0 - sum(${claimEntries.cents})::float8`,
    })
    .from(claimEntries)
    .innerJoin(
      claims,
      and(eq(claims.organizationId, claimEntries.organizationId), eq(claims.id, claimEntries.claimId)),
    )
    .innerJoin(clients, isClientOf(claims))
    .leftJoin(
      TAKEN_BACK,
      and(
        eq(TAKEN_BACK.organizationId, claimEntries.organizationId),
        eq(TAKEN_BACK.id, claimEntries.reversesId),
      ),
    )
    .where(
      and(
        eq(claimEntries.organizationId, work.actor.organizationId),
        eq(claimEntries.practiceId, practiceId),
        eq(claimEntries.kind, 'written_off'),
        gte(claimEntries.writtenAt, dayBounds(from, timeZone).from),
        lt(claimEntries.writtenAt, dayBounds(to, timeZone).to),
        clientsInScope(work.actor, scope),
      ),
    )
    .groupBy(sql`1`)
}
