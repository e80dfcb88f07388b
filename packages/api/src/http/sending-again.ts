import type { Http } from './create-http'
import { isPassing } from './is-passing'
import { once } from './once'

/** Loaded beside the first creation, while the server is there. */
const load = once(() => import('./send-again'))

/**
 * Sends a creating call again under its Idempotency-Key when its answer was lost or the server could not do it just
 * now: with the key it is done at most once. All tries share the deadline of the call and the sign-in it began in.
 */
export const sendingAgain = (http: Http): Http => ({
  ...http,
  send: async (given) => {
    if (given.method !== 'POST' || typeof given.idempotencyKey !== 'string') return http.send(given)
    const request = { ...given, epoch: given.epoch ?? http.epoch?.() }
    const fromMs = http.platform.monotonicNow()
    const loading = load().catch(() => null)
    try {
      return await http.send(request)
    } catch (error) {
      const again = isPassing(error) ? await loading : null
      if (again === null) throw error
      return again.sendAgain(http, request, { error, fromMs })
    }
  },
})
