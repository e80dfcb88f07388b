import { type Http, type HttpRequest, REQUEST_TIMEOUT_MS } from './create-http'
import { untilAborted, withDeadline } from './deadline'
import { isPassing } from './is-passing'

/** How long to wait before each further try: a database or a server that restarts is back within seconds. */
const PAUSES_MS = [500, 1_000, 2_000]

/** What of a call failed at first, and when that try began: all tries share its deadline. */
interface FirstTry {
  error: unknown
  fromMs: number
}

/** Sends a call again that failed with something passing, later each time; answers or throws what the last try did. */
export function sendAgain(http: Http, request: HttpRequest, { error, fromMs }: FirstTry): Promise<unknown> {
  const { platform } = http

  const pause = (ms: number, cut: AbortSignal): Promise<void> => {
    let cancel = () => {}
    const over = new Promise<void>((resolve) => {
      // Half of it by chance, so that those who lost the same server don't all come back at once.
      cancel = platform.startTimer(resolve, ms * (0.5 + platform.random()))
    })
    return untilAborted(over, cut).finally(() => cancel())
  }

  const tries = async (cut: AbortSignal): Promise<unknown> => {
    let last = error
    for (const ms of PAUSES_MS) {
      await pause(ms, cut)
      try {
        return await http.send({ ...request, signal: cut })
      } catch (failure) {
        last = failure
        if (!isPassing(failure)) break
      }
    }
    throw last
  }

  const { signal, timeoutMs = REQUEST_TIMEOUT_MS } = request
  const leftMs = timeoutMs - (platform.monotonicNow() - fromMs)
  return withDeadline(platform, { signal, timeoutMs: leftMs }, tries)
}
