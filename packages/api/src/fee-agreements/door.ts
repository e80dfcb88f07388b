export type { FeeAgreementPath, FeeAgreementsApi } from './fee-agreements-api'
export { FEE_AGREEMENTS_MESSAGES } from './fee-agreements-messages'
export {
  agreedFee,
  FEE_AGREEMENT_TIMES,
  feeAgreementTime,
  type AgreedTerms,
  type FeeAgreementTime,
} from './agreed-fee'
export { FeeAgreement, FeeAgreementInput, UpdateFeeAgreementBody } from './fee-agreements-contract'
