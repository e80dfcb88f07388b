import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import { addDays, type PracticeToday } from '../../calendar-day'
import { claimEntries } from '../../db/schema/claim-entries-table'
import { claims } from '../../db/schema/claims-table'
import { payers } from '../../db/schema/payers-table'
import type { Work } from '../../work'

/**
 * What each insurance owes for claims that were not paid too much, in cents, by the days since the first entry of each
 * claim’s book: since it was first sent, or an earlier insurance left something to it. Which owes the most comes first.
 */
export function openByPayer(
  { tx, actor }: Work,
  practiceId: string,
  { today, timeZone }: Pick<PracticeToday, 'today' | 'timeZone'>,
) {
  const balance = sql<number>`sum(${claimEntries.cents})`
  const books = tx
    .select({
      claimId: claimEntries.claimId,
      cents: balance.as('cents'),
      since: sql<string>`(min(${claimEntries.writtenAt}) at time zone ${timeZone})::date`.as('since'),
    })
    .from(claimEntries)
    .where(
      and(eq(claimEntries.organizationId, actor.organizationId), eq(claimEntries.practiceId, practiceId)),
    )
    .groupBy(claimEntries.claimId)
    .having(sql`${balance} > 0`)
    .as('books')
  const daysAgo = (days: number) => sql`${addDays(today, -days)}::date`
  const centsOf = (isOfAge: SQL) =>
    sql<number>`coalesce(sum(${books.cents}) filter (where ${isOfAge}), 0)::float8`
  const totalCents = sql<number>`sum(${books.cents})::float8`
  return tx
    .select({
      payerId: payers.id,
      name: payers.name,
      upTo30: centsOf(sql`${books.since} >= ${daysAgo(30)}`),
      upTo60: centsOf(sql`${books.since} < ${daysAgo(30)} and ${books.since} >= ${daysAgo(60)}`),
      upTo90: centsOf(sql`${books.since} < ${daysAgo(60)} and ${books.since} >= ${daysAgo(90)}`),
      over90: centsOf(sql`${books.since} < ${daysAgo(90)}`),
      totalCents,
    })
    .from(books)
    .innerJoin(claims, and(eq(claims.organizationId, actor.organizationId), eq(claims.id, books.claimId)))
    .innerJoin(payers, and(eq(payers.organizationId, claims.organizationId), eq(payers.id, claims.payerId)))
    .groupBy(payers.organizationId, payers.id)
    .orderBy(desc(totalCents), asc(payers.id))
}
