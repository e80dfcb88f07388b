import { accessScope, type ClientHit } from '@oaklet/api/contract'
import { and } from 'drizzle-orm'
import { exportedClientStatusChanges } from '../../db/schema/client-status-changes-table'
import { clients, exportedClients } from '../../db/schema/clients-table'
import { leftOutClientWords, leftOutKnownNames } from '../../db/schema/search-words-table'
import { isOneOf, type RecordKind, type RecordName, type RecordQuery } from '../../record-kind'
import type { Work } from '../../work'
import { displayName, isClientSeenWith } from '../caseload'

export const clientRecord: RecordKind = {
  tables: [exportedClients, exportedClientStatusChanges, leftOutClientWords, leftOutKnownNames],
  // Browsers call a client a patient (spec §3).
  names: { client: readNames, patient: readNames },
  search: { kind: 'client', find: findHits },
}

async function readNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  const rows = await work.tx
    .select()
    .from(clients)
    .where(and(isOneOf(work, clients, clients.id, ids), isClientSeenWith(work.actor, 'clients:view')))
  return rows.map((row) => ({ id: row.id, name: displayName(row) }))
}

/** Finds the clients whom the phrase names, as far as the actor may know of them. */
async function findHits({ work, namedClients }: RecordQuery): Promise<ClientHit[]> {
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
