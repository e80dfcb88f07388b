import { isUnauthorized, singleFlight } from '@oaklet/api'
import { isPublicPath } from './public-paths'
import { attemptRestore } from './restore-attempt'
import type { SessionParts } from './session-parts'
import type { SignIn } from './session-state'
import { tryAgain } from './try-again'

/** How often a restore is tried, and the pause after the first try (spec §9). */
const RESTORE_TRIES = 3
const RESTORE_DELAY_MS = 1_000

export interface Restoring {
  /** The visible one, at start. */
  restore(): Promise<void>
  /** Goes on with a kept session if that can be done, and otherwise lets everything be as it is. */
  restoreQuietly(): Promise<void>
}

export function createRestoring(parts: SessionParts): Restoring {
  const { holder, platform, stored } = parts

  const find = (tries: number): Promise<SignIn | null> => {
    const signal = holder.epochSignal()
    return tryAgain(platform, { tries, delayMs: RESTORE_DELAY_MS, signal }, () =>
      attemptRestore(parts, signal),
    )
  }

  const restoreQuietly = singleFlight(async (epoch: number): Promise<void> => {
    const signIn = await find(1).catch(() => null)
    if (signIn) holder.dispatch({ type: 'signedIn', epoch, signIn })
  })

  return {
    restore: async () => {
      if (!holder.dispatch({ type: 'restoreStarted' })) return
      const epoch = holder.epoch()
      const isPublic = isPublicPath(platform.path())
      stored.tidyUp()
      try {
        const signIn = await find(isPublic ? 1 : RESTORE_TRIES)
        holder.dispatch(
          signIn ? { type: 'signedIn', epoch, signIn } : { type: 'signedOut', epoch, reason: null },
        )
      } catch (error) {
        // Where nobody can tell, what is kept stays kept, for when the server can be reached again.
        const reason = !isUnauthorized(error) ? 'unreachable' : isPublic ? null : 'expired'
        holder.dispatch({ type: 'signedOut', epoch, reason })
      }
    },
    restoreQuietly: () => restoreQuietly(holder.epoch()),
  }
}
