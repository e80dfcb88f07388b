import type { StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { enterAuth, enterTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { admitAttempt } from '../auth'

/**
 * Counts a mail against the organization that sends it, and against the mailbox, whoever else writes there. Throws
 * 429 where either had too many; what is rolled back was never counted.
 */
export async function admitInvitation(
  tx: Tx,
  deps: Deps,
  { organizationId, address }: StaffActor,
  email: string,
): Promise<void> {
  await enterAuth(tx)
  await admitAttempt(tx, deps, { kind: 'invitation-mail', account: organizationId, address })
  await admitAttempt(tx, deps, { kind: 'invitation-inbox', account: email, address })
  await enterTenant(tx, organizationId)
}
