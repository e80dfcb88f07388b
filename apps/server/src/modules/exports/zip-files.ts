import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

const OWNER_ONLY = 0o100600

/** Packs files of a folder under their names there; nothing is held in memory as a whole. */
export async function zipFiles(
  folder: string,
  names: readonly string[],
  target: string,
  stop: AbortSignal,
): Promise<void> {
  const zip = new ZipFile()
  const failed = new AbortController()
  zip.on('error', (error) => failed.abort(error))
  for (const name of names) zip.addFile(join(folder, name), name, { mode: OWNER_ONLY })
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(target, { flags: 'wx', mode: 0o600 }), {
    signal: AbortSignal.any([stop, failed.signal]),
  })
}
