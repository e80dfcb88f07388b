import { singleFlight, type User } from '@oaklet/api'
import { renewUser } from './complete-user'
import type { SessionParts } from './session-parts'
import type { CompleteUser, SignIn } from './session-state'
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

  /** What another tab found out meanwhile. */
  const elsewhere = ({ signInId }: SignIn): CompleteUser | null => {
    const kept = stored.read()
    if (kept?.signInId !== signInId || !isUserFresh(kept.userFetched, moment())) return null
    return { user: kept.user, userFetched: kept.userFetched }
  }

  const ask = async (epoch: number, known: (signIn: SignIn) => CompleteUser | null): Promise<void> => {
    const signIn = holder.signIn()
    if (!signIn) return
    const asking = {
      bearer: lend(signIn.token, moment, () => stored.isKept(signIn.signInId)),
      signal: holder.epochSignal(),
    }
    const found = known(signIn) ?? (await renewUser(parts, signIn.user, asking))
    if (found === null) {
      end(epoch)
      return
    }
    const isSame = JSON.stringify(found.user) === JSON.stringify(signIn.user)
    const news = isSame ? { ...found, user: signIn.user } : found
    holder.dispatch({ type: 'userFetched', epoch, found: news }, () =>
      stored.writeUser(signIn.signInId, news),
    )
  }

  const renew = singleFlight(async (epoch: number): Promise<void> => {
    const signIn = holder.signIn()
    if (signIn && !isUserFresh(signIn.userFetched, moment())) await ask(epoch, elsewhere)
  })

  const userAfter = async (asking: (epoch: number) => Promise<void>): Promise<User | null> => {
    await refreshIfNeeded()
    const epoch = credentials.epoch()
    await asking(epoch).catch((error: unknown) => {
      if (holder.epoch() === epoch) throw error
    })
    return holder.signIn()?.user ?? null
  }

  return {
    currentUser: () => userAfter(renew),
    // What is kept may be from before the change.
    reloadUser: () => userAfter((epoch) => ask(epoch, () => null)),
  }
}
