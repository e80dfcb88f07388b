import { isUnauthorized, type Platform } from '@oaklet/api'
import { pause } from './pause'

export interface Tries {
  /** How often it is tried at most. */
  tries: number
  /** The pause after each failed try is this, times the number of the try. */
  delayMs: number
}

/** The first answer of a few tries; rejects with the last failure, and at once with a 401, which is an answer. */
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
