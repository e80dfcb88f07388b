import { and, asc, eq, lt, or } from 'drizzle-orm'
import { dataExports } from '../../db/schema/exports-table'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { isExport, type ExportKey } from './select-exports'

/** An export that this process makes; `tries` distinguishes it from a process that takes it up later. */
export interface ExportClaim extends ExportKey {
  tries: number
}

/** Who says nothing for this long has been killed. */
export const LEASE_MS = 60_000

type Change = Partial<typeof dataExports.$inferInsert>

/**
 * Takes up the organization's export that waits, or whose maker has gone: of several processes one gets it. Null
 * when there is none.
 */
export function claimExport(deps: Deps, organizationId: string): Promise<ExportClaim | null> {
  const now = deps.clock.now()
  return inTenant(deps.db, organizationId, async (tx) => {
    const isLost = and(eq(dataExports.status, 'running'), lt(dataExports.leaseUntil, now))
    const [row] = await tx
      .select({ id: dataExports.id, tries: dataExports.tries })
      .from(dataExports)
      .where(
        and(eq(dataExports.organizationId, organizationId), or(eq(dataExports.status, 'queued'), isLost)),
      )
      .orderBy(asc(dataExports.createdAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (row === undefined) return null
    const claim = { organizationId, exportId: row.id, tries: row.tries + 1 }
    await tx
      .update(dataExports)
      .set({ status: 'running', tries: claim.tries, leaseUntil: leaseEnd(now), doneRows: 0, totalRows: 0 })
      .where(isExport(claim))
    return claim
  })
}

const leaseEnd = (now: Date): Date => new Date(now.getTime() + LEASE_MS)

/** Records the progress and keeps the claim; throws when another process has it by now. */
export const noteProgress = (
  deps: Deps,
  claim: ExportClaim,
  progress: { doneRows: number; totalRows: number },
): Promise<void> => settleClaim(deps, claim, { ...progress, leaseUntil: leaseEnd(deps.clock.now()) })

/** Keeps the claim while the file is packed. */
export const keepClaim = (deps: Deps, claim: ExportClaim): Promise<void> =>
  settleClaim(deps, claim, { leaseUntil: leaseEnd(deps.clock.now()) })

/** Changes the export; throws when it is no longer this process's. */
export const settleClaim = (deps: Deps, claim: ExportClaim, change: Change): Promise<void> =>
  inTenant(deps.db, claim.organizationId, async (tx) => {
    const isMine = and(isExport(claim), eq(dataExports.status, 'running'), eq(dataExports.tries, claim.tries))
    const changed = await tx.update(dataExports).set(change).where(isMine).returning({ id: dataExports.id })
    if (changed.length === 0) throw new Error('Somebody else makes this export by now')
  })
