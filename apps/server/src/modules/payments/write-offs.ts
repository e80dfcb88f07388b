import type { FieldError, RecordPaymentBody } from '@oaklet/api/contract'

/** What a payment leaves open of each invoice that it is put on, in cents by the invoice’s id. */
export const restsAfter = (
  allocations: RecordPaymentBody['allocations'],
  payable: ReadonlyMap<string, { balanceCents: number }>,
): ReadonlyMap<string, number> =>
  new Map(
    allocations.map(({ invoiceId, amountCents }) => [
      invoiceId,
      (payable.get(invoiceId)?.balanceCents ?? 0) - amountCents,
    ]),
  )

/** One entry for each invoice whose rest can't be written off; `smallRestCents` is the most, null where none may. */
export const refusedWriteOffs = (
  invoiceIds: readonly string[],
  rests: ReadonlyMap<string, number>,
  smallRestCents: number | null,
): FieldError[] =>
  invoiceIds.flatMap((id, index) => {
    const isRepeated = invoiceIds.indexOf(id) < index
    const message = isRepeated ? 'This invoice is already chosen' : refusal(rests.get(id), smallRestCents)
    return message === null ? [] : [{ path: `writeOffInvoiceIds.${index}`, message }]
  })

/** Why a rest can't be written off, in words; null where it can. */
function refusal(restCents: number | undefined, smallRestCents: number | null): string | null {
  if (restCents === undefined) return 'Choose an invoice that the payment is put on'
  if (smallRestCents === null) return 'This practice writes off nothing with a payment'
  if (restCents <= 0) return 'Nothing of this invoice is left to write off'
  return restCents > smallRestCents ? 'More is left than may be written off with a payment' : null
}
