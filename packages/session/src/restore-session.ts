/** How often a restore is tried, and the pause after each failed try, times its number (spec §9). */
export const RESTORE_ATTEMPTS = 3
export const RESTORE_DELAY_MS = 1_000

export interface RestoreDependencies<T> {
  /** Rejects when nobody can tell, as when the server can't be reached. */
  attempt(): Promise<T>
  attempts: number
  pause(delayMs: number): Promise<void>
}

/** The first answer of `attempts` tries; rejects with the last failure. */
export async function tryToRestore<T>({ attempt, attempts, pause }: RestoreDependencies<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (tries >= attempts) throw error
      await pause(RESTORE_DELAY_MS * tries)
    }
  }
}
