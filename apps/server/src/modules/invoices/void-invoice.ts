import type { Invoice, VersionBody } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { AppError } from '../../errors'
import { releaseAppointments } from '../appointments'
import { recordAudit } from '../audit'
import { practiceToday } from '../organization'
import { findInvoice, type InvoiceKey } from './find-invoice'
import { invoices } from './invoices-table'
import { explainBalance, writeLedger } from './ledger'
import { isInvoice, lockInvoice, type InvoiceRow } from './lock-invoice'

/** Takes an issued invoice back: it keeps its number, owes nothing, and frees its appointments. */
export function voidInvoice(
  deps: Deps,
  actor: StaffActor,
  key: InvoiceKey,
  { version }: VersionBody,
): Promise<Invoice> {
  requirePractice(actor, key.practiceId)
  const scope = scopeOf(actor, 'invoices:void')
  return inTenant(deps.db, actor.organizationId, async (tx) => {
    const invoice = await lockInvoice(tx, deps, actor, key, version)
    await requireVoidable(tx, invoice)
    const { organizationId, practiceId, clientId, totalCents, number, id: invoiceId } = invoice
    const { today } = await practiceToday(tx, deps, actor, practiceId)
    await tx
      .update(invoices)
      .set({ state: 'void', version: version + 1, updatedAt: deps.clock.now() })
      .where(and(isInvoice(actor, key), eq(invoices.version, version)))
    await writeLedger(tx, deps, [
      {
        organizationId,
        practiceId,
        clientId,
        invoiceId,
        paymentId: null,
        kind: 'voided',
        description: `Invoice ${number ?? ''} voided`,
        amountCents: 0 - totalCents,
        occurredOn: today,
      },
    ])
    await releaseAppointments(tx, { organizationId, invoiceId })
    await recordAudit(tx, deps, actor, {
      action: 'voided',
      resource: 'invoice',
      recordId: invoiceId,
      changed: ['status'],
    })
    return findInvoice(tx, deps, actor, key, scope)
  })
}

async function requireVoidable(tx: Tx, { organizationId, id, state }: InvoiceRow): Promise<void> {
  if (state !== 'issued') throw new AppError('transition_refused', 'Only an issued invoice can be voided.')
  const ledger = await explainBalance(tx, organizationId, id)
  if (ledger.some(({ kind }) => kind === 'payment')) {
    throw new AppError('transition_refused', 'An invoice that something was paid on can’t be voided.')
  }
}
