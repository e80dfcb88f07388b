import type { FieldError, RecordPaymentBody } from '@oaklet/api/contract'
import { refusedAllocations } from '../invoices'

type Allocated = Pick<RecordPaymentBody, 'amountCents' | 'allocations'>

/** What no invoice gets; negative when the allocations come to more than the payment. */
export const unallocatedCents = ({ amountCents, allocations }: Allocated): number =>
  allocations.reduce((rest, allocation) => rest - allocation.amountCents, amountCents)

/** What of a payment can't be made: allocations, and their sum where it is above the payment. */
export function refusedPayment(
  payment: Allocated,
  payable: ReadonlyMap<string, { balanceCents: number }>,
): FieldError[] {
  const refused = refusedAllocations(payment.allocations, payable)
  if (unallocatedCents(payment) >= 0) return refused
  return [...refused, { path: 'amountCents', message: 'The invoices get more than this amount' }]
}
