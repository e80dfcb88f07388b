import type { SessionParts } from './session-parts'

/** Takes in what other tabs did to the shared store, which is the truth that all tabs go by. */
export function takeInOtherTabs({ holder, stored }: Pick<SessionParts, 'holder' | 'stored'>): void {
  stored.tidyCsrf()
  const held = holder.signIn()
  const { signInId, token } = stored.peek()
  if (held === null || (signInId === held.signInId && token === held.token.value)) return
  const hasEnded = stored.hasEnded(held.signInId)
  if (hasEnded || (signInId === null && token === null)) {
    holder.dispatch({ type: 'signedOut', reason: hasEnded ? 'expired' : 'logged-out-elsewhere' })
    return
  }
  const kept = stored.read()
  // Half-written by another tab: its hint comes when it is done.
  if (kept === null) return
  if (kept.signInId !== held.signInId) holder.dispatch({ type: 'signedIn', signIn: kept })
  else holder.dispatch({ type: 'tokenRefreshed', epoch: holder.epoch(), renewed: { token: kept.token } })
}
