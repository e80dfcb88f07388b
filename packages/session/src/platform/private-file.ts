import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { errorCode, isDeadMark, processMark } from './process-mark'
import { SessionFileError } from './SessionFileError'

const OWNER_ONLY = 0o600
const TEMPORARY = '.tmp'

/** A file's text, and what changes when another text takes its place. */
export interface PrivateFile {
  text: string
  stamp: string
  changedAtMs: number
}

/** Reads a file that only its owner can read; null when there is none. SessionFileError for any other file. */
export function readPrivateFile(path: string): PrivateFile | null {
  let fd: number | null = null
  try {
    fd = fs.openSync(path, fs.constants.O_RDONLY | noFollow())
    const stat = fs.fstatSync(fd, { bigint: true })
    requirePrivate(path, stat)
    const text = fs.readFileSync(fd, 'utf8')
    return { text, stamp: stampFrom(stat), changedAtMs: Number(stat.mtimeMs) }
  } catch (cause) {
    if (errorCode(cause) === 'ENOENT') return null
    throw cause instanceof SessionFileError
      ? cause
      : new SessionFileError('session_file_unusable', path, { cause })
  } finally {
    if (fd !== null) fs.closeSync(fd)
  }
}

/** Returns what {@link readPrivateFile} would give as the stamp; null where no file is. */
export function stampOf(path: string): string | null {
  const stat = fs.lstatSync(path, { bigint: true, throwIfNoEntry: false })
  return stat === undefined ? null : stampFrom(stat)
}

/** Replaces the file in one step, so that a reader, or a start after a power cut, finds the old text or the new. */
export function writePrivateFile(path: string, text: string): void {
  const temporary = `${path}.${processMark()}.${randomUUID()}${TEMPORARY}`
  try {
    removeLeftovers(path)
    const fd = fs.openSync(temporary, 'wx', OWNER_ONLY)
    try {
      fs.writeFileSync(fd, text)
      fs.fsyncSync(fd)
    } finally {
      fs.closeSync(fd)
    }
    fs.renameSync(temporary, path)
  } catch (cause) {
    fs.rmSync(temporary, { force: true })
    throw new SessionFileError('session_file_unusable', path, { cause })
  }
  syncFolder(dirname(path))
}

function requirePrivate(path: string, stat: fs.BigIntStats): void {
  if (!stat.isFile()) throw new SessionFileError('session_file_unusable', path)
  // Windows knows neither owners' numbers nor modes.
  if (process.getuid === undefined) return
  if (Number(stat.uid) !== process.getuid()) throw new SessionFileError('session_file_foreign', path)
  if ((Number(stat.mode) & 0o077) !== 0) throw new SessionFileError('session_file_exposed', path)
}

const stampFrom = ({ dev, ino, size, mtimeNs, mode, uid }: fs.BigIntStats): string =>
  [dev, ino, size, mtimeNs, mode, uid].join(':')

const noFollow = (): number => (process.platform === 'win32' ? 0 : fs.constants.O_NOFOLLOW)

/** Removes the temporary files of writers that were killed; they may hold a credential. */
function removeLeftovers(path: string): void {
  const prefix = `${basename(path)}.`
  for (const name of fs.readdirSync(dirname(path))) {
    if (!name.startsWith(prefix) || !name.endsWith(TEMPORARY)) continue
    const mark = name.slice(prefix.length).replace(/\.[\da-f-]+\.tmp$/, '')
    if (isDeadMark(mark)) fs.rmSync(join(dirname(path), name), { force: true })
  }
}

/** Makes the rename durable. Not every system allows opening a folder for that. */
function syncFolder(folder: string): void {
  let fd: number | null = null
  try {
    fd = fs.openSync(folder, 'r')
    fs.fsyncSync(fd)
  } catch {
    return
  } finally {
    if (fd !== null) fs.closeSync(fd)
  }
}
