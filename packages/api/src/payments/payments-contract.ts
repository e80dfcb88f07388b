import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { CalendarDate, Cents, EnteredDate, Id, Instant, text } from '../wire/scalars'

/** How money was received. */
export const PAYMENT_METHODS = ['card', 'cash', 'check', 'bank_transfer', 'other'] as const
/** One of {@link PAYMENT_METHODS}. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
/** `pending → succeeded | failed → partially_refunded → refunded`. */
export const PAYMENT_STATUSES = ['pending', 'succeeded', 'failed', 'partially_refunded', 'refunded'] as const

/** How much of a payment, in cents, goes to which invoice. */
export const Allocation = z.object({
  invoiceId: Id,
  amountCents: Cents.check(z.minimum(1, 'Enter an amount above zero')),
})

/** Money received from a client. What is not allocated stays as the client's credit. */
export const RecordPaymentBody = z.object({
  clientId: Id,
  method: z.enum(PAYMENT_METHODS),
  amountCents: Cents.check(
    z.minimum(1, 'Enter an amount above zero'),
    z.maximum(100_000_000, 'Enter at most $1,000,000'),
  ),
  receivedOn: EnteredDate.check(z.refine((date) => date >= '2000', 'Enter a date from 2000 to today')),
  reference: text(120),
  allocations: z.array(Allocation).check(z.maxLength(50)),
})
export type RecordPaymentBody = z.infer<typeof RecordPaymentBody>

/** A payment as it was recorded; amounts in cents. */
export const Payment = z.extend(RecordPaymentBody, {
  receivedOn: CalendarDate,
  id: Id,
  practiceId: Id,
  status: z.enum(PAYMENT_STATUSES),
  /** What stays as the client's credit. */
  unallocatedCents: Cents,
  createdAt: Instant,
})
export type Payment = z.infer<typeof Payment>

/** Records money that was received, and what it pays for. */
export const recordPayment = endpoint({
  name: 'recordPayment',
  method: 'POST',
  path: '/api/v1/practices/{practiceId}/payments',
  access: 'payments:record',
  body: RecordPaymentBody,
  response: enveloped(Payment),
})
