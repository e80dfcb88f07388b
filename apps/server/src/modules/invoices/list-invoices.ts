import type * as api from '@oaklet/api/contract'
import type { InvoiceSummary, Page } from '@oaklet/api/contract'
import { and, count } from 'drizzle-orm'
import { byNumber } from '../../db/by-number'
import { DEFAULT_PAGE_SIZE, toPage } from '../../db/keyset'
import { clients } from '../../db/schema/clients-table'
import { invoices } from '../../db/schema/invoices-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { isClientOf } from '../caseload'
import { practiceToday } from '../organization'
import { isListed } from './listed-invoices'
import { isVisibleInvoice, selectInvoices, toInvoiceSummary } from './select-invoices'

const ORDER = byNumber(invoices)

/** One page of the practice's invoices: drafts first, then the highest number first. */
export async function listInvoices(
  { actor, scope, params: { practiceId }, query }: CallOf<typeof api.listInvoices>,
  work: Work,
): Promise<Page<InvoiceSummary>> {
  const limit = query.limit ?? DEFAULT_PAGE_SIZE

  const practice = await practiceToday(work, practiceId)
  const where = and(isVisibleInvoice(actor, practiceId, scope), isListed(query, practice.today))
  const rows = await selectInvoices(work.tx, {
    where: and(where, ORDER.isAfter(query.cursor)),
    orderBy: ORDER.orderBy,
    limit: limit + 1,
  })
  const [counted] = await work.tx
    .select({ total: count() })
    .from(invoices)
    .innerJoin(clients, isClientOf(invoices))
    .where(where)
  return toPage(
    rows,
    limit,
    counted?.total ?? 0,
    ({ invoice }) => ORDER.keyOf(invoice),
    (row) => toInvoiceSummary(row, practice),
  )
}
