import { accessScope, type InvoiceHit } from '@oaklet/api/contract'
import { and, asc, desc, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import {
  exportedInvoiceCounters,
  exportedInvoiceLines,
  exportedInvoices,
  invoices,
} from '../../db/schema/invoices-table'
import { isOneOf, type RecordKind, type RecordName, type RecordQuery } from '../../record-kind'
import type { Work } from '../../work'
import { numberBegins } from './numbers-beginning'
import { isVisibleInvoice, selectInvoices, toInvoiceSummary } from './select-invoices'

export const invoiceRecord: RecordKind = {
  tables: [exportedInvoices, exportedInvoiceLines, exportedInvoiceCounters],
  names: { invoice: readNames },
  search: { kind: 'invoice', find: findHits },
  timeline: [
    {
      kind: 'invoice',
      permission: 'invoices:view',
      rows: ({ isOfClient }) => ({
        from: invoices,
        where: and(isOfClient(invoices), isNotNull(invoices.number), isNotNull(invoices.issuedOn)),
        id: invoices.id,
        on: invoices.issuedOn,
        at: invoices.createdAt,
        facts: {
          number: invoices.number,
          totalCents: invoices.totalCents,
          isVoid: sql`${invoices.state} = 'void'`,
        },
      }),
    },
  ],
}

/** An invoice is named, once it has a number, to those who may see all invoices of its practice. */
async function readNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  if (accessScope(work.actor.permissions, 'invoices:view') !== 'all') return []
  const rows = await work.tx
    .select({ id: invoices.id, number: invoices.number })
    .from(invoices)
    .where(
      and(
        isOneOf(work, invoices, invoices.id, ids),
        inArray(invoices.practiceId, [...work.actor.practiceIds]),
      ),
    )
  return rows.flatMap(({ id, number }) => (number === null ? [] : [{ id, name: `#${number}` }]))
}

/** Finds invoices whose number begins as typed, or else those of the clients whom the phrase names, the newest first. */
async function findHits(query: RecordQuery): Promise<InvoiceHit[]> {
  const { practiceId, practice, phrase, limit } = query
  const { tx, actor } = query.work
  const scope = accessScope(actor.permissions, 'invoices:view')
  if (scope === 'none') return []
  const select = (where: SQL | undefined, orderBy: SQL[]) =>
    selectInvoices(tx, { where: and(isVisibleInvoice(actor, practiceId, scope), where), orderBy, limit })
  const clientIds = async () => (await query.namedClients(scope)).map(({ id }) => id)
  const found =
    phrase.invoiceDigits === null
      ? await select(inArray(invoices.clientId, await clientIds()), [desc(invoices.createdAt)])
      : await select(numberBegins(invoices.number, phrase.invoiceDigits), [asc(invoices.number)])
  return found.map((row) => {
    const { id, number, client, status, totalCents, currency } = toInvoiceSummary(row, practice)
    return { kind: 'invoice', id, number, clientName: client.name, status, totalCents, currency }
  })
}
