import { isApiError, isRateLimited } from '../errors/guards'
import type { Platform } from '../platform/Platform'
import type { NotificationsSummary } from './notifications-contract'

/** After so many streams in a row that didn’t last, the summary is asked for instead. */
const MAX_LOST_STREAMS = 4
const FIRST_DELAY_MS = 1_000
const POLL_DELAY_MS = 30_000
/** How often it is asked for before a stream is tried again. */
const POLLS_BEFORE_STREAM = 10
/** A stream that stood this long did its work. */
const LASTING_MS = 10_000

interface Source {
  open(): Promise<AsyncIterable<NotificationsSummary>>
  ask(): Promise<NotificationsSummary>
}

/** Keeps a stream open as long as `signal` lets it, or asks again and again where none stays open. */
export async function* watchNotifications(
  platform: Platform,
  signal: AbortSignal,
  source: Source,
): AsyncGenerator<NotificationsSummary, void, undefined> {
  let lost = 0
  // Read anew each time: it aborts while others are awaited.
  const isOver = () => signal.aborted
  while (!isOver()) {
    const isPolling = lost >= MAX_LOST_STREAMS
    const startedAtMs = platform.monotonicNow()
    try {
      if (isPolling) yield await source.ask()
      else yield* await source.open()
    } catch (error) {
      if (isOver()) return
      if (!isWorthWaiting(error)) throw error
    }
    if (isOver()) return
    const hasLasted = !isPolling && platform.monotonicNow() - startedAtMs >= LASTING_MS
    lost = hasLasted ? 0 : lost + 1
    if (lost >= MAX_LOST_STREAMS + POLLS_BEFORE_STREAM) lost = MAX_LOST_STREAMS - 1
    await pause(platform, delayMs(lost) * (0.5 + platform.random()), signal)
  }
}

/** Twice as long after each loss; then as often as is asked. */
const delayMs = (lost: number): number =>
  lost >= MAX_LOST_STREAMS ? POLL_DELAY_MS : FIRST_DELAY_MS * 2 ** lost

/** No answer, a busy server, or a stream cut off; what was refused is refused again. */
const isWorthWaiting = (error: unknown): boolean =>
  !isApiError(error) || isRateLimited(error) || error.status >= 500

function pause(platform: Platform, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const cancel = platform.startTimer(done, ms)
    signal.addEventListener('abort', done)
    function done() {
      cancel()
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}
