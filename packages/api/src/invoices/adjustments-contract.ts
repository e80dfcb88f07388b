import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Cents, text } from '../wire/scalars'
import { Invoice } from './invoices-contract'

/** How the amount of an invoice can be lowered after its issue; the kinds of its ledger entries. */
export const ADJUSTMENT_KINDS = ['credited', 'written_off'] as const
/** One of {@link ADJUSTMENT_KINDS}. */
export type AdjustmentKind = (typeof ADJUSTMENT_KINDS)[number]

/** Why an amount was lowered, in words by its code. */
export const ADJUSTMENT_REASON_WORDS = {
  billing_error: 'Charged by mistake',
  lower_fee: 'Lower fee agreed',
  courtesy: 'Courtesy',
  hardship: 'Financial hardship',
  uncollectible: 'Can’t be collected',
  small_balance: 'Small balance',
  other: 'Other reason',
} as const
/** A code of {@link ADJUSTMENT_REASON_WORDS}. */
export type AdjustmentReason = keyof typeof ADJUSTMENT_REASON_WORDS

/** The reasons of each kind. `other` needs a note. */
export const ADJUSTMENT_REASONS: Readonly<Record<AdjustmentKind, readonly AdjustmentReason[]>> = {
  credited: ['billing_error', 'lower_fee', 'courtesy', 'other'],
  written_off: ['hardship', 'uncollectible', 'small_balance', 'courtesy', 'other'],
}

/** By how much an issued invoice is lowered, in cents, and why. The note must say nothing clinical. */
export const AdjustInvoiceBody = z
  .object({
    kind: z.enum(ADJUSTMENT_KINDS, 'Choose what to do'),
    amountCents: Cents.check(z.minimum(1, 'Enter an amount above zero')),
    reason: z.enum(
      Object.keys(ADJUSTMENT_REASON_WORDS) as [AdjustmentReason, ...AdjustmentReason[]],
      'Choose a reason',
    ),
    note: text(200),
  })
  .check(
    z.refine(({ kind, reason }) => ADJUSTMENT_REASONS[kind].includes(reason), {
      path: ['reason'],
      error: 'Choose a reason',
    }),
    z.refine(({ reason, note }) => reason !== 'other' || note !== '', {
      path: ['note'],
      error: 'Say what the reason is',
    }),
  )
export type AdjustInvoiceBody = z.infer<typeof AdjustInvoiceBody>

const adjustments = '/api/v1/practices/{practiceId}/invoices/{invoiceId}/adjustments'

/** Reduces the charge of an issued invoice, or writes off a part; 422 for more than is left to pay. */
export const adjustInvoice = endpoint({
  name: 'adjustInvoice',
  method: 'POST',
  path: adjustments,
  access: 'adjustments:write',
  body: AdjustInvoiceBody,
  response: enveloped(Invoice),
})

/** Takes back an adjustment that was made by mistake; 409 `transition_refused` where that was done before. */
export const reverseAdjustment = endpoint({
  name: 'reverseAdjustment',
  method: 'POST',
  path: `${adjustments}/{entryId}/reverse`,
  access: 'adjustments:write',
  response: enveloped(Invoice),
})
