import type { BillingHome, InvoiceAge } from '@oaklet/api/contract'
import { and, sql, type SQL } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { addDays } from '../../calendar-day'
import { clients } from '../../db/schema/clients-table'
import { debts } from '../../db/schema/debts-table'
import { invoices } from '../../db/schema/invoices-table'
import type { Work } from '../../work'
import { isClientOf } from '../caseload'
import { isOpen, isOwedNow, isVisibleInvoice } from './select-invoices'

type Owed = BillingHome['owed']

/** What is left to pay on the open invoices that the actor may see, by the days since they were due. */
export async function sumAging(work: Work, practiceId: string, scope: Scope, today: string): Promise<Owed> {
  const rows = await work.tx
    .select({
      age: ageOf(today),
      cents: sql<number>`sum(${debts.cents})::float8`,
      count: sql<number>`count(*)::int`,
    })
    .from(invoices)
    .innerJoin(clients, isClientOf(invoices))
    .innerJoin(debts, isOwedNow)
    .where(isVisibleInvoice(work.actor, practiceId, scope))
    .groupBy(sql`1`)
  const part = (wanted: InvoiceAge) => {
    const found = rows.find((row) => row.age === wanted)
    return { cents: found?.cents ?? 0, count: found?.count ?? 0 }
  }
  return {
    totalCents: rows.reduce((sum, { cents }) => sum + cents, 0),
    count: rows.reduce((sum, { count }) => sum + count, 0),
    aging: {
      upTo30: part('owed_up_to_30'),
      upTo60: part('owed_31_to_60'),
      upTo90: part('owed_61_to_90'),
      over90: part('owed_over_90'),
    },
  }
}

/** Open, and of this age. `today` is the practice's. */
export const isOwedSince = (age: InvoiceAge, today: string): SQL | undefined =>
  and(isOpen(), sql`${ageOf(today)} = ${age}`)

/** Which of the four ages an invoice has; every date until 30 days ago is the first. */
export function ageOf(today: string): SQL<InvoiceAge> {
  const wasDueBefore = (days: number) => sql`${invoices.dueOn} < ${addDays(today, -days)}::date`
  return sql`case
    when ${wasDueBefore(90)} then 'owed_over_90'
    when ${wasDueBefore(60)} then 'owed_61_to_90'
    when ${wasDueBefore(30)} then 'owed_31_to_60'
    else 'owed_up_to_30'
  end`
}
