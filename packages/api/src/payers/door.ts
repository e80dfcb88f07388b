export { PayerRule } from './payer-rules-contract'
export type { PayerPath, PayerRulePath, PayersApi } from './payers-api'
export { PAYERS_MESSAGES } from './payers-messages'
export {
  CLAIM_DELIVERIES,
  Payer,
  PAYER_KINDS,
  PayerInput,
  REMITTANCE_ID_KINDS,
  SUPERVISED_RENDERING,
  UpdatePayerBody,
  type ClaimDelivery,
  type PayerKind,
  type RemittanceIdKind,
  type SupervisedRendering,
} from './payers-contract'
