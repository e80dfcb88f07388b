import type * as api from '@oaklet/api/contract'
import { and, eq, gte, lte, not, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { holdsWords } from '../../db/folded'
import { clients } from '../../db/schema/clients-table'
import { invoices } from '../../db/schema/invoices-table'
import { isOpen, isOverdue, isPartlyPaid, isUnpaid } from './select-invoices'
import { isOwedSince } from './sum-aging'
import { typedInvoiceNumber } from './typed-invoice-number'

type Filters = z.infer<typeof api.InvoiceFilters>

/** The invoices that the filters of a list leave; the query has to join their clients. */
export const isListed = ({ q, filter, clientId, from, to }: Filters, today: string): SQL | undefined =>
  and(
    clientId === undefined ? undefined : eq(invoices.clientId, clientId),
    from === undefined ? undefined : gte(invoices.issuedOn, from),
    to === undefined ? undefined : lte(invoices.issuedOn, to),
    stands(filter, today),
    matches(q),
  )

/** The same rules as `invoiceStatus`, for the database. */
function stands(filter: Filters['filter'], today: string): SQL | undefined {
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
