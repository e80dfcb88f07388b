import { enterAuth, enterTenant } from '../../db/tenant'
import type { Work } from '../../work'
import { admitAttempt } from '../auth'

/**
 * Counts a mail against the limit of the organization that sends it, and against the limit of the mailbox, which all
 * organizations share. Throws 429 when either limit is reached. A rollback takes the count back.
 */
export async function admitInvitation(work: Work, email: string): Promise<void> {
  await enterAuth(work.tx)
  await admitAttempt(work.tx, work.deps, {
    kind: 'invitation-mail',
    account: work.actor.organizationId,
    address: work.actor.address,
  })
  await admitAttempt(work.tx, work.deps, {
    kind: 'invitation-inbox',
    account: email,
    address: work.actor.address,
  })
  await enterTenant(work.tx, work.actor.organizationId)
}
