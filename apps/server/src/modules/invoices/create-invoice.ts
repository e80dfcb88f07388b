import type { Invoice, InvoiceInput } from '@oaklet/api/contract'
import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { inWork } from '../../work'
import { recordAudit } from '../audit'
import { findInvoice } from './find-invoice'
import { invoices } from './invoices-table'
import { requireSoundInvoice, totalOf, writeInvoiceLines } from './write-invoice-content'

/** Drafts an invoice; it has no number and owes nothing until it is issued. */
export function createInvoice(
  deps: Deps,
  actor: StaffActor,
  { practiceId }: { practiceId: string },
  body: InvoiceInput,
): Promise<Invoice> {
  requirePractice(actor, practiceId)
  const scope = scopeOf(actor, 'invoices:create')
  const { lines, ...fields } = body
  return inWork(deps, actor, async (work) => {
    const invoiceId = deps.newId()
    const billing = { organizationId: actor.organizationId, practiceId, clientId: body.clientId, invoiceId }
    await requireSoundInvoice(work.tx, billing, body)
    const now = deps.clock.now()
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
    await writeInvoiceLines(work.tx, deps, billing, lines)
    const changed = Object.keys(body)
    await recordAudit(work, {
      action: 'created',
      resource: 'invoice',
      recordId: invoiceId,
      changed,
    })
    return findInvoice(work, { practiceId, invoiceId }, scope)
  })
}
