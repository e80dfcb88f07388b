import type { ClientMemberInput } from '@oaklet/api/contract'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { clientMembers } from '../../db/schema/client-members-table'
import { clients } from '../../db/schema/clients-table'
import { validationFailed } from '../../errors'
import type { Work } from '../../work'
import type { AuditEntry } from '../audit'
import { type ClientKey, isClient } from '../caseload'
import { isMemberOfClient } from './select-members'

const refused = (message: string) => validationFailed([{ path: 'recordId', message }])

/**
 * Throws 422 for a member’s own record that the actor may not see, that is a couple or a family itself, or that is a
 * member already, other than by the row `memberId`.
 */
export async function requireMember(
  work: Work,
  scope: Scope,
  { practiceId, clientId, memberId }: ClientKey & { memberId?: string },
  { recordId }: Pick<ClientMemberInput, 'recordId'>,
): Promise<void> {
  if (recordId === null) return
  const { tx, actor } = work
  const [record] = await tx
    .select({ type: clients.type })
    .from(clients)
    .where(isClient(actor, { practiceId, clientId: recordId }, scope))
  if (record === undefined) throw refused('Choose a client')
  if (record.type === 'couple' || record.type === 'family') throw refused('Choose one person')
  const others = await tx.$count(
    clientMembers,
    and(
      isMemberOfClient(actor, { practiceId, clientId }),
      eq(clientMembers.recordId, recordId),
      memberId === undefined ? undefined : ne(clientMembers.id, memberId),
    ),
  )
  if (others > 0) throw refused('This client is a member already')
}

/** Lets nobody else be the identified patient, before somebody is made that, and returns the events that say so. */
export async function clearIdentifiedPatient(
  { tx, actor, now }: Work,
  key: ClientKey,
): Promise<AuditEntry[]> {
  const cleared = await tx
    .update(clientMembers)
    .set({ isIdentifiedPatient: false, version: sql`${clientMembers.version} + 1`, updatedAt: now() })
    .where(and(isMemberOfClient(actor, key), eq(clientMembers.isIdentifiedPatient, true)))
    .returning({ id: clientMembers.id })
  return cleared.map(({ id }) => ({
    ...{ action: 'updated', resource: 'client_member', recordId: id, changed: ['isIdentifiedPatient'] },
  }))
}
