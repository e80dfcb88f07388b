import { lt } from 'drizzle-orm'
import { asAuth } from '../../db/tenant'
import type { Deps } from '../../deps'
import { forgetOldAttempts } from './login-throttle'
import { mfaChallenges } from './mfa-challenges-table'
import { passwordResets } from './password-resets-table'
import { sessions } from './sessions-table'

/** Drops failed sign-ins that no longer count, and sessions, codes and registrations that have run out. */
export async function tidyAccounts(deps: Deps): Promise<void> {
  await asAuth(deps.db, async (tx) => {
    await forgetOldAttempts(tx, deps)
    for (const table of [passwordResets, mfaChallenges, sessions]) {
      await tx.delete(table).where(lt(table.expiresAt, deps.clock.now()))
    }
  })
}
