import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { claims, claimSessions } from '../../db/schema/claims-table'
import type { Work } from '../../work'
import type { ClaimRow } from './claim-row'

/** The claims of the same client that hold sessions of a claim too, those that pay last at the top; void ones hold none. */
export async function claimsBeside(
  { tx, actor }: Work,
  { id, clientId }: Pick<ClaimRow, 'id' | 'clientId'>,
): Promise<ClaimRow[]> {
  const { organizationId, appointmentId, claimId } = claimSessions
  const own = tx
    .select({ appointmentId })
    .from(claimSessions)
    .where(and(eq(organizationId, actor.organizationId), eq(claimId, id)))
  const holding = tx
    .select({ claimId })
    .from(claimSessions)
    .where(
      and(
        eq(organizationId, actor.organizationId),
        eq(claimSessions.clientId, clientId),
        inArray(appointmentId, own),
        ne(claimId, id),
      ),
    )
  return tx
    .select()
    .from(claims)
    .where(and(eq(claims.organizationId, actor.organizationId), inArray(claims.id, holding)))
    .orderBy(desc(claims.priority), desc(claims.id))
}
