import type { OrganizationExport } from '@oaklet/api/contract'
import type { StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { AppError } from '../../errors'
import { inWork } from '../../work'
import { recordAudit } from '../audit'
import { dataExports } from './exports-table'
import { requireOwner } from './require-owner'
import { findExport } from './select-exports'

/** Asks for everything that the organization has; the background puts it together. */
export function requestExport(deps: Deps, actor: StaffActor): Promise<OrganizationExport> {
  const { organizationId, staffId } = actor
  return inWork(deps, actor, async (work) => {
    await requireOwner(work)
    const [exportId, createdAt] = [deps.newId(), deps.clock.now()]
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
  })
}
