import { existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { createFileLock, type FileLock } from './file-lock'
import type { NodeStore } from './NodeStore'
import { readPrivateFile, stampOf, writePrivateFile } from './private-file'
import { SessionFileError } from './SessionFileError'

type Entries = ReadonlyMap<string, string>

/**
 * Two changes within one tick of the file system's clock may look alike, so a file that changed this recently is read
 * again.
 */
const UNSETTLED_MS = 100

/** The options of a file store. */
export interface FileStoreOptions {
  /** The API's base URL. Each server's session is stored separately, so that it is never sent to another server. */
  server?: string
}

/**
 * Creates a store in a JSON file that only its owner can read (0600, in a folder created with 0700). Any number of
 * processes may share it. Throws SessionFileError when the file exists and can't, or must not, be used.
 */
export function createFileStore(path: string, { server }: FileStoreOptions = {}): Required<NodeStore> {
  const file = prepare(path)
  const lock = createFileLock(`${file}.lock`)
  const own = (name: string): string =>
    server === undefined ? name : `${server.replace(/\/+$/, '')} ${name}`
  const namedLocks = new Map<string, FileLock>()
  let cached: { stamp: string | null; entries: Entries } | null = null

  const readAgain = (): Entries => {
    const found = readPrivateFile(file)
    const entries = parseEntries(file, found?.text ?? '')
    const isSettled = found === null || Date.now() - found.changedAtMs > UNSETTLED_MS
    cached = isSettled ? { stamp: found?.stamp ?? null, entries } : null
    return entries
  }
  const read = (): Entries => (cached?.stamp === stampOf(file) ? cached.entries : readAgain())
  /** Reads the file again, changes it and writes it as one step. Writes nothing when nothing would change. */
  const put = (
    key: string,
    value: string | null,
    isDue: (now: string | null) => boolean = () => true,
  ): boolean =>
    lock.runSync(() => {
      const entries = new Map(readAgain())
      const now = entries.get(key) ?? null
      if (!isDue(now)) return false
      if (now === value) return true
      if (value === null) entries.delete(key)
      else entries.set(key, value)
      write(entries, value === null)
      return true
    })
  const write = (entries: Entries, isRemoval: boolean): void => {
    cached = null
    try {
      writePrivateFile(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
    } catch (error) {
      // When a full disk prevents removing a value, the whole file is deleted: no credential stays after its removal.
      if (isRemoval) rmSync(file, { force: true })
      else throw error
    }
  }

  readAgain()
  return {
    get: (key) => read().get(own(key)) ?? null,
    set: (key, value) => void put(own(key), value),
    remove: (key) => void put(own(key), null),
    replace: (key, before, after) => put(own(key), after, (now) => now === before),
    withLock: (name, options, run) => {
      const named = namedLocks.get(name) ?? createFileLock(`${file}.${encodeURIComponent(own(name))}.lock`)
      namedLocks.set(name, named)
      return named.run(options, run)
    },
  }
}

/** The file behind the path, where a link may lead; its folder is there afterwards. */
function prepare(path: string): string {
  const file = resolve(path)
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    return existsSync(file) ? realpathSync(file) : file
  } catch (cause) {
    throw new SessionFileError('session_file_unusable', file, { cause })
  }
}

function parseEntries(file: string, text: string): Entries {
  if (text.trim() === '') return new Map()
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
      throw new TypeError('no object')
    const entries = Object.entries(parsed).map(([key, value]: [string, unknown]) => {
      if (typeof value !== 'string') throw new TypeError(`${key} is no string`)
      return [key, value] as const
    })
    return new Map(entries)
  } catch {
    // Without the cause, which would quote the file.
    throw new SessionFileError('session_file_damaged', file)
  }
}
