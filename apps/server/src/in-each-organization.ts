import { organizationIds } from './db/accounts'
import type { Deps } from './deps'
import { oneByOne } from './one-by-one'

/** Does a piece of background work in one organization after the other; what fails in one holds up no other. */
export async function inEachOrganization(
  deps: Deps,
  name: string,
  work: (organizationId: string) => Promise<void>,
): Promise<void> {
  const facts = (organizationId: string) => ({ work: name, organizationId })
  await oneByOne(deps, await organizationIds(deps.db), facts, work)
}
