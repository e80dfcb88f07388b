import type { Invoice, RecordPaymentBody } from '@oaklet/api/contract'
import { newReceived, type ReceivedValues } from '../../../records/payments/received-form'
import { type ChosenRests, writtenOff } from './write-offs'

/** What is left to pay of an invoice. */
type Balance = Pick<Invoice, 'id' | 'balanceCents'>

/** What the payment form holds while someone types. */
export interface PaymentValues extends ReceivedValues {
  /** The small rests that were chosen to be written off. */
  writeOffs: ChosenRests
}

/** A payment received today, whose amount is not known yet. */
export const newPayment = (today: string): PaymentValues => ({ ...newReceived(today), writeOffs: {} })

/** A payment of the whole balance, received today. */
export const fullPayment = (invoice: Pick<Invoice, 'balanceCents'>, today: string): PaymentValues => ({
  ...newPayment(today),
  amountCents: invoice.balanceCents,
})

/** What a payment does: what it leaves open on the invoice, and what stays as the client's credit. */
export function outcomeOf(amountCents: number, balanceCents: number) {
  const allocatedCents = Math.min(amountCents, balanceCents)
  return {
    allocatedCents,
    remainingCents: balanceCents - allocatedCents,
    creditCents: amountCents - allocatedCents,
  }
}

/** The small rests that are written off with what is received; with a card that is charged there are none. */
export const writeOffsIn = (
  { writeOffs, cardId }: PaymentValues,
  ...of: [allocations: RecordPaymentBody['allocations'], invoices: readonly Balance[]]
) => (cardId === null ? writtenOff(writeOffs, ...of) : [])

/** The body that records a payment of a client on some of `invoices`, or null while something is missing. */
export function paymentBodyOf(
  values: PaymentValues,
  clientId: string,
  allocations: RecordPaymentBody['allocations'],
  invoices: readonly Balance[],
): RecordPaymentBody | null {
  const { amountCents, receivedOn, method, reference } = values
  if (amountCents === null || amountCents <= 0 || !receivedOn) return null
  const writeOffInvoiceIds = writeOffsIn(values, allocations, invoices).map(({ invoiceId }) => invoiceId)
  return {
    ...{ clientId, method, amountCents, receivedOn, reference, allocations },
    ...(writeOffInvoiceIds.length > 0 && { writeOffInvoiceIds }),
  }
}

/** The part of the amount that goes to `invoice`: all that it needs, and no more. */
export function allocationsTo(
  { amountCents }: PaymentValues,
  { id, balanceCents }: Balance,
): RecordPaymentBody['allocations'] {
  const { allocatedCents } = outcomeOf(amountCents ?? 0, balanceCents)
  return allocatedCents > 0 ? [{ invoiceId: id, amountCents: allocatedCents }] : []
}
