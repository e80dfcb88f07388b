import type * as api from '@oaklet/api/contract'
import type { Invoice } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { invoices } from '../../db/schema/invoices-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { findInvoice } from './find-invoice'
import { isInvoice, lockInvoice, requireDraft } from './lock-invoice'
import { requireDueLater, requireSoundInvoice, totalOf, writeInvoiceLines } from './write-invoice-content'

/** Changes a draft, unless someone else has changed it since `version`. */
export async function updateInvoice(
  { actor, scope, params: key, body }: CallOf<typeof api.updateInvoice>,
  work: Work,
): Promise<Invoice> {
  const { lines, version, ...fields } = body

  const before = await lockInvoice(work, key, version)
  requireDraft(before, 'changed')
  const billing = { organizationId: actor.organizationId, clientId: body.clientId, ...key }
  await requireDueLater(work, key.practiceId, body, before.dueOn)
  await requireSoundInvoice(work.tx, billing, body)
  await work.tx
    .update(invoices)
    .set({ ...fields, totalCents: totalOf(lines), version: version + 1, updatedAt: work.now() })
    .where(and(isInvoice(actor, key), eq(invoices.version, version)))
  await writeInvoiceLines(work.tx, work.deps, billing, lines)
  const changed = (['clientId', 'dueOn', 'notes'] as const).filter((field) => before[field] !== body[field])
  await recordAudit(work, {
    action: 'updated',
    resource: 'invoice',
    recordId: key.invoiceId,
    changed: [...changed, 'lines'],
  })
  return findInvoice(work, key, scope)
}
