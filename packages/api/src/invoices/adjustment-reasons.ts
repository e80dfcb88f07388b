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

/** Why an amount that is owed is not collected any more, by a client or by an insurer. `other` needs a note. */
export const WRITE_OFF_REASONS = [
  'hardship',
  'uncollectible',
  'small_balance',
  'courtesy',
  'other',
] as const satisfies readonly AdjustmentReason[]
/** One of {@link WRITE_OFF_REASONS}. */
export type WriteOffReason = (typeof WRITE_OFF_REASONS)[number]

/** The reasons of each kind. `other` needs a note. */
export const ADJUSTMENT_REASONS: Readonly<Record<AdjustmentKind, readonly AdjustmentReason[]>> = {
  credited: ['billing_error', 'lower_fee', 'courtesy', 'other'],
  written_off: WRITE_OFF_REASONS,
}
