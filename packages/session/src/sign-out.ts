import type { SessionParts } from './session-parts'
import { isExpired } from './token-policy'

export interface SigningOut {
  logout(options?: { global?: boolean }): Promise<void>
  /** Settles once no sign-out is under way any more. */
  farewell(): Promise<void>
}

/** Signing out: here and in the other tabs at once, then on the server, whose failure changes nothing. */
export function createSigningOut({ auth, holder, moment, platform, stored }: SessionParts): SigningOut {
  let underWay: Promise<unknown> = Promise.resolve()
  return {
    farewell: async () => {
      await underWay
    },
    logout: async ({ global = false } = {}) => {
      const state = holder.get()
      if (!holder.dispatch({ type: 'loggedOut' }, stored.clear)) return
      platform.tellOtherTabs()
      if (state.status !== 'signed-in') return
      const bearer = isExpired(state.token, moment()) ? null : state.token.value
      const goodbye = auth.logout({ global }, { bearer, csrf: state.csrf }).catch(() => undefined)
      underWay = Promise.all([underWay, goodbye])
      await goodbye
    },
  }
}
