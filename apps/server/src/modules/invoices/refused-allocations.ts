import type { FieldError, RecordPaymentBody } from '@oaklet/api/contract'

/** One entry for each allocation that can't be made; `payable` holds the balance of each invoice that takes money. */
export function refusedAllocations(
  allocations: RecordPaymentBody['allocations'],
  payable: ReadonlyMap<string, { balanceCents: number }>,
): FieldError[] {
  const ids = allocations.map(({ invoiceId }) => invoiceId)
  return allocations.flatMap(({ invoiceId, amountCents }, index): FieldError[] => {
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
}
