import type { Invoice } from '@oaklet/api/contract'
import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { findInvoice, type InvoiceKey } from './find-invoice'

/** One invoice with its lines, and the ledger that explains its balance. */
export function getInvoice(deps: Deps, actor: StaffActor, key: InvoiceKey): Promise<Invoice> {
  requirePractice(actor, key.practiceId)
  return inTenant(deps.db, actor.organizationId, (tx) =>
    findInvoice(tx, deps, actor, key, scopeOf(actor, 'invoices:view')),
  )
}
