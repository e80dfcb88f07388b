import type { Platform } from '@oaklet/api'

/** Resolves after `delayMs`, or rejects as soon as `signal` is aborted; either way no timer is left. */
export function pause(platform: Platform, delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      cancel()
      reject(signal.reason as Error)
    }
    const cancel = platform.startTimer(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, delayMs)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop)
  })
}
