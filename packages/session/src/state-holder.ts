import { createStore } from 'zustand/vanilla'
import type { SessionStore } from './Session'
import { type SessionSnapshot, snapshotOf } from './session-snapshot'
import { INITIAL_STATE, reduce, type SessionEvent, type SignIn } from './session-state'

/** Holds the one state; everything that happens goes through `dispatch`. */
export interface StateHolder {
  readonly store: SessionStore
  epoch(): number
  /** What is held of the person who is signed in; null once closed. */
  signIn(): SignIn | null
  /** False: the event was dropped. `effect` runs once it is accepted, before any subscriber hears of it. */
  dispatch(event: SessionEvent, effect?: () => void): boolean
  /** Aborted when the present epoch ends. */
  epochSignal(): AbortSignal
  /** Drops every later event and ends the epoch. */
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
