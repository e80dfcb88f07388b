import { isUnauthorized, type Platform } from '@oaklet/api'

export interface Tries {
  /** The greatest number of tries. */
  tries: number
  /** The pause after the first try; after try n it is n times as long. */
  delayMs: number
}

/**
 * Returns the first answer of a few tries. Rejects with the last failure, and at once with a 401, which is an answer.
 */
export async function tryAgain<T>(
  platform: Pick<Platform, 'startTimer'>,
  { tries, delayMs, signal }: Tries & { signal: AbortSignal },
  run: () => Promise<T>,
): Promise<T> {
  for (let number = 1; ; number += 1) {
    try {
      return await run()
    } catch (error) {
      if (isUnauthorized(error) || number >= tries) throw error
      await pause(platform, delayMs * number, signal)
    }
  }
}

/** Resolves after `delayMs`, or rejects as soon as `signal` is aborted; either way no timer is left. */
function pause(platform: Pick<Platform, 'startTimer'>, delayMs: number, signal: AbortSignal): Promise<void> {
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
