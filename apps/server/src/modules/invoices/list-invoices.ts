import type * as api from '@oaklet/api/contract'
import type { InvoiceSummary, Page } from '@oaklet/api/contract'
import { and, count, eq, not, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { byNumber } from '../../db/by-number'
import { holdsWords } from '../../db/folded'
import { DEFAULT_PAGE_SIZE, toPage } from '../../db/keyset'
import { clients } from '../../db/schema/clients-table'
import { invoices } from '../../db/schema/invoices-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { isClientOf } from '../caseload'
import { practiceToday } from '../organization'
import {
  isOpen,
  isOverdue,
  isPartlyPaid,
  isUnpaid,
  isVisibleInvoice,
  selectInvoices,
  toInvoiceSummary,
} from './select-invoices'
import { isOwedSince } from './sum-aging'
import { typedInvoiceNumber } from './typed-invoice-number'

type Query = z.infer<typeof api.InvoicesQuery>

const ORDER = byNumber(invoices)

/** One page of the practice's invoices: drafts first, then the highest number first. */
export async function listInvoices(
  { actor, scope, params: { practiceId }, query }: CallOf<typeof api.listInvoices>,
  work: Work,
): Promise<Page<InvoiceSummary>> {
  const limit = query.limit ?? DEFAULT_PAGE_SIZE

  const practice = await practiceToday(work, practiceId)
  const where = and(
    isVisibleInvoice(actor, practiceId, scope),
    query.clientId === undefined ? undefined : eq(invoices.clientId, query.clientId),
    stands(query.filter, practice.today),
    matches(query.q),
  )
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

/** The same rules as `invoiceStatus`, for the database. */
function stands(filter: Query['filter'], today: string): SQL | undefined {
  switch (filter) {
    case undefined:
      return undefined
    case 'draft':
    case 'void':
      return eq(invoices.state, filter)
    case 'open':
      return isOpen()
    case 'overdue':
      return isOverdue(today)
    case 'issued':
      return isUnpaid()
    case 'partially_paid':
      return isPartlyPaid()
    case 'paid':
      return and(eq(invoices.state, 'issued'), not(isOpen()))
    case 'owed_up_to_30':
    case 'owed_31_to_60':
    case 'owed_61_to_90':
    case 'owed_over_90':
      return isOwedSince(filter, today)
  }
}

/** The number, or every word in the client's names. */
function matches(q: string | undefined): SQL | undefined {
  const text = q?.trim() ?? ''
  if (text === '') return undefined
  const digits = typedInvoiceNumber(text)
  return digits === null
    ? holdsWords(clients.nameText, text)
    : sql`${invoices.number}::text like ${`${digits}%`}`
}
