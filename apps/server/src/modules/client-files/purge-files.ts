import { DELETED_FILE_DAYS } from '@oaklet/api/contract'
import { and, eq, lt } from 'drizzle-orm'
import type { JobActor } from '../../actor'
import { clientFiles } from '../../db/schema/client-files-table'
import type { Deps } from '../../deps'
import { inEachOrganization } from '../../in-each-organization'
import { inWork } from '../../work'
import { recordAudits } from '../audit'
import { eraseFiles } from './erase-files'

const JOB = 'deleted files'
const DAY_MS = 86_400_000

/** Purges the files that were deleted more than 30 days ago, with all of their contents. */
export async function purgeFiles(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - DELETED_FILE_DAYS * DAY_MS)
  await inEachOrganization(deps, JOB, (organizationId) => {
    const actor: JobActor = { kind: 'job', name: JOB, organizationId }
    return inWork(deps, actor, async (work) => {
      const { tx } = work
      const old = await tx
        .select({ id: clientFiles.id })
        .from(clientFiles)
        .where(and(eq(clientFiles.organizationId, organizationId), lt(clientFiles.deletedAt, before)))
        .for('update', { skipLocked: true })
      if (old.length === 0) return
      const ids = old.map(({ id }) => id)
      await eraseFiles(work, ids)
      await recordAudits(
        work,
        ids.map((recordId) => ({ action: 'purged', resource: 'file', recordId })),
      )
    })
  })
}
