import { compareNames, type OwnOrganization } from '@oaklet/api/contract'
import type { StaffActor } from '../../actor'
import { enterAuth } from '../../db/tenant'
import type { Deps } from '../../deps'
import { loadUser } from './load-user'
import { organizationsOf } from './organizations-of'

/** Where the actor works, by name. */
export function listOwnOrganizations(deps: Deps, actor: StaffActor): Promise<OwnOrganization[]> {
  return deps.db.transaction(async (tx) => {
    await enterAuth(tx)
    const found: OwnOrganization[] = []
    for (const id of await organizationsOf(tx, actor.userId)) {
      const loaded = await loadUser(tx, actor.userId, id)
      if (loaded === null) continue
      found.push({ id, name: loaded.organization.name, isCurrent: id === actor.organizationId })
    }
    return found.sort((one, other) => compareNames(one.name, other.name))
  })
}
