import { accessScope, type InvoiceHit } from '@oaklet/api/contract'
import { and, asc, desc, gte, inArray, lt, or, type SQL } from 'drizzle-orm'
import { invoices } from '../../db/schema/invoices-table'
import { isVisibleInvoice, selectInvoices, toInvoiceSummary } from '../invoices'
import { numbersBeginning } from './numbers-beginning'
import type { SearchContext } from './search-context'

/** The invoices whose number begins as typed, or else those of the clients whom the phrase names, the newest first. */
export async function searchInvoices(context: SearchContext): Promise<InvoiceHit[]> {
  const { practiceId, practice, phrase, limit } = context
  const { tx, actor } = context.work
  const scope = accessScope(actor.permissions, 'invoices:view')
  if (scope === 'none') return []
  const select = (where: SQL | undefined, orderBy: SQL[]) =>
    selectInvoices(tx, { where: and(isVisibleInvoice(actor, practiceId, scope), where), orderBy, limit })
  const clientIds = async () => (await context.namedClients(scope)).map(({ id }) => id)
  const found =
    phrase.invoiceDigits === null
      ? await select(inArray(invoices.clientId, await clientIds()), [desc(invoices.createdAt)])
      : await select(beginsWith(phrase.invoiceDigits), [asc(invoices.number)])
  return found.map((row) => {
    const { id, number, client, status, totalCents, currency } = toInvoiceSummary(row, practice)
    return { kind: 'invoice', id, number, clientName: client.name, status, totalCents, currency }
  })
}

const beginsWith = (digits: string): SQL | undefined =>
  or(
    ...numbersBeginning(digits).map(({ from, below }) =>
      and(gte(invoices.number, from), lt(invoices.number, below)),
    ),
  )
