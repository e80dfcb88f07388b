import type * as api from '@oaklet/api/contract'
import type { Invoice } from '@oaklet/api/contract'
import { invoices } from '../../db/schema/invoices-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { findInvoice } from './find-invoice'
import { requireDueLater, requireSoundInvoice, totalOf, writeInvoiceLines } from './write-invoice-content'

/** Drafts an invoice; it has no number and owes nothing until it is issued. */
export async function createInvoice(
  { actor, scope, params: { practiceId }, body }: CallOf<typeof api.createInvoice>,
  work: Work,
): Promise<Invoice> {
  const { lines, ...fields } = body

  const invoiceId = work.newId()
  const billing = { organizationId: actor.organizationId, practiceId, clientId: body.clientId, invoiceId }
  await requireDueLater(work, practiceId, body)
  await requireSoundInvoice(work.tx, billing, body)
  const now = work.now()
  await work.tx.insert(invoices).values({
    ...fields,
    organizationId: actor.organizationId,
    id: invoiceId,
    practiceId,
    state: 'draft',
    totalCents: totalOf(lines),
    createdAt: now,
    updatedAt: now,
  })
  await writeInvoiceLines(work.tx, work.deps, billing, lines)
  const changed = Object.keys(body)
  await recordAudit(work, {
    action: 'created',
    resource: 'invoice',
    recordId: invoiceId,
    changed,
  })
  return findInvoice(work, { practiceId, invoiceId }, scope)
}
