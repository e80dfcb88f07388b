import type { Invoice } from '@oaklet/api/contract'
import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { inWork } from '../../work'
import { findInvoice, type InvoiceKey } from './find-invoice'

/** One invoice with its lines, and the ledger that explains its balance. */
export function getInvoice(deps: Deps, actor: StaffActor, key: InvoiceKey): Promise<Invoice> {
  requirePractice(actor, key.practiceId)
  return inWork(deps, actor, (work) => findInvoice(work, key, scopeOf(actor, 'invoices:view')))
}
