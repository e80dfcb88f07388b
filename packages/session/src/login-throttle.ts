import { createLoginThrottle, type LoginThrottle } from '@oaklet/api'

/** The session's own pause after a refused login; the client beneath has one of 1 s (spec §5). */
const SESSION_LAYER_WINDOW_MS = 2_000

/** The outer of the two layers; `nowMs` is a monotonic clock. */
export const createSessionThrottle = (nowMs: () => number): LoginThrottle =>
  createLoginThrottle(SESSION_LAYER_WINDOW_MS, nowMs)
