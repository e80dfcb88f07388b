import { and, eq, isNotNull, lte, or } from 'drizzle-orm'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { inEachOrganization } from '../../in-each-organization'
import { removeFile } from './exports-folder'
import { dataExports } from './exports-table'
import { isExport } from './select-exports'

/** After this time nobody is still being sent a file. */
const SENT_BY_MS = 3_600_000

/** Deletes the exports that nobody fetched in time, and what was left of those that were fetched. */
export async function tidyExports(deps: Deps): Promise<void> {
  await inEachOrganization(deps, 'old exports', async (organizationId) => {
    for (const { exportId, file } of await expire(deps, organizationId)) {
      await removeFile(deps, file)
      await inTenant(deps.db, organizationId, (tx) =>
        tx.update(dataExports).set({ file: null }).where(isExport({ organizationId, exportId })),
      )
    }
  })
}

/** Marks what is over, and answers whose files are still there. */
function expire(deps: Deps, organizationId: string): Promise<{ exportId: string; file: string }[]> {
  const now = deps.clock.now()
  const isHere = eq(dataExports.organizationId, organizationId)
  return inTenant(deps.db, organizationId, async (tx) => {
    await tx
      .update(dataExports)
      .set({ status: 'expired' })
      .where(and(isHere, eq(dataExports.status, 'ready'), lte(dataExports.expiresAt, now)))
    const wasSent = and(
      eq(dataExports.status, 'fetched'),
      lte(dataExports.fetchedAt, new Date(now.getTime() - SENT_BY_MS)),
    )
    const rows = await tx
      .select({ exportId: dataExports.id, file: dataExports.file })
      .from(dataExports)
      .where(and(isHere, isNotNull(dataExports.file), or(eq(dataExports.status, 'expired'), wasSent)))
    return rows.flatMap(({ exportId, file }) => (file === null ? [] : [{ exportId, file }]))
  })
}
