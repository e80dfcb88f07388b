import { singleFlight, type User } from '@oaklet/api'
import { renewUser } from './complete-user'
import type { SessionParts } from './session-parts'
import type { CompleteUser } from './session-state'
import { lend } from './lend-token'
import type { TokenKeeper } from './token-keeper'
import { isUserFresh } from './user-cache'

export interface UserKeeper {
  currentUser(): Promise<User | null>
  reloadUser(): Promise<User | null>
}

/** Keeps the signed-in person at most five minutes old, as a change of their roles takes effect at once on the server. */
export function createUserKeeper(
  parts: SessionParts,
  { credentials, end, refreshIfNeeded }: TokenKeeper,
): UserKeeper {
  const { holder, moment, stored } = parts

  /** How often the person changed something about themselves since: whatever is kept is from before. */
  let unseen = 0
  const isFresh = ({ userFetched }: CompleteUser) => !unseen && isUserFresh(userFetched, moment())

  const renew = singleFlight(async (epoch: number): Promise<void> => {
    const signIn = holder.signIn()
    if (!signIn || isFresh(signIn)) return
    // What another tab found out meanwhile.
    const kept = stored.read()
    const isKnown = kept?.signInId === signIn.signInId && isFresh(kept)
    const asked = unseen
    const found = isKnown
      ? kept
      : await renewUser(parts, signIn.user, {
          bearer: lend(signIn.token, moment, () => stored.isKept(signIn.signInId)),
          signal: holder.epochSignal(),
        })
    unseen -= asked
    if (found === null) {
      end(epoch)
      return
    }
    const { user, userFetched } = found
    const isSame = JSON.stringify(user) === JSON.stringify(signIn.user)
    const news = { user: isSame ? signIn.user : user, userFetched }
    holder.dispatch({ type: 'userFetched', epoch, found: news }, () =>
      stored.writeUser(signIn.signInId, news),
    )
  })

  const currentUser = async (): Promise<User | null> => {
    await refreshIfNeeded()
    const epoch = credentials.epoch()
    await renew(epoch).catch((error: unknown) => {
      if (holder.epoch() === epoch) throw error
    })
    return holder.signIn()?.user ?? null
  }

  return {
    currentUser,
    reloadUser: () => {
      unseen++
      // One that is on its way may have been asked before the change.
      return currentUser().then(currentUser)
    },
  }
}
