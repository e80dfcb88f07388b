/** What money of a payment that belongs to no claim is, by the payer’s code (PLB), in our words. */
export const PAYMENT_ADJUSTMENTS = {
  '50': 'Charge for filing late',
  '72': 'Returned to the payer',
  AH: 'Fee for setting up',
  AP: 'Paid ahead',
  BD: 'Bad debt',
  CS: 'Adjustment',
  CT: 'Capitation interest',
  CV: 'Capital costs',
  E3: 'Withheld',
  FB: 'Carried forward',
  IR: 'Withheld for taxes',
  J1: 'Not reimbursed',
  L6: 'Interest for paying late',
  LE: 'Levy',
  WO: 'Recovered overpayment',
} as const

/** A code that stands in {@link PAYMENT_ADJUSTMENTS}. */
export type PaymentAdjustmentCode = keyof typeof PAYMENT_ADJUSTMENTS
