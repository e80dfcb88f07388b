import { NetworkError } from '../errors/NetworkError'
import type { Platform } from '../platform/Platform'

/** How long something may take, and what may end it sooner. */
export interface Deadline {
  timeoutMs: number
  signal?: AbortSignal | undefined
}

/**
 * Runs `run` until it settles, `timeoutMs` pass (NetworkError `timeout`) or the caller aborts (its reason).
 * The caller gets the answer at that moment even when `run` takes no notice of the signal it is given.
 */
export async function withDeadline<T>(
  platform: Platform,
  { timeoutMs, signal }: Deadline,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted()
  const controller = new AbortController()
  const passOn = () => controller.abort(signal?.reason)
  const cancelTimer = platform.startTimer(() => controller.abort(new NetworkError('timeout')), timeoutMs)
  signal?.addEventListener('abort', passOn)
  try {
    return await untilAborted(run(controller.signal), controller.signal)
  } finally {
    cancelTimer()
    signal?.removeEventListener('abort', passOn)
  }
}

/** Settles with `promise`, or rejects with the signal's reason as soon as it is aborted. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort)
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
