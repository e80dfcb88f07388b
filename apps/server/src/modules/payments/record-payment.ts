import type * as api from '@oaklet/api/contract'
import type { Payment } from '@oaklet/api/contract'
import { requirePermission } from '../../actor'
import { payments } from '../../db/schema/payments-table'
import { validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { readBillingSettings } from '../billing-settings'
import { hasClient } from '../caseload'
import { lockPayableInvoices, writeAdjustment } from '../invoices'
import { practiceToday } from '../organization'
import { refusedPayment, unallocatedCents } from './allocations'
import { writeLedger } from '../ledger'
import { lockHoldable, refusedHolds, sumOfHolds } from './refused-holds'
import { refusedWriteOffs, restsAfter } from './write-offs'

/**
 * Records money received, and what of it goes to which invoice; the rest is the client's credit, held for the sessions
 * that are named. A small rest of an invoice is written off with it where that is asked for.
 */
export async function recordPayment(
  { actor, params: { practiceId }, body }: CallOf<typeof api.recordPayment>,
  work: Work,
): Promise<Payment> {
  const { allocations, writeOffInvoiceIds = [], holds = [], ...fields } = body
  const { organizationId } = actor
  const of = { organizationId, practiceId, clientId: body.clientId }
  if (writeOffInvoiceIds.length > 0) requirePermission(actor, 'adjustments:write')

  if (!(await hasClient(work.tx, of))) {
    throw validationFailed([{ path: 'clientId', message: 'Choose a client of this practice' }])
  }
  const practice = await practiceToday(work, practiceId)
  const holdable = await lockHoldable(work, of, practice, holds)
  const payable = await lockPayableInvoices(
    work.tx,
    of,
    allocations.map(({ invoiceId }) => invoiceId),
  )
  const { smallRestCents } = await readBillingSettings(work.tx, of)
  const rests = restsAfter(allocations, payable)
  const refused = [
    ...refusedPayment(body, payable),
    ...refusedHolds(body, holdable),
    ...refusedWriteOffs(writeOffInvoiceIds, rests, smallRestCents),
  ]
  const early =
    body.receivedOn > practice.today ? [{ path: 'receivedOn', message: 'Choose today or a day before' }] : []
  if (refused.length + early.length > 0) throw validationFailed([...refused, ...early])
  const id = work.newId()
  const createdAt = work.now()
  const status = 'succeeded' as const
  await work.tx.insert(payments).values({ ...fields, organizationId, practiceId, id, status, createdAt })
  const credit = unallocatedCents(body)
  const plainCredit = credit - sumOfHolds(holds)
  const entry = (invoiceId: string | null, amountCents: number, appointmentId: string | null = null) => ({
    ...of,
    ...{ invoiceId, appointmentId },
    paymentId: id,
    kind: 'payment' as const,
    data: { method: body.method, reference: body.reference },
    amountCents: -amountCents,
    occurredOn: body.receivedOn,
  })
  await writeLedger(work, [
    ...allocations.map(({ invoiceId, amountCents }) => entry(invoiceId, amountCents)),
    ...holds.map(({ appointmentId, amountCents }) => entry(null, amountCents, appointmentId)),
    ...(plainCredit > 0 ? [entry(null, plainCredit)] : []),
  ])
  await recordAudit(work, {
    action: 'created',
    resource: 'payment',
    recordId: id,
    changed: Object.keys(body),
  })
  for (const invoiceId of writeOffInvoiceIds) {
    const smallRest = { kind: 'written_off', reason: 'small_balance', note: '' } as const
    const amountCents = rests.get(invoiceId) ?? 0
    await writeAdjustment(work, { ...of, id: invoiceId }, { ...smallRest, amountCents })
  }
  return {
    ...fields,
    allocations,
    id,
    practiceId,
    status,
    unallocatedCents: credit,
    refundedCents: 0,
    createdAt: createdAt.toISOString(),
  }
}
