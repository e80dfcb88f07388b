import { createStore } from 'zustand/vanilla'
import type { SessionStore } from './Session'
import { type SessionSnapshot, snapshotOf } from './session-snapshot'
import { INITIAL_STATE, reduce, type SessionEvent, type SignIn } from './session-state'

/** Holds the state of the session; every event goes through `dispatch`. */
export interface StateHolder {
  readonly store: SessionStore
  epoch(): number
  /** Returns the current sign-in; null when no person is signed in or the holder is closed. */
  signIn(): SignIn | null
  /**
   * Applies an event; false when the event was ignored. `effect` runs when the event is accepted, before subscribers
   * are notified.
   */
  dispatch(event: SessionEvent, effect?: () => void): boolean
  /** Returns a signal that is aborted when the current epoch ends. */
  epochSignal(): AbortSignal
  /** Ends the epoch and ignores every later event. */
  close(): void
}

export function createStateHolder(onChange: () => void): StateHolder {
  const store = createStore<SessionSnapshot>(() => snapshotOf(INITIAL_STATE))
  let state = INITIAL_STATE
  let life = new AbortController()
  let isClosed = false
  return {
    store,
    epoch: () => state.epoch,
    signIn: () => (state.status === 'signed-in' && !isClosed ? state.signIn : null),
    dispatch: (event, effect) => {
      const before = state
      if (!isClosed) state = reduce(state, event)
      if (state === before) return false
      const ended = life
      if (state.epoch !== before.epoch) life = new AbortController()
      effect?.()
      if (ended !== life) ended.abort()
      onChange()
      // Subscribers don't need token renewals.
      if (event.type !== 'tokenRefreshed') store.setState(snapshotOf(state), true)
      return true
    },
    epochSignal: () => life.signal,
    close: () => {
      isClosed = true
      life.abort()
    },
  }
}
