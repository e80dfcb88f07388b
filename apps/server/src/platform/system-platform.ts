import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../deps'

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() }

/** A random UUID. */
export const newUuid = (): string => randomUUID()

/** Milliseconds on a clock that never steps back; for measuring durations only. */
export const monotonicNow = (): number => performance.now()

const FIRST_BACKOFF_MS = 20

/** Waits longer after each try that failed, and by chance, so that two who were in each other's way part. */
export const backoff = (tries: number): Promise<unknown> =>
  sleep(FIRST_BACKOFF_MS * 2 ** tries * (0.5 + Math.random()))
