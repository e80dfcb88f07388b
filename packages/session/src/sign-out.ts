import { LOGOUT_TIMEOUT_MS, withDeadline } from '@oaklet/api'
import { LOGOUT_LOCK_WAIT_MS, withCredentialLock } from './credential-lock'
import type { SessionParts } from './session-parts'
import { isExpired } from './token-policy'

export interface SigningOut {
  logout(options?: { global?: boolean }): Promise<void>
  /** Resolves when no request to sign out is under way. Never rejects. */
  whenIdle(): Promise<unknown>
  /** Stops waiting for the server and for the lock. */
  abort(): void
}

/** Signs out: in this tab and the others at once, then on the server. A failure of the server changes nothing. */
export function createSigningOut({ auth, holder, moment, platform, stored }: SessionParts): SigningOut {
  const life = new AbortController()
  let underWay: Promise<unknown> = Promise.resolve()
  return {
    whenIdle: () => underWay,
    abort: () => life.abort(),
    logout: async ({ global = false } = {}) => {
      const signIn = holder.signIn()
      if (!holder.dispatch({ type: 'signedOut', reason: 'logged-out' }, () => stored.clear('logged-out')))
        return
      platform.tellOtherTabs()
      if (signIn === null) return
      const leave = (signal: AbortSignal): Promise<void> => {
        const { token, csrf } = signIn
        const bearer = isExpired(token, moment()) ? null : token.value
        return auth.logout({ global }, { bearer, csrf, signal })
      }
      underWay = withDeadline(platform, { timeoutMs: LOGOUT_TIMEOUT_MS, signal: life.signal }, (signal) =>
        withCredentialLock(platform, signal, () => leave(signal), LOGOUT_LOCK_WAIT_MS),
      ).catch(() => undefined)
      await underWay
    },
  }
}
