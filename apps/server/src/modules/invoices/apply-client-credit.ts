import type * as api from '@oaklet/api/contract'
import type { AppliedCredit, FieldError } from '@oaklet/api/contract'
import { notFound, validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { hasClient } from '../caseload'
import { creditParts, lockCredit, partFor, sumOfParts } from '../ledger'
import { lockPayableInvoices } from './lock-payable-invoices'
import { moveCredit, MORE_THAN_CREDIT } from './move-credit'
import { refusedAllocations } from './refused-allocations'

type Allocations = api.ApplyClientCreditBody['allocations']

/** Puts credit of a client that is held for no session on several of their issued invoices, on all or on none. */
export async function applyClientCredit(
  { actor, params: { practiceId, clientId }, body: { allocations } }: CallOf<typeof api.applyClientCredit>,
  work: Work,
): Promise<AppliedCredit> {
  const of = { organizationId: actor.organizationId, practiceId, clientId }
  if (!(await hasClient(work.tx, of))) throw notFound()
  const ids = allocations.map(({ invoiceId }) => invoiceId)
  const payable = await lockPayableInvoices(work.tx, of, ids)
  await lockCredit(work.tx, of)
  const credit = await creditParts(work.tx, of)
  const refused = refusedAllocations(allocations, payable)
  if (refused.length > 0) throw validationFailed(refused)
  const beyond = firstBeyond(allocations, partFor(credit, null))
  if (beyond !== null) throw validationFailed([beyond])

  const invoices: AppliedCredit['invoices'] = []
  for (const { invoiceId, amountCents } of allocations) {
    const invoice = payable.get(invoiceId)
    if (invoice === undefined) throw new Error('An invoice that was refused')
    const part = { appointmentId: null, cents: amountCents }
    await moveCredit(work, { ...of, ...invoice }, [part], 'onto the invoice')
    await recordAudit(work, {
      ...{ resource: 'invoice', recordId: invoiceId },
      ...{ action: 'credit_applied', changed: ['amountCents'] },
    })
    invoices.push({ id: invoiceId, balanceCents: invoice.balanceCents - amountCents })
  }
  return { creditCents: sumOfParts(credit) - sumOf(allocations), invoices }
}

const sumOf = (allocations: Allocations): number =>
  allocations.reduce((sum, { amountCents }) => sum + amountCents, 0)

/** The first allocation that the credit doesn't reach for, or null. */
function firstBeyond(allocations: Allocations, creditCents: number): FieldError | null {
  const index = allocations.findIndex((_, at) => sumOf(allocations.slice(0, at + 1)) > creditCents)
  return index < 0 ? null : { path: `allocations.${index}.amountCents`, message: MORE_THAN_CREDIT }
}
