import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { type ExportClaim, noteProgress } from './claim-export'
import { readmeText, schemaJson, type WrittenTable } from './describe-export'
import { exportPath, partPath, zipName } from './exports-folder'
import { planTables, type PlannedTable } from './plan-tables'
import { readCatalogue } from './read-catalogue'
import { countRows, readPages } from './read-pages'
import { filesOf, writeTable } from './write-table'
import { zipFiles } from './zip-files'

/** Writes the ZIP file; throws when the server stops, or when another process has taken over. */
export async function writeExport(
  deps: Deps,
  claim: ExportClaim,
): Promise<{ file: string; sizeBytes: number; doneRows: number; totalRows: number }> {
  const { organizationId } = claim
  const stop = deps.changes.ended
  const folder = partPath(deps, claim)
  for (const part of ['csv', 'json']) await mkdir(join(folder, part), { recursive: true, mode: 0o700 })
  const { tables, totalRows } = await plan(deps, organizationId)
  let doneRows = 0
  const note = async (rows: number): Promise<void> => {
    stop.throwIfAborted()
    doneRows += rows
    await noteProgress(deps, claim, { doneRows, totalRows: Math.max(doneRows, totalRows) })
  }
  await note(0)
  const written: WrittenTable[] = []
  for (const table of tables) {
    const rows = await writeTable(folder, table, readPages(deps, organizationId, table), note)
    written.push({ table, rows })
  }
  const madeAt = deps.clock.now().toISOString()
  await writeFile(join(folder, 'README.txt'), readmeText(madeAt, written), { mode: 0o600 })
  await writeFile(join(folder, 'schema.json'), schemaJson(organizationId, madeAt, written), { mode: 0o600 })
  const names = ['README.txt', 'schema.json', ...tables.flatMap((table) => Object.values(filesOf(table)))]
  const packed = join(folder, 'export.zip')
  await zipFiles(folder, names, packed, stop)
  const file = zipName(claim)
  await rename(packed, exportPath(deps, file))
  await rm(folder, { recursive: true })
  return { file, sizeBytes: (await stat(exportPath(deps, file))).size, doneRows, totalRows: doneRows }
}

const plan = (deps: Deps, organizationId: string): Promise<{ tables: PlannedTable[]; totalRows: number }> =>
  inTenant(deps.db, organizationId, async (tx) => {
    const tables = planTables(await readCatalogue(tx))
    let totalRows = 0
    for (const table of tables) totalRows += await countRows(tx, table, organizationId)
    return { tables, totalRows }
  })
