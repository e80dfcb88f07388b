import { useCallback, useSyncExternalStore } from 'react'

/** Interface state that a browser remembers; never anything clinical. The keys are the specification's (spec §3). */
export const PREFERENCE_KEYS = {
  sidebarCollapsed: 'sidebarCollapsed',
  clientActiveTab: 'client-active-tab',
  selectedClient: 'client-selected',
  /** The e-mail that last signed in; kept when a session runs out, forgotten on signing out. */
  rememberedEmail: 'remembered-email',
  /** What the account says of these two, so that a page is right at once when it is loaded anew. */
  density: 'density',
  shortcuts: 'shortcuts',
  /** How many minutes a row of the calendar has. */
  calendarRows: 'calendar-rows',
  /** When a person last used Oaklet in this browser, in epoch milliseconds; gone with the session. */
  lastInput: 'last-input',
  /** These two are kept and cleared by the session, and only read here: the last resort where the user has none (spec §8). */
  organizationId: 'organizationId',
  practiceId: 'practiceId',
} as const
export type PreferenceKey = (typeof PREFERENCE_KEYS)[keyof typeof PREFERENCE_KEYS]

const listeners = new Set<() => void>()

/** What is remembered under `key`; null when nothing is, or the browser keeps nothing. */
export function readPreference(key: PreferenceKey): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Remembers `value` under `key`; null forgets it. A browser that refuses storage is no reason to fail. */
export function writePreference(key: PreferenceKey, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
  } catch {
    return
  } finally {
    for (const listener of listeners) listener()
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** A remembered value and its setter; other tabs follow. */
export function useLocalPreference(key: PreferenceKey): [string | null, (value: string | null) => void] {
  const value = useSyncExternalStore(subscribe, () => readPreference(key))
  const setValue = useCallback((next: string | null) => writePreference(key, next), [key])
  return [value, setValue]
}
