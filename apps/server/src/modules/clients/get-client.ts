import type { Client } from '@oaklet/api/contract'
import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { notFound } from '../../errors'
import { inWork } from '../../work'
import { recordAudit } from '../audit'
import { findClient, type ClientKey } from './find-client'

/** Opens a client's chart, and records that it was opened. */
export function getClient(deps: Deps, actor: StaffActor, key: ClientKey): Promise<Client> {
  requirePractice(actor, key.practiceId)
  return inWork(deps, actor, async (work) => {
    const client = await findClient(work, key, scopeOf(actor, 'clients:view'))
    if (client === null) throw notFound()
    await recordAudit(work, { action: 'viewed', resource: 'client', recordId: client.id })
    return client
  })
}
