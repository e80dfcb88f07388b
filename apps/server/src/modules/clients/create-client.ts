import type { Client, ClientInput } from '@oaklet/api/contract'
import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { notFound, validationFailed } from '../../errors'
import { inWork } from '../../work'
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
  return inWork(deps, actor, async (work) => {
    await holdPrimaryClinician(work, input)
    await requireSoundClient(work, practiceId, input, scope)
    const now = deps.clock.now()
    const id = deps.newId()
    const { organizationId } = actor
    await work.tx
      .insert(clients)
      .values({ ...input, organizationId, id, practiceId, createdAt: now, updatedAt: now })
    const changed = Object.keys(input)
    await recordAudit(work, { action: 'created', resource: 'client', recordId: id, changed })
    const client = await findClient(work, { practiceId, clientId: id }, scope)
    if (client === null) throw notFound()
    return client
  })
}
