import type { ClientPerson } from '@oaklet/api/contract'
import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import { clientPeople } from '../../db/schema/client-people-table'
import { notFound, staleEdit } from '../../errors'
import type { Work } from '../../work'
import type { ClientKey } from '../caseload'

/** Names one person of one client, as the routes' parameters do. */
export interface PersonKey extends ClientKey {
  personId: string
}

type PersonRow = typeof clientPeople.$inferSelect

/** The people of one client. */
export const isPersonOfClient = ({ organizationId }: StaffActor, { practiceId, clientId }: ClientKey) =>
  and(
    eq(clientPeople.organizationId, organizationId),
    eq(clientPeople.practiceId, practiceId),
    eq(clientPeople.clientId, clientId),
  )

/** The row that `key` names. */
export const isPerson = (actor: StaffActor, key: PersonKey) =>
  and(isPersonOfClient(actor, key), eq(clientPeople.id, key.personId))

/** People as the contract shows them, in the order in which they were added. */
export async function selectPeople(work: Work, which: SQL | undefined): Promise<ClientPerson[]> {
  const rows = await work.tx
    .select()
    .from(clientPeople)
    .where(which)
    .orderBy(asc(clientPeople.createdAt), asc(clientPeople.id))
  return rows.map((row) => ({
    name: row.name,
    relationship: row.relationship,
    roles: row.roles,
    contacts: row.contacts,
    custody: row.custody,
    id: row.id,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }))
}

/** All people of a client. */
export const peopleOf = (work: Work, { practiceId, id: clientId }: { practiceId: string; id: string }) =>
  selectPeople(work, isPersonOfClient(work.actor, { practiceId, clientId }))

/** One person as the contract shows them; whether the actor may know the client has been seen before. */
export async function findPerson(work: Work, key: PersonKey): Promise<ClientPerson> {
  const [found] = await selectPeople(work, isPerson(work.actor, key))
  if (found === undefined) throw notFound()
  return found
}

/** The row to change, locked until the transaction ends; 404 when there is none, 409 when it isn't at `version`. */
export async function lockPerson(work: Work, key: PersonKey, version?: number): Promise<PersonRow> {
  const [locked] = await work.tx.select().from(clientPeople).where(isPerson(work.actor, key)).for('update')
  if (locked === undefined) throw notFound()
  if (version !== undefined && locked.version !== version) throw staleEdit(await findPerson(work, key))
  return locked
}
