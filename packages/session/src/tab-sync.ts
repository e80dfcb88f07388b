import type { SessionParts } from './session-parts'

/** Takes in what other tabs did to the shared store, which is the truth that all tabs go by. */
export function takeInOtherTabs({ holder, stored, moment }: Omit<SessionParts, 'auth' | 'platform'>): void {
  const state = holder.get()
  if (state.status !== 'signed-in') return
  const { signInId, token } = stored.peek()
  if (signInId === state.signInId && token === state.token.value) return
  if (signInId === null && token === null) {
    holder.dispatch({ type: 'signedOutElsewhere' }, stored.dropCsrf)
    return
  }
  const found = stored.read(moment())
  // Half-written by another tab: its hint comes when it is done.
  if (found === null) return
  if (found.signInId === state.signInId) {
    holder.dispatch({ type: 'tokenRefreshed', epoch: state.epoch, token: found.token, csrf: null })
  } else {
    const signIn = { ...found, organization: null, csrf: null }
    holder.dispatch({ type: 'signedInElsewhere', signIn }, stored.dropCsrf)
  }
}
