import { constants } from 'node:fs'
import { type FileHandle, lstat, open, unlink } from 'node:fs/promises'
import { errorCode } from '../error-code'
import { TransportFault } from './claim-transport'

/** A path; names that are no UTF-8 need bytes. */
export type Path = string | Buffer
/** Waits until what was written to an open file or folder is on the disk. */
export type Flush = (handle: FileHandle) => Promise<void>

/** How a sentence calls each folder. */
const FOLDERS = { out: 'The outbox folder', in: 'The inbox folder' } as const
type Side = keyof typeof FOLDERS

/** What the codes of the system mean for a folder. */
const MEANINGS: Readonly<Record<string, string>> = {
  ENOENT: 'is missing',
  ENOTDIR: 'is no folder, or a link to one',
  EACCES: 'can’t be read or written by the server',
  EPERM: 'can’t be read or written by the server',
  EROFS: 'can’t be written: its disk is read-only',
  ENOSPC: 'can’t be written: its disk is full',
  EDQUOT: 'can’t be written: its disk is full',
  EEXIST: 'holds another file with this name',
}

/** The fault that a code of the system is. */
export const faultOf = (side: Side, code: string): TransportFault =>
  new TransportFault(`${FOLDERS[side]} ${MEANINGS[code] ?? 'can’t be used'}.`, code)

/** Does work in a folder; what the system refuses becomes a fault, as its own message repeats paths and names. */
export async function inFolder<Result>(side: Side, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const code = errorCode(error)
    if (error instanceof TransportFault || code === undefined) throw error
    throw faultOf(side, code)
  }
}

/** A file of a folder. */
export const inside = (folder: string, name: Path): Path =>
  typeof name === 'string' ? `${folder}/${name}` : Buffer.concat([Buffer.from(`${folder}/`), name])

/** Throws where a folder is not there, or is a link: who may write beside it could lead it elsewhere. */
export async function requireFolder(side: Side, folder: string): Promise<void> {
  if (!(await lstat(folder)).isDirectory()) throw faultOf(side, 'ENOTDIR')
}

/** The facts of what a path names, itself and not what it leads to; null where there is nothing. */
export async function factsOf(path: Path) {
  try {
    return await lstat(path)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

/** Opens a file and never what a link leads to; a pipe holds nobody up. */
const NO_LINK = constants.O_NOFOLLOW | constants.O_NONBLOCK

/** The bytes of a file of this size; null where it is gone, is no file, or has another size or time. */
export async function readWhole(
  path: Path,
  wanted: { size: number; changedAt?: number },
): Promise<Uint8Array | null> {
  const handle = await openThere(path)
  if (handle === null) return null
  try {
    const facts = await handle.stat()
    const isWanted =
      facts.isFile() &&
      facts.size === wanted.size &&
      (wanted.changedAt === undefined || facts.mtimeMs === wanted.changedAt)
    if (!isWanted) return null
    const bytes = await handle.readFile()
    return bytes.length === wanted.size ? bytes : null
  } finally {
    await handle.close()
  }
}

async function openThere(path: Path): Promise<FileHandle | null> {
  try {
    return await open(path, constants.O_RDONLY | NO_LINK)
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOENT' || code === 'ELOOP') return null
    throw error
  }
}

/** Writes a file that is on the disk when this returns; nothing of it stays where that fails. */
export async function writeWhole(path: Path, bytes: Uint8Array, flush: Flush): Promise<void> {
  await removeThere(path)
  const handle = await open(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o640)
  try {
    await handle.writeFile(bytes)
    await flush(handle)
  } catch (error) {
    await removeThere(path)
    throw error
  } finally {
    await handle.close()
  }
}

/** Windows flushes no folder; what a folder holds is flushed with its files there. */
const FLUSHES_FOLDERS = process.platform !== 'win32'

/** Waits until what a folder holds is on the disk. */
export async function flushFolder(folder: string, flush: Flush): Promise<void> {
  if (!FLUSHES_FOLDERS) return
  const handle = await open(folder, constants.O_RDONLY)
  try {
    await flush(handle)
  } finally {
    await handle.close()
  }
}

/** Removes a file, if it is there. */
export async function removeThere(path: Path): Promise<void> {
  try {
    await unlink(path)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
}
