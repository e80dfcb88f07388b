import { isAllowed, MAX_REFUSED_FILES, type ClaimFolders } from '@oaklet/api/contract'
import type * as api from '@oaklet/api/contract'
import { desc, eq } from 'drizzle-orm'
import { requireForAll } from '../../actor'
import { claimFolders, refusedFiles } from '../../db/schema/claim-folders-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'

/** The folders of the organization with what the last look found; null where the operator has set none up. */
export async function getClaimFolders(
  { actor }: CallOf<typeof api.getClaimFolders>,
  work: Work,
): Promise<{ folders: ClaimFolders | null }> {
  requireForAll(actor, 'claims:view')
  return { folders: await readFolders(work) }
}

async function readFolders(work: Work): Promise<ClaimFolders | null> {
  const { tx, actor, deps } = work
  const { claimTransport: transport } = deps
  const { organizationId, permissions } = actor
  if (transport === null) return null
  const [found] = await tx.select().from(claimFolders).where(eq(claimFolders.organizationId, organizationId))
  // A folder that was there before is not forgotten while its disk is away.
  if (found === undefined && !(await transport.isFor(organizationId))) return null
  const places = isAllowed(permissions, 'billing:edit') ? transport.places(organizationId) : null
  return {
    outbox: { path: places?.out ?? null, fault: found?.outFault ?? null },
    inbox: { path: places?.in ?? null, fault: found?.inFault ?? null },
    lookedAt: found?.lookedAt.toISOString() ?? null,
    refused: isAllowed(permissions, 'claims:post') ? await readRefused(work) : [],
  }
}

async function readRefused({ tx, actor }: Work): Promise<ClaimFolders['refused']> {
  const { id, name, message, refusedAt } = refusedFiles
  const rows = await tx
    .select({ id, name, message, refusedAt })
    .from(refusedFiles)
    .where(eq(refusedFiles.organizationId, actor.organizationId))
    .orderBy(desc(refusedAt), desc(id))
    .limit(MAX_REFUSED_FILES)
  return rows.map((row) => ({ ...row, refusedAt: row.refusedAt.toISOString() }))
}
