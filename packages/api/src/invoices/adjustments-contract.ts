import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Cents, text } from '../wire/scalars'
import {
  ADJUSTMENT_KINDS,
  ADJUSTMENT_REASON_WORDS,
  ADJUSTMENT_REASONS,
  type AdjustmentReason,
} from './adjustment-reasons'
import { Invoice } from './invoices-contract'

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
