import type { FieldError } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import type { PickedClient } from '../../../records/clients/ClientPicker'
import type { OpenInvoice } from '../allocations/allocate-oldest-first'
import {
  allocationField,
  allocationsOf,
  type AllocationValues,
  refusedAllocations,
  shownAllocated,
  sumOf,
  wrongAllocations,
} from '../allocations/allocation-form'
import {
  chargeBodyOf,
  missingFromPayment,
  newPayment,
  paymentBodyOf,
  type PaymentValues,
  writeOffsIn,
} from './payment-form'

/** What the form of a payment over several invoices holds while someone types. */
export interface PaymentOverInvoices extends PaymentValues, AllocationValues {
  client: PickedClient | null
}

export const newPaymentOverInvoices = (client: PickedClient | null, today: string): PaymentOverInvoices => ({
  ...newPayment(today),
  client,
  allocated: null,
})

const allocationsIn = (values: PaymentOverInvoices, invoices: readonly OpenInvoice[]) =>
  allocationsOf(shownAllocated(values, values.amountCents, invoices), invoices)

/** What is missing or wrong; `invoices` are the client’s open ones once they are loaded. */
export function wrongPaymentOverInvoices(
  values: PaymentOverInvoices,
  invoices: readonly OpenInvoice[] | undefined,
): FormError[] {
  const { client, amountCents } = values
  const missing = missingFromPayment(values)
  if (client === null) return [{ path: 'client', message: 'Choose who paid' }, ...missing]
  if (invoices === undefined)
    return [...missing, { message: 'The client’s open invoices have to be loaded first' }]
  const isTooMuch = amountCents !== null && sumOf(allocationsIn(values, invoices)) > amountCents
  const isAmountMissing = missing.some(({ path }) => path === 'amountCents')
  return [
    ...(isTooMuch && !isAmountMissing
      ? [{ path: 'amountCents', message: 'The invoices get more than this amount' }]
      : []),
    ...missing,
    ...wrongAllocations(shownAllocated(values, amountCents, invoices), invoices),
  ]
}

/** The body that records the payment, or null while something is missing. */
export const paymentOverInvoicesBody = (
  values: PaymentOverInvoices,
  invoices: readonly OpenInvoice[] | undefined,
) =>
  values.client === null || invoices === undefined
    ? null
    : paymentBodyOf(values, values.client.id, allocationsIn(values, invoices), invoices)

/** The small rests that are written off with the payment. */
export const writeOffsOverInvoices = (values: PaymentOverInvoices, invoices: readonly OpenInvoice[] = []) =>
  writeOffsIn(values, allocationsIn(values, invoices), invoices)

/** The body that charges a card on file, or null while something is missing or none is chosen. */
export const chargeOverInvoicesBody = (
  values: PaymentOverInvoices,
  invoices: readonly OpenInvoice[] | undefined,
) =>
  values.client === null || invoices === undefined
    ? null
    : chargeBodyOf(values, values.client.id, allocationsIn(values, invoices))

/** The refusals of the server at the fields of this form; that of a rest stands at what its invoice gets. */
export const refusedPayment = (
  refused: readonly FieldError[],
  values: PaymentOverInvoices,
  invoices: readonly OpenInvoice[] = [],
): FieldError[] =>
  refusedAllocations(refused, allocationsIn(values, invoices)).map(({ path, message }) => {
    const [, index] = /^writeOffInvoiceIds\.(\d+)$/.exec(path) ?? []
    const rest = index === undefined ? undefined : writeOffsOverInvoices(values, invoices)[Number(index)]
    if (rest !== undefined) return { path: allocationField(rest.invoiceId), message }
    return { path: path === 'clientId' ? 'client' : path, message }
  })
