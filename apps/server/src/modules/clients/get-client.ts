import type { Client } from '@oaklet/api/contract'
import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { notFound } from '../../errors'
import { recordAudit } from '../audit'
import { findClient, type ClientKey } from './find-client'

/** Opens a client's chart, and records that it was opened. */
export function getClient(deps: Deps, actor: StaffActor, key: ClientKey): Promise<Client> {
  requirePractice(actor, key.practiceId)
  return inTenant(deps.db, actor.organizationId, async (tx) => {
    const client = await findClient(tx, actor, key, scopeOf(actor, 'clients:view'))
    if (client === null) throw notFound()
    await recordAudit(tx, deps, actor, { action: 'viewed', resource: 'client', recordId: client.id })
    return client
  })
}
