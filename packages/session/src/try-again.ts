import { isUnauthorized } from '@oaklet/api'

export interface Tries<T> {
  run(): Promise<T>
  /** How often it is tried at most. */
  tries: number
  /** The pause after each failed try is this, times the number of the try. */
  delayMs: number
  pause(delayMs: number): Promise<void>
}

/** The first answer of a few tries; rejects with the last failure, and at once with a 401, which is an answer. */
export async function tryAgain<T>({ run, tries, delayMs, pause }: Tries<T>): Promise<T> {
  for (let number = 1; ; number += 1) {
    try {
      return await run()
    } catch (error) {
      if (isUnauthorized(error) || number >= tries) throw error
      await pause(delayMs * number)
    }
  }
}
