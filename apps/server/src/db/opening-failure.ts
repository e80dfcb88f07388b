import { statfsSync } from 'node:fs'
import { errorCode } from '../error-code'
import { StartError } from '../StartError'

/** The embedded database needs room for its log before it opens. */
const NEEDED_BYTES = 64 * 1024 * 1024
const FULL = ['ENOSPC', 'EDQUOT']
const NOT_ALLOWED = ['EACCES', 'EPERM', 'EROFS']

/** What to do about a data folder whose database can't be opened: the engine's own words don't help. */
export function openingFailure(
  dataDir: string,
  error: unknown,
  freeBytes = freeBytesOf(dataDir),
): StartError {
  const failure = new StartError(`The database in ${dataDir} can't be opened: ${reason(error, freeBytes)}`)
  failure.cause = error
  return failure
}

function reason(error: unknown, freeBytes: number): string {
  const code = errorCode(error)
  if (NOT_ALLOWED.includes(code ?? ''))
    return `Oaklet may not read and write its files (${code}). Give the folder to the user who starts Oaklet.`
  if (FULL.includes(code ?? '') || (code === undefined && freeBytes < NEEDED_BYTES))
    return 'the disk is full. Make room on it and start again; what was saved is still there.'
  if (code !== undefined) return `it failed with ${code}. Leave the folder as it is until that is mended.`
  return 'files in it may be damaged or missing, or another version of Oaklet made it. Leave the folder as it is, and name a copy of it or another one by OAKLET_DATA_DIR.'
}

function freeBytesOf(dataDir: string): number {
  try {
    const { bavail, bsize } = statfsSync(dataDir)
    return bavail * bsize
  } catch {
    return Infinity
  }
}
