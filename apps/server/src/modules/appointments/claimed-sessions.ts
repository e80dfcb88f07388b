import type { ClaimHolder } from '@oaklet/api/contract'
import { and, eq, inArray, or, sql, type Column, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { appointmentClients, appointmentLines } from '../../db/schema/appointments-table'
import { claims, claimSessions } from '../../db/schema/claims-table'

/** Billed once for each client who is present; every other session is billed for one client alone. */
const GROUP_SESSION = '90853'

/** The columns of a table that says which sessions of clients a claim, superbill or invoice bills. */
type Held = Record<'organizationId' | 'appointmentId' | 'clientId', Column>

/** Whether the appointment that a row names is a group’s. */
export const isGroupSession = ({ organizationId, appointmentId }: Omit<Held, 'clientId'>): SQL =>
  sql`exists (
    select from ${appointmentLines}
    where ${appointmentLines.organizationId} = ${organizationId}
      and ${appointmentLines.appointmentId} = ${appointmentId}
      and ${appointmentLines.serviceCode} = ${GROUP_SESSION}
  )`

/** Whether a row bills a session for the client: one of a partner does so too, but not in a group. */
export const holdsFor = (held: Held, clientId: string): SQL | undefined =>
  or(eq(held.clientId, clientId), sql`not ${isGroupSession(held)}`)

/** Whether no claim asks an insurer to pay for the session of the client. */
export function isOnNoClaim(): SQL | undefined {
  const isOfSession = and(
    eq(claimSessions.organizationId, appointmentClients.organizationId),
    eq(claimSessions.appointmentId, appointmentClients.appointmentId),
  )
  const isOfClient = eq(claimSessions.clientId, appointmentClients.clientId)
  // The database answers each of these by a join, which it can’t where they are one condition with an “or”.
  return and(
    sql`not exists (select from ${claimSessions} where ${and(isOfSession, isOfClient)})`,
    sql`not exists (select from ${claimSessions} where ${isOfSession} and not ${isGroupSession(claimSessions)})`,
  )
}

/** The claims of the condition that hold the sessions, by their numbers. */
export const selectHoldingClaims = (
  tx: Tx,
  organizationId: string,
  appointmentIds: readonly string[],
  which?: SQL,
): Promise<ClaimHolder[]> =>
  tx
    .selectDistinct({ id: claims.id, pcn: claims.pcn, state: claims.state })
    .from(claimSessions)
    .innerJoin(
      claims,
      and(eq(claims.organizationId, claimSessions.organizationId), eq(claims.id, claimSessions.claimId)),
    )
    .where(
      and(
        eq(claimSessions.organizationId, organizationId),
        inArray(claimSessions.appointmentId, [...appointmentIds]),
        which,
      ),
    )
    .orderBy(claims.pcn)
