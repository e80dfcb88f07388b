import { lt } from 'drizzle-orm'
import { mfaChallenges } from '../../db/schema/mfa-challenges-table'
import { passwordResets } from '../../db/schema/password-resets-table'
import { sessions } from '../../db/schema/sessions-table'
import { asAuth } from '../../db/tenant'
import type { Deps } from '../../deps'
import { forgetOldAttempts } from './login-throttle'

/** Drops failed sign-ins that no longer count, and sessions, codes and registrations that have run out. */
export async function purgeAccounts(deps: Deps): Promise<void> {
  await asAuth(deps.db, async (tx) => {
    await forgetOldAttempts(tx, deps)
    for (const table of [passwordResets, mfaChallenges, sessions]) {
      await tx.delete(table).where(lt(table.expiresAt, deps.clock.now()))
    }
  })
}
