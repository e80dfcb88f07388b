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

/** What the page itself remembers, for a browser that keeps nothing or loses it. */
interface Known {
  /** What the browser kept when it was last looked at. */
  stored: string | null
  lastInput: number
}

/** Returns how long Oaklet has been idle in this browser: all tabs and reloads share the time of the last input. */
export function useIdleStage(): Idle {
  const [stored] = useLocalPreference(PREFERENCE_KEYS.lastInput)
  const [now, setNow] = useState(() => Date.now())
  const [known, setKnown] = useState<Known>(() => ({ stored, lastInput: instantOf(stored) ?? now }))
  const lastInput = lastInputOf(stored, known)
  if (stored !== known.stored) setKnown({ stored, lastInput })

  const noteInputAt = useCallback((instant: number) => {
    setKnown((before) => ({ ...before, lastInput: instant }))
    writePreference(PREFERENCE_KEYS.lastInput, String(instant))
  }, [])
  const touch = useCallback(() => noteInputAt(Date.now()), [noteInputAt])
  const lock = useCallback(() => noteInputAt(Date.now() - IDLE_LOCK_MS), [noteInputAt])

  useEffect(() => {
    const note = () => {
      const instant = Date.now()
      const last = lastInputOf(readPreference(PREFERENCE_KEYS.lastInput), known)
      const isDue = Math.abs(instant - last) >= NOTED_EACH_MS
      if (isDue && idleStage(instant, last) === 'active') touch()
    }
    for (const name of INPUTS) document.addEventListener(name, note, LISTEN)
    return () => {
      for (const name of INPUTS) document.removeEventListener(name, note, LISTEN)
    }
  }, [known, touch])

  // Other tabs, and this one after a reload, count from here.
  useEffect(() => {
    if (readPreference(PREFERENCE_KEYS.lastInput) !== null) return
    writePreference(PREFERENCE_KEYS.lastInput, String(Date.now()))
  }, [])

  const stage = idleStage(now, lastInput)

  // A timer may sleep with the machine, so the time is compared again when the page is shown.
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

/** What the browser keeps counts where it changed, and what the page knows where that is nothing. */
const lastInputOf = (stored: string | null, known: Known): number =>
  stored === known.stored ? known.lastInput : (instantOf(stored) ?? known.lastInput)

function instantOf(stored: string | null): number | null {
  const instant = Number(stored)
  return stored === null || !Number.isSafeInteger(instant) ? null : instant
}
