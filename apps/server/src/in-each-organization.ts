import { organizationIds } from './db/accounts'
import type { Deps } from './deps'
import { failureFacts } from './failure-facts'

/** Does a piece of background work in one organization after the other; what fails in one holds up no other. */
export async function inEachOrganization(
  deps: Deps,
  name: string,
  work: (organizationId: string) => Promise<void>,
): Promise<void> {
  for (const organizationId of await organizationIds(deps.db)) {
    if (deps.changes.ended.aborted) return
    try {
      await work(organizationId)
    } catch (error) {
      deps.log.error({ work: name, organizationId, error: failureFacts(error) }, 'background work failed')
    }
  }
}
