import { and, eq, inArray, isNotNull, lte, or } from 'drizzle-orm'
import { dataExports } from '../../db/schema/exports-table'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { inEachOrganization } from '../../in-each-organization'
import { workOf } from '../../work'
import { recordAudits } from '../audit'
import { exportsInFolder, removeTries } from './exports-folder'
import { isExport } from './select-exports'

/** After this time no download is still under way. */
const SENT_BY_MS = 3_600_000
const JOB = 'old exports'

/** Purges the exports that were not downloaded in time, and what was left of those that were downloaded or failed. */
export async function purgeExports(deps: Deps): Promise<void> {
  const lying = await exportsInFolder(deps)
  await inEachOrganization(deps, JOB, async (organizationId) => {
    for (const exportId of await expire(deps, organizationId, lying)) {
      await removeTries(deps, exportId)
      await inTenant(deps.db, organizationId, (tx) =>
        tx.update(dataExports).set({ file: null }).where(isExport({ organizationId, exportId })),
      )
    }
  })
}

/** Marks what is over, and answers of which something is still there. */
function expire(deps: Deps, organizationId: string, lying: readonly string[]): Promise<string[]> {
  const now = deps.clock.now()
  const isHere = eq(dataExports.organizationId, organizationId)
  return inTenant(deps.db, organizationId, async (tx) => {
    const expired = await tx
      .update(dataExports)
      .set({ status: 'expired' })
      .where(and(isHere, eq(dataExports.status, 'ready'), lte(dataExports.expiresAt, now)))
      .returning({ id: dataExports.id })
    const entries = expired.map(
      ({ id }) => ({ action: 'deleted', resource: 'export', recordId: id }) as const,
    )
    if (entries.length > 0)
      await recordAudits(workOf(tx, deps, { kind: 'job', name: JOB, organizationId }), entries)
    const wasSent = and(
      eq(dataExports.status, 'fetched'),
      lte(dataExports.fetchedAt, new Date(now.getTime() - SENT_BY_MS)),
    )
    const isOver = or(inArray(dataExports.status, ['expired', 'failed']), wasSent)
    const isThere = or(isNotNull(dataExports.file), inArray(dataExports.id, lying))
    const rows = await tx
      .select({ exportId: dataExports.id })
      .from(dataExports)
      .where(and(isHere, isOver, isThere))
    return rows.map(({ exportId }) => exportId)
  })
}
