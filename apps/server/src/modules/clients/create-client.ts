import type { Client, ClientInput } from '@oaklet/api/contract'
import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { notFound, validationFailed } from '../../errors'
import { recordAudit } from '../audit'
import { holdPrimaryClinician, normalizeClient, requireSoundClient } from './client-input'
import { clients } from './clients-table'
import { findClient } from './find-client'

/** Adds a client to the practice. */
export function createClient(
  deps: Deps,
  actor: StaffActor,
  { practiceId }: { practiceId: string },
  body: ClientInput,
): Promise<Client> {
  requirePractice(actor, practiceId)
  const scope = scopeOf(actor, 'clients:write')
  const input = normalizeClient(body)
  if (input.status === 'archived') {
    throw validationFailed([{ path: 'status', message: 'A new client can’t be archived' }])
  }
  return inTenant(deps.db, actor.organizationId, async (tx) => {
    await holdPrimaryClinician(tx, actor, input)
    await requireSoundClient(tx, deps, actor, practiceId, input, scope)
    const now = deps.clock.now()
    const id = deps.newId()
    const { organizationId } = actor
    await tx
      .insert(clients)
      .values({ ...input, organizationId, id, practiceId, createdAt: now, updatedAt: now })
    const changed = Object.keys(input)
    await recordAudit(tx, deps, actor, { action: 'created', resource: 'client', recordId: id, changed })
    const client = await findClient(tx, actor, { practiceId, clientId: id }, scope)
    if (client === null) throw notFound()
    return client
  })
}
