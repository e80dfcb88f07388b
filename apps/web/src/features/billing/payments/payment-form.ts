import type { FieldError, Invoice, PaymentMethod, RecordPaymentBody } from '@oaklet/api/contract'

/** What the payment form holds while someone types. */
export interface PaymentValues {
  amountCents: number | null
  method: PaymentMethod
  /** `YYYY-MM-DD` */
  receivedOn: string | null
  reference: string
}

/** A payment received today, whose amount is not known yet. */
export const newPayment = (today: string): PaymentValues => ({
  amountCents: null,
  method: 'card',
  receivedOn: today,
  reference: '',
})

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

export function missingFromPayment({ amountCents, receivedOn }: PaymentValues): FieldError[] {
  return [
    ...(amountCents !== null && amountCents > 0
      ? []
      : [{ path: 'amountCents', message: 'Enter an amount above zero' }]),
    ...(receivedOn ? [] : [{ path: 'receivedOn', message: 'Enter the date you received it' }]),
  ]
}

/** The body that records a payment of a client, or null while something is missing. */
export function paymentBodyOf(
  { amountCents, receivedOn, method, reference }: PaymentValues,
  clientId: string,
  allocations: RecordPaymentBody['allocations'],
): RecordPaymentBody | null {
  if (amountCents === null || amountCents <= 0 || !receivedOn) return null
  return { clientId, method, amountCents, receivedOn, reference, allocations }
}

/** The body that records the payment on `invoice`, or null while something is missing. */
export function paymentBody(values: PaymentValues, invoice: Invoice): RecordPaymentBody | null {
  const { allocatedCents } = outcomeOf(values.amountCents ?? 0, invoice.balanceCents)
  return paymentBodyOf(
    values,
    invoice.client.id,
    allocatedCents > 0 ? [{ invoiceId: invoice.id, amountCents: allocatedCents }] : [],
  )
}
