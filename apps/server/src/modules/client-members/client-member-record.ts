import { and } from 'drizzle-orm'
import { clientMembers, exportedClientMembers } from '../../db/schema/client-members-table'
import { clients } from '../../db/schema/clients-table'
import { isOneOf, type RecordKind, type RecordName } from '../../record-kind'
import type { Work } from '../../work'
import { displayName, isClientOf, isClientSeenWith } from '../caseload'

export const clientMemberRecord: RecordKind = {
  tables: [exportedClientMembers],
  names: { client_member: readNames },
}

/** A member is named by their couple or family, to those who may see that. */
async function readNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  const rows = await work.tx
    .select({ id: clientMembers.id, client: clients })
    .from(clientMembers)
    .innerJoin(clients, isClientOf(clientMembers))
    .where(
      and(isOneOf(work, clientMembers, clientMembers.id, ids), isClientSeenWith(work.actor, 'clients:view')),
    )
  return rows.map(({ id, client }) => ({ id, name: `of ${displayName(client)}` }))
}
