import type * as api from '@oaklet/api/contract'
import type { OrganizationExport } from '@oaklet/api/contract'
import { dataExports } from '../../db/schema/exports-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { requireOwner } from './require-owner'
import { findExport } from './select-exports'

/** Asks for everything that the organization has; the background puts it together. */
export async function requestExport(
  { actor }: CallOf<typeof api.requestExport>,
  work: Work,
): Promise<OrganizationExport> {
  const { organizationId, staffId } = actor

  await requireOwner(work)
  const [exportId, createdAt] = [work.newId(), work.now()]
  const asked = await work.tx
    .insert(dataExports)
    .values({ organizationId, id: exportId, askedById: staffId, status: 'queued', createdAt })
    .onConflictDoNothing()
    .returning({ id: dataExports.id })
  if (asked.length === 0) {
    throw new AppError('transition_refused', 'An export is being made already. Wait until it is ready.')
  }
  await recordAudit(work, { action: 'export_requested', resource: 'export', recordId: exportId })
  return findExport(work.tx, { organizationId, exportId })
}
