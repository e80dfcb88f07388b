import { accessScope, type ClientMember, type ClientMembers, type Membership } from '@oaklet/api/contract'
import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import { clientMembers } from '../../db/schema/client-members-table'
import { clients } from '../../db/schema/clients-table'
import { notFound, staleEdit } from '../../errors'
import type { Work } from '../../work'
import { BY_NAME, type ClientKey, displayName, isInScope, isVisibleClient, NAMED_CLIENT } from '../caseload'

/** Names one member of one couple or family, as the routes' parameters do. */
export interface MemberKey extends ClientKey {
  memberId: string
}

type MemberRow = typeof clientMembers.$inferSelect

/** The members of one client. */
export const isMemberOfClient = ({ organizationId }: StaffActor, { practiceId, clientId }: ClientKey) =>
  and(
    eq(clientMembers.organizationId, organizationId),
    eq(clientMembers.practiceId, practiceId),
    eq(clientMembers.clientId, clientId),
  )

/** The row that `key` names. */
export const isMember = (actor: StaffActor, key: MemberKey) =>
  and(isMemberOfClient(actor, key), eq(clientMembers.id, key.memberId))

/** Members as the contract shows them, in the order in which they were added. */
async function selectMembers({ tx, actor }: Work, which: SQL | undefined): Promise<ClientMember[]> {
  const rows = await tx
    .select({ member: clientMembers, record: clients })
    .from(clientMembers)
    .leftJoin(
      clients,
      and(eq(clients.organizationId, clientMembers.organizationId), eq(clients.id, clientMembers.recordId)),
    )
    .where(which)
    .orderBy(asc(clientMembers.createdAt), asc(clientMembers.id))
  const scope = accessScope(actor.permissions, 'clients:view')
  return rows.map(({ member: { id, name, role, isIdentifiedPatient, version }, record }) => {
    const isHidden = record !== null && !isInScope(actor, scope, record.primaryClinicianId)
    const seen = isHidden ? null : record
    return {
      ...{ id, role, isIdentifiedPatient, version, isHidden },
      recordId: seen?.id ?? null,
      name: seen === null ? name : displayName(seen),
    }
  })
}

/** The couples and families of a client that the actor may see, by name. */
async function selectMemberships(
  { tx, actor }: Work,
  { practiceId, clientId }: ClientKey,
): Promise<Membership[]> {
  const scope = accessScope(actor.permissions, 'clients:view')
  if (scope === 'none') return []
  const rows = await tx
    .select({ client: NAMED_CLIENT, role: clientMembers.role })
    .from(clientMembers)
    .innerJoin(
      clients,
      and(eq(clients.organizationId, clientMembers.organizationId), eq(clients.id, clientMembers.clientId)),
    )
    .where(and(isVisibleClient(actor, practiceId, scope), eq(clientMembers.recordId, clientId)))
    .orderBy(...BY_NAME)
  return rows.map(({ client, role }) => ({ clientId: client.id, name: displayName(client), role }))
}

/** Who belongs to a client, and to whom the client belongs. */
export const membersOf = async (work: Work, key: ClientKey): Promise<ClientMembers> => ({
  members: await selectMembers(work, isMemberOfClient(work.actor, key)),
  memberOf: await selectMemberships(work, key),
})

/** One member as the contract shows them; whether the actor may know the client has been seen before. */
export async function findMember(work: Work, key: MemberKey): Promise<ClientMember> {
  const [found] = await selectMembers(work, isMember(work.actor, key))
  if (found === undefined) throw notFound()
  return found
}

/** The row to change, locked until the transaction ends; 404 when there is none, 409 when it isn't at `version`. */
export async function lockMember(work: Work, key: MemberKey, version?: number): Promise<MemberRow> {
  const [locked] = await work.tx.select().from(clientMembers).where(isMember(work.actor, key)).for('update')
  if (locked === undefined) throw notFound()
  if (version !== undefined && locked.version !== version) throw staleEdit(await findMember(work, key))
  return locked
}
