import type { BillingHome } from '@oaklet/api/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { addDays } from '../../calendar-day'
import { clients } from '../../db/schema/clients-table'
import { debts } from '../../db/schema/debts-table'
import { invoices } from '../../db/schema/invoices-table'
import type { Work } from '../../work'
import { isClientOf } from '../caseload'
import { isOwedNow, isVisibleInvoice } from './select-invoices'

type Owed = BillingHome['owed']
type Age = keyof Owed['aging']

/** What is left to pay on the open invoices that the actor may see, by the days since they were due. */
export async function sumAging(work: Work, practiceId: string, scope: Scope, today: string): Promise<Owed> {
  const age = ageOf(today)
  const rows = await work.tx
    .select({ age, cents: sql<number>`sum(${debts.cents})::float8`, count: sql<number>`count(*)::int` })
    .from(invoices)
    .innerJoin(clients, isClientOf(invoices))
    .innerJoin(debts, isOwedNow)
    .where(isVisibleInvoice(work.actor, practiceId, scope))
    .groupBy(sql`1`)
  const part = (wanted: Age) => {
    const found = rows.find((row) => row.age === wanted)
    return { cents: found?.cents ?? 0, count: found?.count ?? 0 }
  }
  return {
    totalCents: rows.reduce((sum, { cents }) => sum + cents, 0),
    count: rows.reduce((sum, { count }) => sum + count, 0),
    aging: {
      upTo30: part('upTo30'),
      upTo60: part('upTo60'),
      upTo90: part('upTo90'),
      over90: part('over90'),
    },
  }
}

/** Which of the four ages an invoice has; every date until 30 days ago is the first. */
function ageOf(today: string): SQL<Age> {
  const wasDueBefore = (days: number) => sql`${invoices.dueOn} < ${addDays(today, -days)}::date`
  return sql`case
    when ${wasDueBefore(90)} then 'over90'
    when ${wasDueBefore(60)} then 'upTo90'
    when ${wasDueBefore(30)} then 'upTo60'
    else 'upTo30'
  end`
}
