import { randomUUID } from 'node:crypto'
import type { Clock } from '../deps'

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() }

/** A random UUID. */
export const newUuid = (): string => randomUUID()

/** Milliseconds on a clock that never steps back; for measuring durations only. */
export const monotonicNow = (): number => performance.now()
