export { claimRecord } from './claim-record'
export { draftClaim, readUnclaimed, type UnclaimedSessions } from './unclaimed-sessions'
export { sha256Of } from './send-claim'
