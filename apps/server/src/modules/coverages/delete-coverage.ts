import type * as api from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { claims } from '../../db/schema/claims-table'
import { authorizations, coverages } from '../../db/schema/coverages-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { lockClientOf } from '../caseload'
import { isAuthorizationOfClient } from './select-authorizations'
import { isCoverage, lockCoverage } from './select-coverages'

/** Deletes a coverage that was entered by mistake, as long as it has neither authorizations nor claims. */
export async function deleteCoverage(
  { actor, scope, params: key }: CallOf<typeof api.deleteCoverage>,
  work: Work,
): Promise<null> {
  await lockClientOf(work, key, scope)
  await lockCoverage(work, key)
  const [authorization] = await work.tx
    .select({ id: authorizations.id })
    .from(authorizations)
    .where(and(isAuthorizationOfClient(actor, key), eq(authorizations.coverageId, key.coverageId)))
    .limit(1)
  if (authorization !== undefined) {
    throw new AppError(
      'transition_refused',
      'This coverage has authorizations. Delete them first, or enter its last day.',
    )
  }
  const [claim] = await work.tx
    .select({ pcn: claims.pcn })
    .from(claims)
    .where(and(eq(claims.organizationId, actor.organizationId), eq(claims.coverageId, key.coverageId)))
    .limit(1)
  if (claim !== undefined) {
    throw new AppError(
      'transition_refused',
      `Claim ${claim.pcn} goes to this coverage. Enter its last day instead.`,
    )
  }
  await work.tx.delete(coverages).where(isCoverage(actor, key))
  await recordAudit(work, { action: 'deleted', resource: 'coverage', recordId: key.coverageId })
  return null
}
