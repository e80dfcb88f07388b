export type { ClaimBatchPath, ClaimPath, ClaimsApi } from './claims-api'
export { CLAIMS_MESSAGES } from './claims-messages'
export {
  APPEAL_OUTCOME_WORDS,
  APPEAL_OUTCOMES,
  APPEAL_STANDINGS,
  APPEAL_WAY_WORDS,
  APPEAL_WAYS,
  ClaimAppeal,
} from './claim-appeal'
export type { AppealOutcome, AppealStanding, AppealWay } from './claim-appeal'
export { DecideClaimAppealBody, RecordClaimAppealBody } from './claim-appeals-contract'
export {
  CLAIM_BATCH_STATES,
  ClaimBatch,
  CreateClaimBatchBody,
  FOLDER_STATES,
  MAX_CLAIMS_IN_FILE,
} from './claim-batches-contract'
export type { ClaimBatchState } from './claim-batches-contract'
export { ClaimCandidate, ClaimCandidates, MAX_CLAIM_CANDIDATES } from './claim-candidates-contract'
export { ClaimFolders, MAX_REFUSED_FILES } from './claim-folders-contract'
export { ClaimInput, ClaimLineInput, RefreshClaimBody, UpdateClaimBody } from './claim-changes-contract'
export { ClaimDecision } from './claim-decision'
export { CLAIM_FINDING_LEVELS, CLAIM_FINDING_PLACES, ClaimFinding, RefusedFinding } from './claim-findings'
export type { ClaimFindingLevel, ClaimFindingPlace } from './claim-findings'
export {
  CLAIM_FREQUENCIES,
  TYPED_FREQUENCIES,
  ClaimBiller,
  ClaimLine,
  ClaimPerson,
  ClaimProvider,
  MAX_CLAIM_LINES,
  REFERRAL_ROLES,
  claimFormSchema,
  claimTotal,
} from './claim-form'
export type { ClaimForm, ClaimFrequency, ReferralRole } from './claim-form'
export { ClaimHolder } from './claim-holder'
export {
  ClaimSettings,
  MAX_PRINT_OFFSET,
  TRADER_ID_KINDS,
  UpdateClaimSettingsBody,
} from './claim-settings-contract'
export type { TraderIdKind } from './claim-settings-contract'
export { claimFindings, claimHolders } from './claim-refusals'
export {
  CLAIM_LABEL_WORDS,
  CLAIM_LABELS,
  CLAIM_STATE_WORDS,
  claimStandingWord,
  CLAIM_STATES,
  CLAIM_STEPS,
  CLAIM_WAYS,
  FILING_SOON_DAYS,
} from './claim-state'
export type { ClaimLabel, ClaimState, ClaimStep, ClaimWay } from './claim-state'
export {
  AcceptClaimBody,
  CancelClaimBody,
  CLAIM_HAND_WAYS,
  CLAIM_PRINTS,
  KeepClaimBody,
  RejectClaimBody,
  ReplaceClaimBody,
  SubmitClaimBody,
  VoidClaimBody,
} from './claim-steps-contract'
export type { ClaimPrint } from './claim-steps-contract'
export { UndoClaimWriteOffBody, WriteOffClaimBody } from './claim-write-offs-contract'
export {
  Claim,
  CLAIM_EVENT_KINDS,
  ClaimEvent,
  ClaimSubmission,
  ClaimInvoice,
  ClaimSummary,
  ClaimTotals,
  CreateClaimBody,
} from './claims-contract'
export { ClaimBeside } from './claim-beside'
export { GiveToClientBody, UndoGiveToClientBody } from './give-to-client-contract'
export { GIVE_TO_CLIENT_REASON_WORDS, GIVE_TO_CLIENT_REASONS } from './give-to-client-reasons'
export type { ClaimEntryReason, GiveToClientReason } from './give-to-client-reasons'
export { NextInsurance } from './next-insurance'
export type { ClaimEventKind } from './claims-contract'
export {
  CLAIM_AGE_WORDS,
  CLAIM_AGES,
  CLAIM_DUE,
  CLAIM_ORDERS,
  CLAIM_STATE_CHOICES,
  ClaimsQuery,
  type ClaimAge,
  type ClaimDue,
  type ClaimOrder,
  type ClaimStateChoice,
} from './claims-query'
export { ADJUSTMENT_GROUPS, ClaimAdjustment, FirstPayerAnswer, OtherInsurance } from './other-insurance'
export type { AdjustmentGroup } from './other-insurance'
export { MakeSecondClaimBody } from './second-claim-contract'
