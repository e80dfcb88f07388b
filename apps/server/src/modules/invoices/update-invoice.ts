import type { Invoice, UpdateInvoiceBody } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { inWork } from '../../work'
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
  return inWork(deps, actor, async (work) => {
    const before = await lockInvoice(work, key, version)
    requireDraft(before, 'changed')
    const billing = { organizationId: actor.organizationId, clientId: body.clientId, ...key }
    await requireSoundInvoice(work.tx, billing, body)
    await work.tx
      .update(invoices)
      .set({ ...fields, totalCents: totalOf(lines), version: version + 1, updatedAt: deps.clock.now() })
      .where(and(isInvoice(actor, key), eq(invoices.version, version)))
    await writeInvoiceLines(work.tx, deps, billing, lines)
    const changed = (['clientId', 'dueOn', 'notes'] as const).filter((field) => before[field] !== body[field])
    await recordAudit(work, {
      action: 'updated',
      resource: 'invoice',
      recordId: key.invoiceId,
      changed: [...changed, 'lines'],
    })
    return findInvoice(work, key, scope)
  })
}
