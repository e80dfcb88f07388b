import type { Deps } from '../deps'
import { AppError } from '../errors'
import type { AppContext, Middleware } from './app-env'

const USUAL_LIMIT = 600
const WINDOW_MS = 60_000
const MAX_KEYS = 50_000

interface Window {
  endsAt: number
  used: number
}

/** Allows each key, such as a session or an address, so many calls a minute or another time, and says how many are left. */
export function rateLimit(
  deps: Deps,
  keyOf: (c: AppContext) => Promise<string>,
  limit = USUAL_LIMIT,
  windowMs = WINDOW_MS,
): Middleware {
  const windows = new Map<string, Window>()
  return async (c, next) => {
    const now = deps.clock.now().getTime()
    const window = currentWindow(windows, await keyOf(c), now, windowMs)
    window.used += 1
    const resetSeconds = Math.max(1, Math.ceil((window.endsAt - now) / 1000))
    c.header('X-RateLimit-Limit', String(limit))
    c.header('X-RateLimit-Remaining', String(Math.max(0, limit - window.used)))
    c.header('X-RateLimit-Reset', String(resetSeconds))
    if (window.used > limit) {
      throw new AppError('rate_limited', `Too many requests. Please wait ${resetSeconds} seconds.`, {
        retryAfter: resetSeconds,
      })
    }
    await next()
  }
}

function currentWindow(windows: Map<string, Window>, key: string, now: number, windowMs: number): Window {
  const open = windows.get(key)
  if (open !== undefined && open.endsAt > now) return open
  if (windows.size >= MAX_KEYS) {
    for (const [old, { endsAt }] of windows) if (endsAt <= now) windows.delete(old)
  }
  const fresh = { endsAt: now + windowMs, used: 0 }
  windows.set(key, fresh)
  return fresh
}
