import { DEFAULT_PREFERENCES, type Preferences, type UpdatePreferencesBody } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { userPreferences } from '../../db/schema/user-preferences-table'
import { asAuth, enterAuth, enterTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { workOf } from '../../work'
import { recordAudit } from '../audit'

/** How the actor likes the application. */
export const getPreferences = (deps: Deps, { userId }: StaffActor): Promise<Preferences> =>
  asAuth(deps.db, (tx) => read(tx, userId))

/** Changes what is given, and leaves the rest, so that two devices don't undo each other. */
export function updatePreferences(
  deps: Deps,
  actor: StaffActor,
  { shortcuts, density }: UpdatePreferencesBody,
): Promise<Preferences> {
  const { userId, organizationId } = actor
  return deps.db.transaction(async (tx) => {
    await enterAuth(tx)
    const updatedAt = deps.clock.now()
    await tx
      .insert(userPreferences)
      .values({ userId, ...DEFAULT_PREFERENCES, updatedAt })
      .onConflictDoNothing()
    const change = {
      ...(shortcuts !== undefined && { shortcuts }),
      ...(density !== undefined && { density }),
    }
    await tx
      .update(userPreferences)
      .set({ ...change, updatedAt })
      .where(eq(userPreferences.userId, userId))
    const after = await read(tx, userId)
    await enterTenant(tx, organizationId)
    const entry = { action: 'preferences_changed', resource: 'user', recordId: userId } as const
    await recordAudit(workOf(tx, deps, actor), { ...entry, changed: Object.keys(change) })
    return after
  })
}

async function read(tx: Tx, userId: string): Promise<Preferences> {
  const [found] = await tx.select().from(userPreferences).where(eq(userPreferences.userId, userId))
  if (found === undefined) return DEFAULT_PREFERENCES
  const { shortcuts, density } = found
  return { shortcuts, density }
}
