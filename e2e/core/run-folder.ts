import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The folder that the processes of one run share, made by the one that starts it, and gone with that. */
export function runFolder(): string {
  const known = process.env['OAKLET_RUN_FOLDER']
  if (known !== undefined) return known
  const folder = mkdtempSync(join(tmpdir(), 'oaklet-run-'))
  process.env['OAKLET_RUN_FOLDER'] = folder
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}
