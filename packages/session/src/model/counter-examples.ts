import type { Schedule } from './command'

/** Schedules that broke a rule once; they are tried first, for ever. */
export const COUNTER_EXAMPLES: readonly Schedule[] = []
