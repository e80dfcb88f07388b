import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { recordAudit } from '../audit'
import type { InvoiceKey } from './find-invoice'
import { invoices } from './invoices-table'
import { isInvoice, lockInvoice, requireDraft } from './lock-invoice'
import { removeInvoiceLines } from './write-invoice-content'

/** Deletes a draft; its appointments can be invoiced again. */
export function deleteInvoice(deps: Deps, actor: StaffActor, key: InvoiceKey): Promise<null> {
  requirePractice(actor, key.practiceId)
  scopeOf(actor, 'invoices:create')
  return inTenant(deps.db, actor.organizationId, async (tx) => {
    requireDraft(await lockInvoice(tx, deps, actor, key), 'deleted')
    await removeInvoiceLines(tx, { organizationId: actor.organizationId, invoiceId: key.invoiceId })
    await tx.delete(invoices).where(isInvoice(actor, key))
    await recordAudit(tx, deps, actor, { action: 'deleted', resource: 'invoice', recordId: key.invoiceId })
    return null
  })
}
