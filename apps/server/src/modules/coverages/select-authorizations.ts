import type { Authorization } from '@oaklet/api/contract'
import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { authorizations } from '../../db/schema/coverages-table'
import { notFound, staleEdit } from '../../errors'
import type { Work } from '../../work'
import type { ClientKey } from '../caseload'
import { USED_VISITS } from './used-visits'

/** Names one authorization of one client, as the routes' parameters do. */
export interface AuthorizationKey extends ClientKey {
  authorizationId: string
}

type AuthorizationRow = typeof authorizations.$inferSelect

/** The authorizations of one client. */
export const isAuthorizationOfClient = (
  { organizationId }: StaffActor,
  { practiceId, clientId }: ClientKey,
) =>
  and(
    eq(authorizations.organizationId, organizationId),
    eq(authorizations.practiceId, practiceId),
    eq(authorizations.clientId, clientId),
  )

/** The row that `key` names. */
export const isAuthorization = (actor: StaffActor, key: AuthorizationKey) =>
  and(isAuthorizationOfClient(actor, key), eq(authorizations.id, key.authorizationId))

/** Authorizations as the contract shows them, the one that ends last first. */
export async function selectAuthorizations(tx: Tx, which: SQL | undefined): Promise<Authorization[]> {
  const rows = await tx
    .select({ authorization: authorizations, usedVisits: USED_VISITS })
    .from(authorizations)
    .where(which)
    .orderBy(desc(authorizations.endsOn), desc(authorizations.startsOn), asc(authorizations.id))
  return rows.map(({ authorization, usedVisits }) => toAuthorization(authorization, usedVisits))
}

/** A row as the contract shows it. */
export const toAuthorization = (row: AuthorizationRow, usedVisits: number): Authorization => ({
  id: row.id,
  practiceId: row.practiceId,
  clientId: row.clientId,
  coverageId: row.coverageId,
  number: row.number,
  codes: row.codes,
  visits: row.visits,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  usedVisits,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/** One authorization as the contract shows it; whether the actor may know the client has been seen before. */
export async function findAuthorization(work: Work, key: AuthorizationKey): Promise<Authorization> {
  const [found] = await selectAuthorizations(work.tx, isAuthorization(work.actor, key))
  if (found === undefined) throw notFound()
  return found
}

/** The row to change, held until the transaction ends; 404 when there is none, 409 when it isn't at `version`. */
export async function lockAuthorization(
  work: Work,
  key: AuthorizationKey,
  version?: number,
): Promise<AuthorizationRow> {
  const [locked] = await work.tx
    .select()
    .from(authorizations)
    .where(isAuthorization(work.actor, key))
    .for('update')
  if (locked === undefined) throw notFound()
  if (version !== undefined && locked.version !== version) {
    throw staleEdit(await findAuthorization(work, key))
  }
  return locked
}
