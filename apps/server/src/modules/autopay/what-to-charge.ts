import { MAX_ALLOCATIONS, type ChargeCardBody } from '@oaklet/api/contract'

/** What is left to pay on an invoice that is due, in cents. */
interface DueInvoice {
  invoiceId: string
  balanceCents: number
}

/**
 * What a night charges for the invoices that are due: what the credit doesn’t come to, which pays the first ones first.
 * Of more invoices than one charge can pay it is for the first ones, and the next night takes the others.
 */
export function whatToCharge(
  due: readonly DueInvoice[],
  creditCents: number,
): Pick<ChargeCardBody, 'amountCents' | 'allocations'> {
  let leftCents = Math.max(0, creditCents)
  const owed = due.flatMap(({ invoiceId, balanceCents }) => {
    const paidCents = Math.min(leftCents, Math.max(0, balanceCents))
    leftCents -= paidCents
    const amountCents = balanceCents - paidCents
    return amountCents > 0 ? [{ invoiceId, amountCents }] : []
  })
  const allocations = owed.slice(0, MAX_ALLOCATIONS)
  return { amountCents: allocations.reduce((sum, part) => sum + part.amountCents, 0), allocations }
}
