export type { RemittancePath, RemittancesApi } from './remittances-api'
export { REMITTANCES_MESSAGES } from './remittances-messages'
export {
  IMBALANCE_PLACES,
  RemittanceImbalance,
  RemittancePerson,
  RemittanceReason,
  RemittanceRemark,
  RemittanceService,
  SaidOfClaim,
} from './remittance-content-contract'
export type { ImbalancePlace } from './remittance-content-contract'
export {
  CLAIM_BOOK_KINDS,
  CLAIM_DIFFERENCES,
  CLAIM_STANDINGS,
  PAYER_BOOK_KINDS,
  PAYER_ENTRY_KINDS,
  REASON_DECIDERS,
  REASON_STEPS,
  REMITTANCE_OUTCOMES,
  RemittanceAdjustment,
  RemittanceClaim,
  RemittanceClaimRecord,
  RemittancePlan,
  RemittanceReasonChoice,
} from './remittance-plan-contract'
export type {
  ClaimBookKind,
  ClaimDifference,
  ClaimStanding,
  PayerBookKind,
  PayerEntryKind,
  ReasonDecider,
  ReasonStep,
  RemittanceOutcome,
} from './remittance-plan-contract'
export {
  DecideRemittanceBody,
  ImportedRemittances,
  ImportRemittancesBody,
  REMITTANCE_REFUSALS,
  REMITTANCE_STATES,
  RemittanceDecisions,
  RemittanceDetails,
  RemittancePosting,
  RemittanceSummary,
} from './remittances-contract'
export { PAYER_REASONS } from './payer-reasons'
export { PAYMENT_ADJUSTMENTS } from './payment-adjustments'
export type { PaymentAdjustmentCode } from './payment-adjustments'
export {
  DeleteRemittanceQuery,
  MAX_TYPED_CLAIMS,
  RetypeRemittanceBody,
  TYPED_METHODS,
  TypedRemittance,
} from './typed-remittance-contract'
export type { TypedMethod } from './typed-remittance-contract'
export { ClaimBook, ClaimBookEntry, RemittanceVersion } from './remittance-posting-contract'
export type { RemittanceRefusal, RemittanceState } from './remittances-contract'
