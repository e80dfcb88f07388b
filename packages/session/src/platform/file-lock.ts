import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { errorCode, isDeadMark, processMark } from './process-mark'
import type { LockOptions } from './SessionPlatform'

/** How long a writer waits for another one, which needs a few milliseconds. */
const SYNC_WAIT_MS = 10_000
const SYNC_STEP_MS = 2
const STEP_MS = 25
/**
 * A lock file without a name is being created, or its process was killed at that moment. After this time it counts as
 * abandoned.
 */
const NAMELESS_MS = 5_000

type Release = () => void

/** A lock between processes: a file that holds the name of the process that created it. */
export interface FileLock {
  /**
   * Like SessionPlatform's `withLock`: it waits for a limited time and never takes the lock from a living process.
   */
  run<T>(options: LockOptions, run: () => Promise<T>): Promise<T>
  /** The same for short synchronous work; it blocks for 10 s at most. */
  runSync<T>(run: () => T): T
}

/** Runs without the lock where no file can be made. */
export function createFileLock(path: string, syncWaitMs = SYNC_WAIT_MS): FileLock {
  /** A holder for which a wait has failed once is not waited for again. */
  let hopeless: string | null = null
  return {
    run: async ({ waitMs, signal }, run) => {
      const until = performance.now() + waitMs
      signal.throwIfAborted()
      let release = take(path)
      while (release === null && performance.now() < until) {
        await pause(STEP_MS, signal)
        release = take(path)
      }
      try {
        return await run()
      } finally {
        release?.()
      }
    },
    runSync: (run) => {
      const until = performance.now() + syncWaitMs
      let release = take(path)
      while (release === null && performance.now() < until) {
        if (hopeless !== null && hopeless === holderOf(path)) break
        block(SYNC_STEP_MS)
        release = take(path)
      }
      hopeless = release === null ? holderOf(path) : null
      try {
        return run()
      } finally {
        release?.()
      }
    },
  }
}

/** Null while someone living holds the lock. */
function take(path: string): Release | null {
  const name = `${processMark()} ${randomUUID()}`
  try {
    if (!make(path, name)) {
      if (!isDead(path)) return null
      removeDead(path)
      if (!make(path, name)) return null
    }
  } catch {
    return () => undefined
  }
  return () => {
    if (holderOf(path) === name) rmSync(path, { force: true })
  }
}

function make(path: string, name: string): boolean {
  try {
    writeFileSync(path, name, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

/**
 * Removing an abandoned lock needs a lock of its own: of two processes that saw it, the slower would remove the new
 * lock of the faster.
 */
function removeDead(path: string): void {
  const removing = `${path}.removing`
  if (!make(removing, processMark())) {
    if (isDead(removing)) rmSync(removing, { force: true })
    return
  }
  try {
    if (isDead(path)) rmSync(path, { force: true })
  } finally {
    rmSync(removing, { force: true })
  }
}

function isDead(path: string): boolean {
  const holder = holderOf(path)
  if (holder === null) return false
  if (holder !== '') return isDeadMark(holder.split(' ')[0] ?? '')
  const made = statSync(path, { throwIfNoEntry: false })
  return made !== undefined && Date.now() - made.mtimeMs > NAMELESS_MS
}

function holderOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

const block = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}
