import type { StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { notFound } from '../../errors'
import { loadUser, type LoadedUser } from './load-user'

/** The signed-in person and their organization, as they stand now. */
export async function getCurrent(deps: Deps, actor: StaffActor): Promise<LoadedUser> {
  const loaded = await deps.db.transaction((tx) => loadUser(tx, actor.userId, actor.organizationId))
  if (loaded === null) throw notFound()
  return loaded
}
