import type { Actor } from '../../actor'
import type { Work } from '../../work'
import { unchargeClaim } from './claim-book'
import type { ClaimRow } from './claim-row'
import { releaseClaimSessions } from './hold-claim-sessions'

/** Why a claim is void that its payer has agreed to take back. */
export const TAKEN_BACK = 'The insurance has accepted that it is taken back'

/** What a claim that becomes void leaves: nothing is owed for it any more, and its sessions can be put on another one. */
export async function freeClaim(work: Work<Actor>, claim: ClaimRow): Promise<void> {
  await unchargeClaim(work, claim)
  await releaseClaimSessions(work.tx, claim)
}
