import { createStore } from 'zustand/vanilla'
import type { SessionStore } from './Session'
import { isSameSnapshot, type SessionSnapshot, snapshotOf } from './session-snapshot'
import { INITIAL_STATE, reduce, type SessionEvent, type SessionState } from './session-state'

/** Holds the one state; everything that happens goes through `dispatch`. */
export interface StateHolder {
  readonly store: SessionStore
  get(): SessionState
  /** False: the event was dropped. `effect` runs once it is accepted, before any subscriber hears of it. */
  dispatch(event: SessionEvent, effect?: () => void): boolean
  /** Aborted when the present epoch ends. */
  epochSignal(): AbortSignal
  /** Drops every later event and ends the epoch. */
  close(): void
}

export function createStateHolder(onChange: (state: SessionState) => void): StateHolder {
  const store = createStore<SessionSnapshot>(() => snapshotOf(INITIAL_STATE))
  let state = INITIAL_STATE
  let life = new AbortController()
  let isClosed = false

  const publish = (): void => {
    const snapshot = snapshotOf(state)
    if (!isSameSnapshot(store.getState(), snapshot)) store.setState(snapshot, true)
  }
  return {
    store,
    get: () => state,
    dispatch: (event, effect) => {
      const next = isClosed ? state : reduce(state, event)
      if (next === state) return false
      const ended = next.epoch === state.epoch ? null : life
      if (ended !== null) life = new AbortController()
      state = next
      effect?.()
      ended?.abort()
      onChange(state)
      publish()
      return true
    },
    epochSignal: () => life.signal,
    close: () => {
      isClosed = true
      life.abort()
    },
  }
}
