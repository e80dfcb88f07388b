import { isUnauthorized, singleFlight } from '@oaklet/api'
import { attemptRestore } from './restore-attempt'
import { isPublicPath, restoreTries } from './restore-policy'
import type { SessionParts } from './session-parts'
import type { SignIn } from './session-state'
import { tryAgain, type Tries } from './try-again'

export interface Restoring {
  /** Restores the session at start, with the status `restoring` while it takes. */
  restore(): Promise<void>
  /** Restores a stored session if that is possible; otherwise changes nothing. */
  restoreQuietly(): Promise<void>
}

export function createRestoring(parts: SessionParts): Restoring {
  const { auth, holder, platform, stored } = parts

  const find = (tries: Tries): Promise<SignIn | null> => {
    const signal = holder.epochSignal()
    return tryAgain(platform, { ...tries, signal }, () => attemptRestore(parts, signal))
  }

  /** A session that ended while it was being restored is not restored. */
  const isCurrent = (signIn: SignIn | null): signIn is SignIn =>
    signIn !== null && stored.isCurrent(signIn.signInId)

  /**
   * Asks whether the sign-in that waited for its code before a reload still waits. If the server can't be asked, it
   * counts as waiting.
   */
  const isWaiting = async (mfaToken: string | null): Promise<boolean> =>
    mfaToken !== null &&
    auth.getMfaAttempt(mfaToken, { signal: holder.epochSignal() }).then(
      () => true,
      (error: unknown) => !isUnauthorized(error),
    )

  const restoreQuietly = singleFlight(async (epoch: number): Promise<void> => {
    const signIn = await find({ tries: 1, delayMs: 0 }).catch(() => null)
    if (isCurrent(signIn)) holder.dispatch({ type: 'signedIn', epoch, signIn })
  })

  return {
    restore: async () => {
      if (!holder.dispatch({ type: 'restoreStarted' })) return
      const epoch = holder.epoch()
      const path = platform.path()
      stored.purge()
      try {
        const first = await find(restoreTries(path))
        // Another tab may have signed in anew meanwhile.
        const signIn = isCurrent(first) ? first : await find(restoreTries(path))
        holder.dispatch(
          isCurrent(signIn)
            ? { type: 'signedIn', epoch, signIn }
            : (await isWaiting(stored.mfaToken()))
              ? { type: 'mfaRequired', epoch }
              : { type: 'signedOut', epoch, reason: null },
        )
      } catch (error) {
        // When the server can't be asked, the stored session stays, so that it can be restored once the server can be
        // reached.
        const reason = !isUnauthorized(error) ? 'unreachable' : isPublicPath(path) ? null : 'expired'
        holder.dispatch({ type: 'signedOut', epoch, reason })
      }
    },
    restoreQuietly: () => restoreQuietly(holder.epoch()),
  }
}
