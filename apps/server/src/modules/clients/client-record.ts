import { accessScope, type ClientHit } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { clientStatusChanges, exportedClientStatusChanges } from '../../db/schema/client-status-changes-table'
import { clientPeople, exportedClientPeople } from '../../db/schema/client-people-table'
import { clients, exportedClients } from '../../db/schema/clients-table'
import { leftOutClientWords, leftOutKnownNames } from '../../db/schema/search-words-table'
import { isOneOf, type RecordKind, type RecordName, type RecordQuery } from '../../record-kind'
import type { Work } from '../../work'
import { displayName, isClientOf, isClientSeenWith } from '../caseload'

export const clientRecord: RecordKind = {
  tables: [
    exportedClients,
    exportedClientPeople,
    exportedClientStatusChanges,
    leftOutClientWords,
    leftOutKnownNames,
  ],
  // Browsers call a client a patient (spec §3).
  names: { client: readNames, patient: readNames, client_person: readPersonNames },
  search: { kind: 'client', find: findHits },
  timeline: [
    {
      kind: 'client_added',
      rows: ({ work, client, dayOf }) => ({
        from: clients,
        where: and(eq(clients.organizationId, work.actor.organizationId), eq(clients.id, client.id)),
        id: clients.id,
        on: dayOf(clients.createdAt),
        at: clients.createdAt,
        facts: {},
      }),
    },
    {
      kind: 'status_changed',
      rows: ({ dayOf, isOfClient }) => ({
        from: clientStatusChanges,
        where: isOfClient(clientStatusChanges),
        id: clientStatusChanges.id,
        on: dayOf(clientStatusChanges.changedAt),
        at: clientStatusChanges.changedAt,
        facts: { from: clientStatusChanges.fromStatus, to: clientStatusChanges.toStatus },
      }),
    },
  ],
}

async function readNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  const rows = await work.tx
    .select()
    .from(clients)
    .where(and(isOneOf(work, clients, clients.id, ids), isClientSeenWith(work.actor, 'clients:view')))
  return rows.map((row) => ({ id: row.id, name: displayName(row) }))
}

/** A person is named to those who may see the client. */
async function readPersonNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  const rows = await work.tx
    .select({ id: clientPeople.id, name: clientPeople.name, client: clients })
    .from(clientPeople)
    .innerJoin(clients, isClientOf(clientPeople))
    .where(
      and(isOneOf(work, clientPeople, clientPeople.id, ids), isClientSeenWith(work.actor, 'clients:view')),
    )
  return rows.map(({ id, name, client }) => ({ id, name: `${name} of ${displayName(client)}` }))
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
