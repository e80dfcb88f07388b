import type * as api from '@oaklet/api/contract'
import type { Invoice } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { invoices } from '../../db/schema/invoices-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { releaseAppointments } from '../appointments'
import { recordAudit } from '../audit'
import { practiceToday } from '../organization'
import { findInvoice } from './find-invoice'
import { isInvoice, lockInvoice, type InvoiceRow } from './lock-invoice'
import { balanceOfInvoice, heldParts, paidParts, sumOfParts, writeLedger } from '../ledger'
import { holdAgain } from './move-holds'

/**
 * Takes an issued invoice back: it keeps its number, owes nothing, and frees its appointments. What was held for these
 * is held for them again.
 */
export async function voidInvoice(
  { actor, scope, params: key, body: { version } }: CallOf<typeof api.voidInvoice>,
  work: Work,
): Promise<Invoice> {
  const invoice = await lockInvoice(work, key, version)
  await requireVoidable(work.tx, invoice)
  await holdAgain(work, invoice)
  const { organizationId, practiceId, clientId, totalCents, number, id: invoiceId } = invoice
  const { today } = await practiceToday(work, practiceId)
  await work.tx
    .update(invoices)
    .set({ state: 'void', version: version + 1, updatedAt: work.now() })
    .where(and(isInvoice(actor, key), eq(invoices.version, version)))
  await writeLedger(work, [
    {
      organizationId,
      practiceId,
      clientId,
      invoiceId,
      paymentId: null,
      kind: 'voided',
      data: number === null ? {} : { invoiceNumber: number },
      amountCents: 0 - totalCents,
      occurredOn: today,
    },
  ])
  await releaseAppointments(work.tx, { organizationId, invoiceId })
  await recordAudit(work, {
    action: 'voided',
    resource: 'invoice',
    recordId: invoiceId,
    changed: ['status'],
  })
  return findInvoice(work, key, scope)
}

async function requireVoidable(tx: Tx, invoice: InvoiceRow): Promise<void> {
  const { organizationId, id, state, totalCents, payerName, givenClaimId } = invoice
  if (payerName !== null) {
    throw new AppError(
      'transition_refused',
      givenClaimId === null
        ? `This is a share that ${payerName} left to the client. Undo the posting of its payment instead.`
        : `This is what ${payerName} did not pay, and was given to the client. Undo that at its claim instead.`,
    )
  }
  if (state !== 'issued') throw new AppError('transition_refused', 'Only an issued invoice can be voided.')
  const heldCents = sumOfParts(heldParts(await paidParts(tx, organizationId, id)))
  if ((await balanceOfInvoice(tx, organizationId, id)) + heldCents < totalCents) {
    throw new AppError(
      'transition_refused',
      'An invoice of which something is paid, reduced or written off can’t be voided.',
    )
  }
}
