import type { Platform } from '@oaklet/api'

/** Resolves after `delayMs`, or rejects as soon as `signal` is aborted; either way no timer is left. */
export function pause(
  platform: Pick<Platform, 'startTimer'>,
  delayMs: number,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const cancel = platform.startTimer(resolve, delayMs)
    const stop = () => {
      cancel()
      reject(signal.reason as Error)
    }
    signal.addEventListener('abort', stop)
  })
}
