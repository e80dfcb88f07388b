import { MAX_ALLOCATIONS, type ChargeCardBody } from '@oaklet/api/contract'

/** What is left to pay on an invoice that is due, in cents. */
interface DueInvoice {
  invoiceId: string
  balanceCents: number
}

/** What is charged, which invoices it pays, and for which sessions it is held. */
interface Charge extends Pick<ChargeCardBody, 'amountCents' | 'allocations'> {
  holds: NonNullable<ChargeCardBody['holds']>
}

/**
 * What a night charges for the invoices that are due and for copays: what the credit doesn’t come to, which pays the first
 * ones first, and the invoices before the copays. Of more invoices or copays than one charge can be for, it is for the
 * first ones, and the next night takes the others.
 */
export function whatToCharge(
  due: readonly DueInvoice[],
  creditCents: number,
  copays: Charge['holds'] = [],
): Charge {
  let leftCents = Math.max(0, creditCents)
  const beyondCredit = (cents: number): number => {
    const paidCents = Math.min(leftCents, Math.max(0, cents))
    leftCents -= paidCents
    return cents - paidCents
  }
  const owed = due.map(({ invoiceId, balanceCents }) => ({
    invoiceId,
    amountCents: beyondCredit(balanceCents),
  }))
  const copaysLeft = copays.map(({ appointmentId, amountCents }) => ({
    appointmentId,
    amountCents: beyondCredit(amountCents),
  }))
  const [allocations, holds] = [charged(owed), charged(copaysLeft)]
  return { amountCents: sumOf(allocations) + sumOf(holds), allocations, holds }
}

const charged = <Part extends { amountCents: number }>(parts: readonly Part[]): Part[] =>
  parts.filter(({ amountCents }) => amountCents > 0).slice(0, MAX_ALLOCATIONS)

const sumOf = (parts: readonly { amountCents: number }[]): number =>
  parts.reduce((sum, { amountCents }) => sum + amountCents, 0)
