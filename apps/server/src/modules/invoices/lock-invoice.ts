import { and, eq } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import { invoices } from '../../db/schema/invoices-table'
import { AppError, notFound, staleEdit } from '../../errors'
import type { Work } from '../../work'
import { findInvoice, type InvoiceKey } from './find-invoice'

export type InvoiceRow = typeof invoices.$inferSelect

/** The row that `key` names. */
export const isInvoice = (actor: StaffActor, { practiceId, invoiceId }: InvoiceKey) =>
  and(
    eq(invoices.organizationId, actor.organizationId),
    eq(invoices.practiceId, practiceId),
    eq(invoices.id, invoiceId),
  )

/** The row to change, held until the transaction ends; 404 when there is none, 409 when it isn't at `version`. */
export async function lockInvoice(work: Work, key: InvoiceKey, version?: number): Promise<InvoiceRow> {
  const [locked] = await work.tx.select().from(invoices).where(isInvoice(work.actor, key)).for('update')
  if (locked === undefined) throw notFound()
  if (version !== undefined && locked.version !== version) {
    throw staleEdit(await findInvoice(work, key, 'all'))
  }
  return locked
}

/** The row whose amount is to change, held until the transaction ends; 409 for a draft or one that is void. */
export async function lockIssuedInvoice(work: Work, key: InvoiceKey): Promise<InvoiceRow> {
  const invoice = await lockInvoice(work, key)
  if (invoice.state === 'issued') return invoice
  throw new AppError(
    'transition_refused',
    'The amount of an invoice changes only after its issue, until it is void.',
  )
}

/** Throws 409 unless the invoice is still a draft; `may` says what only drafts can be. */
export function requireDraft({ state }: InvoiceRow, may: string): void {
  if (state !== 'draft') throw new AppError('transition_refused', `Only a draft can be ${may}.`)
}
