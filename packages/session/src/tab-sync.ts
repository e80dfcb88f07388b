import type { SessionParts } from './session-parts'

/** Applies what other tabs changed in the shared store. The store is the source of truth for all tabs. */
export function takeInOtherTabs({ holder, stored }: Pick<SessionParts, 'holder' | 'stored'>): void {
  stored.purgeStaleCsrf()
  const held = holder.signIn()
  if (held === null) return
  const { signInId, token, lifeMs } = stored.peek()
  const { value, lifeMs: heldLifeMs } = held.token
  // Another tab writes a new token before the token's expiry, so the expiry may still be missing.
  if (signInId === held.signInId && token === value && (lifeMs ?? heldLifeMs) === heldLifeMs) return
  const ending = stored.ending()
  if (ending !== null || (signInId === null && token === null)) {
    const reason = ending === 'expired' ? ending : 'logged-out-elsewhere'
    // This tab may have written a token at the moment at which another tab ended the session. That token is removed.
    holder.dispatch({ type: 'signedOut', reason }, () => token && stored.clear('logged-out'))
    return
  }
  const saved = stored.read()
  // Another tab has not finished writing. It notifies this tab when it has.
  if (saved === null) return
  if (saved.signInId !== held.signInId) holder.dispatch({ type: 'signedIn', signIn: saved })
  else holder.dispatch({ type: 'tokenRefreshed', epoch: holder.epoch(), renewed: { token: saved.token } })
}
