import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { inWork } from '../../work'
import { recordAudit } from '../audit'
import type { InvoiceKey } from './find-invoice'
import { invoices } from './invoices-table'
import { isInvoice, lockInvoice, requireDraft } from './lock-invoice'
import { removeInvoiceLines } from './write-invoice-content'

/** Deletes a draft; its appointments can be invoiced again. */
export function deleteInvoice(deps: Deps, actor: StaffActor, key: InvoiceKey): Promise<null> {
  requirePractice(actor, key.practiceId)
  scopeOf(actor, 'invoices:create')
  return inWork(deps, actor, async (work) => {
    requireDraft(await lockInvoice(work, key), 'deleted')
    await removeInvoiceLines(work.tx, { organizationId: actor.organizationId, invoiceId: key.invoiceId })
    await work.tx.delete(invoices).where(isInvoice(actor, key))
    await recordAudit(work, { action: 'deleted', resource: 'invoice', recordId: key.invoiceId })
    return null
  })
}
