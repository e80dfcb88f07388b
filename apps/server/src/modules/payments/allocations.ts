import type { FieldError, RecordPaymentBody } from '@oaklet/api/contract'

type Allocated = Pick<RecordPaymentBody, 'amountCents' | 'allocations'>

/** What no invoice gets; negative when the allocations come to more than the payment. */
export const unallocatedCents = ({ amountCents, allocations }: Allocated): number =>
  allocations.reduce((rest, allocation) => rest - allocation.amountCents, amountCents)

/** One entry per allocation that can't be made; `payable` holds the balance of each invoice that takes money. */
export function refusedAllocations(
  payment: Allocated,
  payable: ReadonlyMap<string, { balanceCents: number }>,
): FieldError[] {
  const ids = payment.allocations.map(({ invoiceId }) => invoiceId)
  const refused = payment.allocations.flatMap(({ invoiceId, amountCents }, index): FieldError[] => {
    const path = `allocations.${index}`
    if (ids.indexOf(invoiceId) < index) {
      return [{ path: `${path}.invoiceId`, message: 'This invoice is already chosen' }]
    }
    const invoice = payable.get(invoiceId)
    if (invoice === undefined) {
      return [{ path: `${path}.invoiceId`, message: 'Choose an issued invoice of this client' }]
    }
    if (amountCents <= invoice.balanceCents) return []
    return [{ path: `${path}.amountCents`, message: 'This is more than is left to pay' }]
  })
  if (unallocatedCents(payment) >= 0) return refused
  return [...refused, { path: 'amountCents', message: 'The invoices get more than this amount' }]
}
