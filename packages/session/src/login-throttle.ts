import { createLoginThrottle, type LoginThrottle } from '@oaklet/api'

/** The session's own wait after a refused login. The client has another one of 1 s (spec §5). */
const SESSION_LAYER_WINDOW_MS = 2_000

/** Creates the outer of the two throttles; `nowMs` is a monotonic clock. */
export const createSessionThrottle = (nowMs: () => number): LoginThrottle =>
  createLoginThrottle(SESSION_LAYER_WINDOW_MS, nowMs)
