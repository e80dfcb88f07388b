import { isUnauthorized, singleFlight } from '@oaklet/api'
import { attemptRestore } from './restore-attempt'
import { isPublicPath, restoreTries } from './restore-policy'
import type { SessionParts } from './session-parts'
import type { SignIn } from './session-state'
import { tryAgain, type Tries } from './try-again'

export interface Restoring {
  /** The visible one, at start. */
  restore(): Promise<void>
  /** Goes on with a kept session if that can be done, and otherwise lets everything be as it is. */
  restoreQuietly(): Promise<void>
}

export function createRestoring(parts: SessionParts): Restoring {
  const { auth, holder, platform, stored } = parts

  const find = (tries: Tries): Promise<SignIn | null> => {
    const signal = holder.epochSignal()
    return tryAgain(platform, { ...tries, signal }, () => attemptRestore(parts, signal))
  }

  /** One that has ended while it was being restored doesn't come back. */
  const isKept = (signIn: SignIn | null): signIn is SignIn =>
    signIn !== null && stored.isKept(signIn.signInId)

  /** What waited for its code in this tab before a reload; where it isn't known whether it ended, it goes on. */
  const isWaiting = async (mfaToken: string | null): Promise<boolean> =>
    mfaToken !== null &&
    auth.getMfaAttempt(mfaToken, { signal: holder.epochSignal() }).then(
      () => true,
      (error: unknown) => !isUnauthorized(error),
    )

  const restoreQuietly = singleFlight(async (epoch: number): Promise<void> => {
    const signIn = await find({ tries: 1, delayMs: 0 }).catch(() => null)
    if (isKept(signIn)) holder.dispatch({ type: 'signedIn', epoch, signIn })
  })

  return {
    restore: async () => {
      if (!holder.dispatch({ type: 'restoreStarted' })) return
      const epoch = holder.epoch()
      const path = platform.path()
      stored.tidyUp()
      try {
        const first = await find(restoreTries(path))
        // Another tab may have signed in anew meanwhile.
        const signIn = isKept(first) ? first : await find(restoreTries(path))
        holder.dispatch(
          isKept(signIn)
            ? { type: 'signedIn', epoch, signIn }
            : (await isWaiting(stored.mfaToken()))
              ? { type: 'mfaRequired', epoch }
              : { type: 'signedOut', epoch, reason: null },
        )
      } catch (error) {
        // Where the server can't be asked, what is stored stays stored, for when the server can be reached again.
        const reason = !isUnauthorized(error) ? 'unreachable' : isPublicPath(path) ? null : 'expired'
        holder.dispatch({ type: 'signedOut', epoch, reason })
      }
    },
    restoreQuietly: () => restoreQuietly(holder.epoch()),
  }
}
