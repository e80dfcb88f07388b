import { lt } from 'drizzle-orm'
import { asAuth } from '../../db/tenant'
import type { Deps } from '../../deps'
import { forgetOldAttempts } from './login-throttle'
import { sessions } from './sessions-table'

/** Drops failed sign-ins that no longer count and sessions that have run out; done at every start. */
export async function tidyAccounts(deps: Deps): Promise<void> {
  await asAuth(deps.db, async (tx) => {
    await forgetOldAttempts(tx, deps)
    await tx.delete(sessions).where(lt(sessions.expiresAt, deps.clock.now()))
  })
}
