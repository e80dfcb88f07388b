import type { SessionParts } from './session-parts'

/** Takes in what other tabs did to the shared store, which is the truth that all tabs go by. */
export function takeInOtherTabs({ holder, stored }: Pick<SessionParts, 'holder' | 'stored'>): void {
  stored.tidyCsrf()
  const held = holder.signIn()
  if (held === null) return
  const { signInId, token, lifeMs } = stored.peek()
  const { value, lifeMs: heldLifeMs } = held.token
  // A new token may be seen before its end is.
  if (signInId === held.signInId && token === value && (lifeMs ?? heldLifeMs) === heldLifeMs) return
  const ending = stored.ending()
  if (ending !== null || (signInId === null && token === null)) {
    const reason = ending === 'expired' ? ending : 'logged-out-elsewhere'
    // A token may be left that this tab wrote at the very moment at which another tab ended its session.
    holder.dispatch({ type: 'signedOut', reason }, () => token && stored.clear('logged-out'))
    return
  }
  const kept = stored.read()
  // Half-written by another tab: its hint comes when it is done.
  if (kept === null) return
  if (kept.signInId !== held.signInId) holder.dispatch({ type: 'signedIn', signIn: kept })
  else holder.dispatch({ type: 'tokenRefreshed', epoch: holder.epoch(), renewed: { token: kept.token } })
}
