import type * as api from '@oaklet/api/contract'
import { invoices } from '../../db/schema/invoices-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { isInvoice, lockInvoice, requireDraft } from './lock-invoice'
import { removeInvoiceLines } from './write-invoice-content'

/** Deletes a draft; its appointments can be invoiced again. */
export async function deleteInvoice(
  { actor, params: key }: CallOf<typeof api.deleteInvoice>,
  work: Work,
): Promise<null> {
  requireDraft(await lockInvoice(work, key), 'deleted')
  await removeInvoiceLines(work.tx, { organizationId: actor.organizationId, invoiceId: key.invoiceId })
  await work.tx.delete(invoices).where(isInvoice(actor, key))
  await recordAudit(work, { action: 'deleted', resource: 'invoice', recordId: key.invoiceId })
  return null
}
