import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../error-code'
import { StartError } from '../StartError'

const LOCK_FILE = 'oaklet.lock'

/**
 * Makes this process the only one that uses the data folder; returns the release.
 * A lock whose process is gone (kill -9, power cut) is taken over.
 */
export function lockDataFolder(dataDir: string): () => void {
  const path = join(dataDir, LOCK_FILE)
  const mine = `${process.pid} ${startOf(process.pid)}\n`
  const release = () => {
    if (existsSync(path) && readFileSync(path, 'utf8') === mine) rmSync(path)
  }
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (write(path, mine, dataDir)) return release
    const theirs = read(path)
    if (theirs !== null && isRunning(theirs)) throw inUse(dataDir, theirs)
    if (theirs !== null) setAside(path, theirs)
  }
  throw inUse(dataDir, read(path) ?? '')
}

function write(path: string, content: string, dataDir: string): boolean {
  try {
    writeFileSync(path, content, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EEXIST') return false
    throw new StartError(`The data folder ${dataDir} can't be written to (${code ?? 'unknown reason'}).`)
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/** Moves a stale lock away; if someone else renewed it a moment ago, puts theirs back. */
function setAside(path: string, stale: string): void {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
    if (readFileSync(aside, 'utf8') !== stale) linkSync(aside, path)
  } catch {
    // Another process was faster; the next attempt sees its lock.
  }
  rmSync(aside, { force: true })
}

/** The start time tells a process from a later one with the same number. */
function isRunning(lock: string): boolean {
  const [pid = NaN, start = ''] = lock
    .trim()
    .split(' ')
    .map((part, index) => (index === 0 ? Number(part) : part))
  if (typeof pid !== 'number' || !Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false
  }
  return startOf(pid) === start
}

/** When the process started, in clock ticks since boot, where the system tells; else an empty text. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const inUse = (dataDir: string, lock: string) =>
  new StartError(
    `The data folder ${dataDir} is already in use by another Oaklet process (${Number.parseInt(lock, 10) || 'unknown'}).`,
  )
