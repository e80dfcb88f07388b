export { claimRecord } from './claim-record'
export { draftClaim, readUnclaimed } from './unclaimed-sessions'
export { sha256Of } from './send-claim'
export { settleClaim, type ClaimOutcome } from './settle-claim'
