import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from './postgres.mjs'

/**
 * Measures on the embedded database and then on a PostgreSQL server of its own; `measure` gets an empty data folder,
 * which is deleted afterwards. Returns what it found, by the name of the database.
 */
export async function onBothDatabases(measure) {
  const found = { 'the embedded database': await inFolder(measure) }
  const postgres = await startPostgres()
  try {
    process.env.DATABASE_URL = postgres.url
    return { ...found, PostgreSQL: await inFolder(measure) }
  } finally {
    postgres.stop()
  }
}

async function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'oaklet-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What the figures were measured on. */
export const machineWords = () =>
  `${cpus().length} cores, ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)} (a quiet machine’s is below ${cpus().length})`
