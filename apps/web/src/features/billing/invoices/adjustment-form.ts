import type { AdjustInvoiceBody, FieldError, Invoice } from '@oaklet/api/contract'
import { missingReason } from '../ReasonFields'
import { wrongAmount } from '../wrong-amount'

/** What the form of an adjustment holds while someone types. */
export interface AdjustmentValues {
  kind: AdjustInvoiceBody['kind']
  amountCents: number | null
  reason: AdjustInvoiceBody['reason'] | null
  note: string
}

/** A reduction by all that is left to pay, without a reason yet. */
export const wholeAdjustment = ({ balanceCents }: Pick<Invoice, 'balanceCents'>): AdjustmentValues => ({
  kind: 'credited',
  amountCents: balanceCents,
  reason: null,
  note: '',
})

/** What is missing; `most` is what is left to pay, in words. */
export function missingFromAdjustment(
  { amountCents, reason, note }: AdjustmentValues,
  mostCents: number,
  most: string,
): FieldError[] {
  return [...wrongAmount(amountCents, mostCents, most), ...missingReason({ reason, note })]
}

/** The body that adjusts the invoice, or null while something is missing. */
export function adjustmentBody({
  kind,
  amountCents,
  reason,
  note,
}: AdjustmentValues): AdjustInvoiceBody | null {
  if (amountCents === null || reason === null) return null
  return { kind, amountCents, reason, note }
}
