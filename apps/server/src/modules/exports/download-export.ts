import { open } from 'node:fs/promises'
import { EXPORT_FILE_TYPE, type ExportStatus } from '@oaklet/api/contract'
import { and, eq, isNotNull, type SQL } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import { dataExports } from '../../db/schema/exports-table'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { AppError, notFound } from '../../errors'
import { type StreamedFile, streamFile } from '../../http/stream-file'
import { workOf } from '../../work'
import { recordAudit } from '../audit'
import { exportPath, removeFile } from './exports-folder'
import { requireOwner } from './require-owner'
import { type ExportKey, isExport } from './select-exports'

type Row = typeof dataExports.$inferSelect

const REFUSALS = {
  queued: 'This export is not ready yet.',
  running: 'This export is not ready yet.',
  ready: 'This export has expired. Make a new one.',
  fetched: 'This export was downloaded already. Make a new one.',
  failed: 'This export failed. Make a new one.',
  expired: 'This export has expired. Make a new one.',
} as const satisfies Record<ExportStatus, string>

/** The file, for one of those who ask at once; it is deleted when it was sent, and stays when that breaks off. */
export async function downloadExport(deps: Deps, actor: StaffActor, exportId: string): Promise<StreamedFile> {
  const { organizationId } = actor
  const key = { organizationId, exportId }
  const { file, finishedAt } = await take(deps, actor, key)
  const putBack = () => change(deps, organizationId, isBeingSent(key), { status: 'ready', fetchedAt: null })
  try {
    const handle = await open(exportPath(deps, file))
    const { size } = await handle.stat()
    const body = streamFile(handle, size, async (isSent) => {
      if (!isSent) return putBack()
      await removeFile(deps, file)
      await change(deps, organizationId, isExport(key), { file: null })
    })
    const fileName = `oaklet-export-${finishedAt?.toISOString().slice(0, 10)}.zip`
    return { body, size, contentType: EXPORT_FILE_TYPE, fileName }
  } catch {
    await putBack()
    throw new AppError('unavailable', 'The file can’t be read right now. Try again, or make a new export.')
  }
}

/** Marks the export as fetched; a second call is refused. */
const take = (deps: Deps, actor: StaffActor, key: ExportKey): Promise<Row & { file: string }> =>
  inTenant(deps.db, key.organizationId, async (tx) => {
    await requireOwner(workOf(tx, deps, actor))
    const [row] = await tx.select().from(dataExports).where(isExport(key)).for('update')
    if (row === undefined) throw notFound()
    const now = deps.clock.now()
    const { file, expiresAt } = row
    const isThere = row.status === 'ready' && expiresAt !== null && expiresAt > now
    if (!isThere || file === null) throw new AppError('transition_refused', REFUSALS[row.status])
    await tx.update(dataExports).set({ status: 'fetched', fetchedAt: now }).where(isExport(key))
    await recordAudit(workOf(tx, deps, actor), {
      action: 'export_downloaded',
      resource: 'export',
      recordId: key.exportId,
    })
    return { ...row, file }
  })

/** One whose file is gone, as it is tidied away after a time, can't be offered again. */
const isBeingSent = (key: ExportKey) =>
  and(isExport(key), eq(dataExports.status, 'fetched'), isNotNull(dataExports.file))

const change = (
  deps: Deps,
  organizationId: string,
  which: SQL | undefined,
  values: Partial<Row>,
): Promise<void> =>
  inTenant(deps.db, organizationId, async (tx) => {
    await tx.update(dataExports).set(values).where(which)
  })
