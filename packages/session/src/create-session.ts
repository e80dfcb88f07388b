import type { AuthApi } from '@oaklet/api'
import type { SessionPlatform } from './platform/SessionPlatform'
import { createRefreshSchedule } from './refresh-schedule'
import { createRestoring } from './restore'
import type { Session } from './Session'
import type { SessionParts } from './session-parts'
import { createSigningIn } from './sign-in'
import { createSigningOut } from './sign-out'
import { createStateHolder } from './state-holder'
import { createStoredSession } from './stored-session'
import { createSwitching } from './switch-organization'
import { createTokenKeeper } from './token-keeper'
import { createUserKeeper } from './user-keeper'

/** The parts from which a session is created. */
export interface SessionDependencies {
  /** Made by `createAuthApi`. */
  auth: AuthApi
  platform: SessionPlatform
}

/** Wires the session's parts together. Nothing is asked of the server before `restore`, `login` or `register`. */
export function createSession({ auth, platform }: SessionDependencies): Session {
  const moment = () => ({ nowMs: platform.now(), monotonicMs: platform.monotonicNow() })
  const holder = createStateHolder(() => rearm())
  const stored = createStoredSession(platform, moment)
  const parts: SessionParts = { auth, platform, stored, holder, moment }
  const keeper = createTokenKeeper(parts)
  const { currentUser, reloadUser } = createUserKeeper(parts, keeper)
  const { abort, whenIdle, ...signingOut } = createSigningOut(parts)
  const { isUnderWay, ...signingIn } = createSigningIn(parts, whenIdle)
  const { restoreQuietly, ...restoring } = createRestoring(parts)
  const rearm = createRefreshSchedule({
    startTimer: platform.startTimer,
    moment,
    token: () => holder.signIn()?.token ?? null,
    check: currentUser,
  })

  /** Checks the session after a hint that something may have changed. Failures are ignored. */
  const lookAround = (): void => {
    currentUser().catch(() => undefined)
    if (holder.signIn() === null && !isUnderWay()) void restoreQuietly()
  }
  const unsubscribes = [platform.onOtherTab(lookAround), platform.onWake(lookAround)]

  return {
    store: holder.store,
    credentials: keeper.credentials,
    currentUser,
    reloadUser,
    ...restoring,
    ...signingIn,
    ...signingOut,
    switchOrganization: createSwitching(parts, keeper),
    setCurrentPractice: (practiceId) => {
      holder.dispatch({ type: 'practiceChosen', practiceId }, () => {
        const signIn = holder.signIn()
        if (signIn) stored.writeUser(signIn.signInId, signIn)
      })
    },
    dispose: () => {
      for (const unsubscribe of unsubscribes) unsubscribe()
      holder.close()
      abort()
      rearm()
    },
  }
}
