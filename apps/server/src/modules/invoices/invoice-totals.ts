import type * as api from '@oaklet/api/contract'
import type { InvoiceTotals } from '@oaklet/api/contract'
import { and, eq, isNotNull, lt, sql, type SQL } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { clients } from '../../db/schema/clients-table'
import { debts } from '../../db/schema/debts-table'
import { invoices } from '../../db/schema/invoices-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { practiceToday } from '../organization'
import { isClientOf } from '../caseload'
import { isListed } from './listed-invoices'
import { isOwedNow, isVisibleInvoice } from './select-invoices'

/** What is outstanding, overdue and drafted, with the oldest date of each kind. */
export interface InvoiceSums extends InvoiceTotals {
  /** The earliest due date among the overdue. */
  oldestOverdueOn: string | null
  draftCents: number
  oldestDraftAt: Date | null
}

/** The sums over the invoices that filters leave. */
export async function getInvoiceTotals(
  { scope, params: { practiceId }, query }: CallOf<typeof api.getInvoiceTotals>,
  work: Work,
): Promise<InvoiceTotals> {
  const { today } = await practiceToday(work, practiceId)
  const sums = await sumInvoices(work, practiceId, scope, today, isListed(query, today))
  const { outstandingCents, overdueCents, overdueCount, draftCount } = sums
  return { outstandingCents, overdueCents, overdueCount, draftCount }
}

/** The sums over the invoices that the actor may see, narrowed to `which`. */
export async function sumInvoices(
  work: Work,
  practiceId: string,
  scope: Scope,
  today: string,
  which?: SQL,
): Promise<InvoiceSums> {
  const isDraft = eq(invoices.state, 'draft')
  const overdue = and(isNotNull(debts.cents), lt(invoices.dueOn, today))
  const [row] = await work.tx
    .select({
      outstandingCents: sql<number>`coalesce(sum(${debts.cents}), 0)::float8`,
      overdueCents: sql<number>`coalesce(sum(${debts.cents}) filter (where ${overdue}), 0)::float8`,
      overdueCount: sql<number>`(count(*) filter (where ${overdue}))::int`,
      oldestOverdueOn: sql<string | null>`(min(${invoices.dueOn}) filter (where ${overdue}))::text`,
      draftCount: sql<number>`(count(*) filter (where ${isDraft}))::int`,
      draftCents: sql<number>`coalesce(sum(${invoices.totalCents}) filter (where ${isDraft}), 0)::float8`,
      oldestDraftMs: sql<number | null>`(
        extract(epoch from min(${invoices.createdAt}) filter (where ${isDraft})) * 1000
      )::float8`,
    })
    .from(invoices)
    .innerJoin(clients, isClientOf(invoices))
    .leftJoin(debts, isOwedNow)
    .where(and(isVisibleInvoice(work.actor, practiceId, scope), which))
  if (row === undefined) throw new Error('A sum gave no row')
  const { oldestDraftMs, ...sums } = row
  return { ...sums, oldestDraftAt: oldestDraftMs === null ? null : new Date(oldestDraftMs) }
}
