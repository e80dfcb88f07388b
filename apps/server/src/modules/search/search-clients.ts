import { accessScope, type ClientHit } from '@oaklet/api/contract'
import type { SearchContext } from './search-context'
import { displayName } from '../caseload'

/** The clients whom the phrase names, as far as the actor may know of them. */
export async function searchClients({ work, namedClients }: SearchContext): Promise<ClientHit[]> {
  const scope = accessScope(work.actor.permissions, 'clients:view')
  if (scope === 'none') return []
  const found = await namedClients(scope)
  return found.map((client) => ({
    kind: 'client',
    id: client.id,
    name: displayName(client),
    dateOfBirth: client.dateOfBirth,
    status: client.status,
  }))
}
