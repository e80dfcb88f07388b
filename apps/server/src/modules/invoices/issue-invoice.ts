import type * as api from '@oaklet/api/contract'
import type { Invoice } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { addDays } from '../../calendar-day'
import { nextNumber } from '../../db/next-number'
import { invoiceCounters, invoices } from '../../db/schema/invoices-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { readBillingSettings } from '../billing-settings'
import { practiceToday } from '../organization'
import { applyHolds } from './move-holds'
import { findInvoice } from './find-invoice'
import { isInvoice, lockInvoice, requireDraft } from './lock-invoice'
import { lockCredit, writeLedger } from '../ledger'

/** Gives a draft its number, charges the client, and puts what is held for its sessions on it. */
export async function issueInvoice(
  { actor, scope, params: key, body: { version } }: CallOf<typeof api.issueInvoice>,
  work: Work,
): Promise<Invoice> {
  const draft = await lockInvoice(work, key, version)
  requireDraft(draft, 'issued')
  const { organizationId, practiceId, clientId, totalCents } = draft
  const { today } = await practiceToday(work, practiceId)
  if (draft.dueOn !== null && draft.dueOn < today) {
    throw new AppError(
      'transition_refused',
      'The due date of this invoice has passed. Edit the draft, choose a later one, and issue it then.',
    )
  }
  // Whoever uses credit of a client holds it, before anything of theirs is written.
  await lockCredit(work.tx, draft)
  const { invoiceDueDays } = await readBillingSettings(work.tx, draft)
  const number = await nextNumber(work.tx, invoiceCounters, { organizationId, practiceId })
  await work.tx
    .update(invoices)
    .set({
      state: 'issued',
      number,
      issuedOn: today,
      dueOn: draft.dueOn ?? addDays(today, invoiceDueDays),
      version: version + 1,
      updatedAt: work.now(),
    })
    .where(and(isInvoice(actor, key), eq(invoices.version, version)))
  await writeLedger(work, [
    {
      organizationId,
      practiceId,
      clientId,
      invoiceId: draft.id,
      paymentId: null,
      kind: 'issued',
      data: { invoiceNumber: number },
      amountCents: totalCents,
      occurredOn: today,
    },
  ])
  await recordAudit(work, {
    action: 'issued',
    resource: 'invoice',
    recordId: draft.id,
    changed: ['status', 'number', 'issuedOn', 'dueOn'],
  })
  await applyHolds(work, { ...draft, number })
  return findInvoice(work, key, scope)
}
