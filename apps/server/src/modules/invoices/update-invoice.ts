import type { Invoice, UpdateInvoiceBody } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { recordAudit } from '../audit'
import { findInvoice, type InvoiceKey } from './find-invoice'
import { invoices } from './invoices-table'
import { isInvoice, lockInvoice, requireDraft } from './lock-invoice'
import { requireSoundInvoice, totalOf, writeInvoiceLines } from './write-invoice-content'

/** Changes a draft, unless someone else has changed it since `version`. */
export function updateInvoice(
  deps: Deps,
  actor: StaffActor,
  key: InvoiceKey,
  body: UpdateInvoiceBody,
): Promise<Invoice> {
  requirePractice(actor, key.practiceId)
  const scope = scopeOf(actor, 'invoices:create')
  const { lines, version, ...fields } = body
  return inTenant(deps.db, actor.organizationId, async (tx) => {
    const before = await lockInvoice(tx, deps, actor, key, version)
    requireDraft(before, 'changed')
    const billing = { organizationId: actor.organizationId, clientId: body.clientId, ...key }
    await requireSoundInvoice(tx, billing, body)
    await tx
      .update(invoices)
      .set({ ...fields, totalCents: totalOf(lines), version: version + 1, updatedAt: deps.clock.now() })
      .where(and(isInvoice(actor, key), eq(invoices.version, version)))
    await writeInvoiceLines(tx, deps, billing, lines)
    const changed = (['clientId', 'dueOn', 'notes'] as const).filter((field) => before[field] !== body[field])
    await recordAudit(tx, deps, actor, {
      action: 'updated',
      resource: 'invoice',
      recordId: key.invoiceId,
      changed: [...changed, 'lines'],
    })
    return findInvoice(tx, deps, actor, key, scope)
  })
}
