import { lt } from 'drizzle-orm'
import { emailChanges } from '../../db/schema/email-changes-table'
import { asAuth } from '../../db/tenant'
import type { Deps } from '../../deps'

/** Purges changes of e-mail that were not confirmed in time. */
export async function purgeEmailChanges(deps: Deps): Promise<void> {
  await asAuth(deps.db, (tx) => tx.delete(emailChanges).where(lt(emailChanges.expiresAt, deps.clock.now())))
}
