import { useCallback, useEffect, useState } from 'react'
import {
  PREFERENCE_KEYS,
  readPreference,
  useLocalPreference,
  writePreference,
} from '../../shared/local-preference'
import { IDLE_LOCK_MS, type IdleStage, idleStage, untilNextStage } from './idle-policy'

const INPUTS = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'] as const
const RETURNS = ['visibilitychange', 'pageshow', 'focus'] as const
/** Input is noted this often at most. */
const NOTED_EACH_MS = 10_000
const LISTEN = { capture: true, passive: true } as const

interface Idle {
  stage: IdleStage
  /** Starts the time anew. Input does so by itself while the page is active; later it takes an answer. */
  touch: () => void
  lock: () => void
}

const noteInputAt = (instant: number) => writePreference(PREFERENCE_KEYS.lastInput, String(instant))

/** How long nobody has used Oaklet in this browser: all tabs share the time of the last input, over reloads too. */
export function useIdleStage(): Idle {
  const [stored] = useLocalPreference(PREFERENCE_KEYS.lastInput)
  const [now, setNow] = useState(() => Date.now())
  const lastInput = instantOf(stored) ?? now
  const touch = useCallback(() => noteInputAt(Date.now()), [])
  const lock = useCallback(() => noteInputAt(Date.now() - IDLE_LOCK_MS), [])

  useEffect(() => {
    const note = () => {
      const [instant, last] = [Date.now(), instantOf(readPreference(PREFERENCE_KEYS.lastInput))]
      if (last === null) {
        touch()
        return
      }
      const isDue = Math.abs(instant - last) >= NOTED_EACH_MS
      if (isDue && idleStage(instant, last) === 'active') touch()
    }
    if (readPreference(PREFERENCE_KEYS.lastInput) === null) touch()
    for (const name of INPUTS) document.addEventListener(name, note, LISTEN)
    return () => {
      for (const name of INPUTS) document.removeEventListener(name, note, LISTEN)
    }
  }, [touch])

  const stage = idleStage(now, lastInput)

  // A timer may sleep with the machine: whoever comes back finds the truth.
  useEffect(() => {
    const look = () => setNow(Date.now())
    const instant = Date.now()
    const isShown = idleStage(instant, lastInput) === stage
    const wait = isShown ? untilNextStage(instant, lastInput) : 0
    const timer = wait === null ? undefined : setTimeout(look, wait)
    for (const name of RETURNS) window.addEventListener(name, look, true)
    return () => {
      clearTimeout(timer)
      for (const name of RETURNS) window.removeEventListener(name, look, true)
    }
  }, [lastInput, now, stage])

  return { stage, touch, lock }
}

function instantOf(stored: string | null): number | null {
  const instant = Number(stored)
  return stored === null || !Number.isSafeInteger(instant) ? null : instant
}
