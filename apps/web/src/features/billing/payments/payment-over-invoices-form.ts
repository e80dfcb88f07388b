import type { FieldError, HoldableSession, RecordPaymentBody } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import type { PickedClient } from '../../../records/clients/ClientPicker'
import { chargeBodyOf, missingFromReceived } from '../../../records/payments/received-form'
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
import { holdsOf, type HoldValues, refusedHolds, sumOfHolds } from '../holds/hold-form'
import { newPayment, paymentBodyOf, type PaymentValues, writeOffsIn } from './payment-form'

/** What the form of a payment over several invoices holds while someone types. */
export interface PaymentOverInvoices extends PaymentValues, AllocationValues, HoldValues {
  client: PickedClient | null
}

export const newPaymentOverInvoices = (client: PickedClient | null, today: string): PaymentOverInvoices => ({
  ...newPayment(today),
  client,
  allocated: null,
  held: {},
})

type Sessions = readonly HoldableSession[] | undefined

/** What there is to put on invoices, in cents: the amount without what is held for sessions. */
export const centsForInvoices = (values: PaymentOverInvoices, sessions: Sessions): number | null =>
  values.amountCents === null ? null : values.amountCents - sumOfHolds(holdsOf(values, sessions))

const shownIn = (values: PaymentOverInvoices, invoices: readonly OpenInvoice[], sessions: Sessions) =>
  shownAllocated(values, centsForInvoices(values, sessions), invoices)

const allocationsIn = (values: PaymentOverInvoices, invoices: readonly OpenInvoice[], sessions: Sessions) =>
  allocationsOf(shownIn(values, invoices, sessions), invoices)

/** What is missing or wrong; `invoices` are the client’s open ones, and `sessions` those without one, once they are loaded. */
export function wrongPaymentOverInvoices(
  values: PaymentOverInvoices,
  invoices: readonly OpenInvoice[] | undefined,
  sessions?: Sessions,
): FormError[] {
  const { client, amountCents } = values
  const missing = missingFromReceived(values)
  if (client === null) return [{ path: 'client', message: 'Choose who paid' }, ...missing]
  if (invoices === undefined)
    return [...missing, { message: 'The client’s open invoices have to be loaded first' }]
  const isTooMuch =
    amountCents !== null &&
    sumOf(allocationsIn(values, invoices, sessions)) > (centsForInvoices(values, sessions) ?? 0)
  const getters = holdsOf(values, sessions).length > 0 ? 'invoices and sessions' : 'invoices'
  const isAmountMissing = missing.some(({ path }) => path === 'amountCents')
  return [
    ...(isTooMuch && !isAmountMissing
      ? [{ path: 'amountCents', message: `The ${getters} get more than this amount` }]
      : []),
    ...missing,
    ...wrongAllocations(shownIn(values, invoices, sessions), invoices),
  ]
}

/** The body that records the payment, or null while something is missing. */
export const paymentOverInvoicesBody = (
  values: PaymentOverInvoices,
  invoices: readonly OpenInvoice[] | undefined,
  sessions?: Sessions,
) =>
  values.client === null || invoices === undefined
    ? null
    : withHolds(
        paymentBodyOf(values, values.client.id, allocationsIn(values, invoices, sessions), invoices),
        holdsOf(values, sessions),
      )

const withHolds = <Body extends object>(body: Body | null, holds: NonNullable<RecordPaymentBody['holds']>) =>
  body === null || holds.length === 0 ? body : { ...body, holds }

/** The small rests that are written off with the payment. */
export const writeOffsOverInvoices = (
  values: PaymentOverInvoices,
  invoices: readonly OpenInvoice[] = [],
  sessions?: Sessions,
) => writeOffsIn(values, allocationsIn(values, invoices, sessions), invoices)

/** The body that charges a card on file, or null while something is missing or none is chosen. */
export const chargeOverInvoicesBody = (
  values: PaymentOverInvoices,
  invoices: readonly OpenInvoice[] | undefined,
  sessions?: Sessions,
) =>
  values.client === null || invoices === undefined
    ? null
    : withHolds(
        chargeBodyOf(values, values.client.id, allocationsIn(values, invoices, sessions)),
        holdsOf(values, sessions),
      )

/**
 * The refusals of the server at the fields of this form; that of a rest stands at what its invoice gets, and that of a
 * hold at what its session gets.
 */
export const refusedPayment = (
  refused: readonly FieldError[],
  values: PaymentOverInvoices,
  invoices: readonly OpenInvoice[] = [],
  sessions?: Sessions,
): FieldError[] =>
  refusedHolds(
    refusedAllocations(refused, allocationsIn(values, invoices, sessions)),
    holdsOf(values, sessions),
  ).map(({ path, message }) => {
    const [, index] = /^writeOffInvoiceIds\.(\d+)$/.exec(path) ?? []
    const rests = writeOffsOverInvoices(values, invoices, sessions)
    const rest = index === undefined ? undefined : rests[Number(index)]
    if (rest !== undefined) return { path: allocationField(rest.invoiceId), message }
    return { path: path === 'clientId' ? 'client' : path, message }
  })
