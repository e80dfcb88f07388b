import type { SessionParts } from './session-parts'
import { isExpired } from './token-policy'

export interface SigningOut {
  logout(options?: { global?: boolean }): Promise<void>
  /** Settles once no sign-out is under way any more. */
  farewell(): Promise<unknown>
}

/** Signing out: here and in the other tabs at once, then on the server, whose failure changes nothing. */
export function createSigningOut({ auth, holder, moment, platform, stored }: SessionParts): SigningOut {
  let underWay: Promise<unknown> = Promise.resolve()
  return {
    farewell: () => underWay,
    logout: async ({ global = false } = {}) => {
      const signIn = holder.signIn()
      if (!holder.dispatch({ type: 'signedOut', reason: 'logged-out' }, stored.clear)) return
      platform.tellOtherTabs()
      if (signIn === null) return
      const { token, csrf } = signIn
      const bearer = isExpired(token, moment()) ? null : token.value
      underWay = auth.logout({ global }, { bearer, csrf }).catch(() => undefined)
      await underWay
    },
  }
}
