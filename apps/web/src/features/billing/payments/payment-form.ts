import type { FieldError, Invoice, PaymentMethod, RecordPaymentBody } from '@oaklet/api/contract'

/** What the payment form holds while someone types. */
export interface PaymentValues {
  amountCents: number | null
  method: PaymentMethod
  /** `YYYY-MM-DD` */
  receivedOn: string | null
  reference: string
}

/** A payment of the whole balance, received today. */
export const fullPayment = (invoice: Pick<Invoice, 'balanceCents'>, today: string): PaymentValues => ({
  amountCents: invoice.balanceCents,
  method: 'card',
  receivedOn: today,
  reference: '',
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

export function missingFromPayment({ amountCents, receivedOn }: PaymentValues): FieldError[] {
  return [
    ...(amountCents !== null && amountCents > 0
      ? []
      : [{ path: 'amountCents', message: 'Enter an amount above zero' }]),
    ...(receivedOn ? [] : [{ path: 'receivedOn', message: 'Enter the date you received it' }]),
  ]
}

/** The body that records the payment on `invoice`, or null while something is missing. */
export function paymentBody(values: PaymentValues, invoice: Invoice): RecordPaymentBody | null {
  const { amountCents, receivedOn, method, reference } = values
  if (amountCents === null || amountCents <= 0 || !receivedOn) return null
  const { allocatedCents } = outcomeOf(amountCents, invoice.balanceCents)
  return {
    clientId: invoice.client.id,
    method,
    amountCents,
    receivedOn,
    reference,
    allocations: allocatedCents > 0 ? [{ invoiceId: invoice.id, amountCents: allocatedCents }] : [],
  }
}
