import { hasErrorCode, isNetworkError } from '../errors/guards'
import { type Http, type HttpRequest, REQUEST_TIMEOUT_MS } from './create-http'
import { untilAborted, withDeadline } from './deadline'

/** How long to wait before each further try: a database or a server that restarts is back within seconds. */
const PAUSES_MS = [500, 1_000, 2_000]

/**
 * Sends a creating call again under its Idempotency-Key when its answer was lost or the server could not do it just
 * now: with the key it is done at most once. All tries share the deadline of the call and the sign-in it began in.
 */
export function sendingAgain(http: Http): Http {
  const { platform } = http

  const pause = (ms: number, cut: AbortSignal): Promise<void> => {
    let cancel = () => {}
    const over = new Promise<void>((resolve) => {
      // Half of it by chance, so that those who lost the same server don't all come back at once.
      cancel = platform.startTimer(resolve, ms * (0.5 + platform.random()))
    })
    return untilAborted(over, cut).finally(() => cancel())
  }

  const attempts = async (request: HttpRequest, cut: AbortSignal): Promise<unknown> => {
    for (const ms of PAUSES_MS) {
      try {
        return await http.send({ ...request, signal: cut })
      } catch (error) {
        if (!isPassing(error)) throw error
      }
      await pause(ms, cut)
    }
    return http.send({ ...request, signal: cut })
  }

  const send = (request: HttpRequest): Promise<unknown> => {
    if (request.method !== 'POST' || typeof request.idempotencyKey !== 'string') return http.send(request)
    const { signal, timeoutMs = REQUEST_TIMEOUT_MS } = request
    const epoch = request.epoch ?? http.epoch?.()
    return withDeadline(platform, { signal, timeoutMs }, (cut) => attempts({ ...request, epoch }, cut))
  }

  return { ...http, send }
}

/** Whether the same call may succeed in a moment. */
const isPassing = (error: unknown): boolean =>
  hasErrorCode(error, 'unavailable') || (isNetworkError(error) && error.code === 'unreachable')
