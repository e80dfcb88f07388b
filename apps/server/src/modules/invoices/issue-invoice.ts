import type { Invoice, VersionBody } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import { addDays } from '../../calendar-day'
import type { Deps } from '../../deps'
import { inWork } from '../../work'
import { recordAudit } from '../audit'
import { practiceToday } from '../organization'
import { findInvoice, type InvoiceKey } from './find-invoice'
import { invoices } from './invoices-table'
import { writeLedger } from './ledger'
import { isInvoice, lockInvoice, requireDraft } from './lock-invoice'
import { nextInvoiceNumber } from './next-invoice-number'

const DUE_AFTER_DAYS = 14

/** Gives a draft its number, and charges the client. */
export function issueInvoice(
  deps: Deps,
  actor: StaffActor,
  key: InvoiceKey,
  { version }: VersionBody,
): Promise<Invoice> {
  requirePractice(actor, key.practiceId)
  const scope = scopeOf(actor, 'invoices:send')
  return inWork(deps, actor, async (work) => {
    const draft = await lockInvoice(work, key, version)
    requireDraft(draft, 'issued')
    const { organizationId, practiceId, clientId, totalCents } = draft
    const { today } = await practiceToday(work, practiceId)
    const number = await nextInvoiceNumber(work.tx, organizationId, practiceId)
    await work.tx
      .update(invoices)
      .set({
        state: 'issued',
        number,
        issuedOn: today,
        dueOn: draft.dueOn ?? addDays(today, DUE_AFTER_DAYS),
        version: version + 1,
        updatedAt: deps.clock.now(),
      })
      .where(and(isInvoice(actor, key), eq(invoices.version, version)))
    await writeLedger(work.tx, deps, [
      {
        organizationId,
        practiceId,
        clientId,
        invoiceId: draft.id,
        paymentId: null,
        kind: 'issued',
        description: `Invoice ${number} issued`,
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
    return findInvoice(work, key, scope)
  })
}
