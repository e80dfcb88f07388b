import type { ClaimHolder } from '@oaklet/api/contract'
import { and, eq, inArray, or, sql, type Column, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { appointmentClients, appointmentLines } from '../../db/schema/appointments-table'
import { claims, claimSessions } from '../../db/schema/claims-table'

/** Billed once for each client who is present; every other session is billed for one client alone. */
const GROUP_SESSION = '90853'

/** Whether the appointment that a row names is a group’s. */
export const isGroupSession = ({
  organizationId,
  appointmentId,
}: Record<'organizationId' | 'appointmentId', Column>): SQL =>
  sql`exists (
    select from ${appointmentLines}
    where ${appointmentLines.organizationId} = ${organizationId}
      and ${appointmentLines.appointmentId} = ${appointmentId}
      and ${appointmentLines.serviceCode} = ${GROUP_SESSION}
  )`

/** Whether a claim that holds a session bills it for the client: one for a partner does so too, but not in a group. */
export const holdsFor = (clientId: string | Column): SQL | undefined =>
  or(eq(claimSessions.clientId, clientId), sql`not ${isGroupSession(claimSessions)}`)

/** Whether no claim asks an insurer to pay for the session of the client. */
export const isOnNoClaim = (): SQL => sql`not exists (
  select from ${claimSessions}
  where ${and(
    eq(claimSessions.organizationId, appointmentClients.organizationId),
    eq(claimSessions.appointmentId, appointmentClients.appointmentId),
    holdsFor(appointmentClients.clientId),
  )}
)`

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
