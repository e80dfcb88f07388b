import { DEFAULT_PREFERENCES, type Preferences } from '@oaklet/api/contract'
import { PREFERENCE_KEYS, useLocalPreference, writePreference } from '../../shared/local-preference'

const SWITCHED_OFF = 'off'

/** How the person likes the application: what the account says, as this browser remembers it. */
export function usePreferences(): Preferences {
  const [density] = useLocalPreference(PREFERENCE_KEYS.density)
  const [shortcuts] = useLocalPreference(PREFERENCE_KEYS.shortcuts)
  return {
    density: density === 'compact' ? density : DEFAULT_PREFERENCES.density,
    shortcuts: shortcuts !== SWITCHED_OFF,
  }
}

/** Makes them work here at once, and in the other tabs; what is as for everybody is not remembered. */
export function applyPreferences({ density, shortcuts }: Preferences): void {
  writePreference(PREFERENCE_KEYS.density, density === DEFAULT_PREFERENCES.density ? null : density)
  writePreference(PREFERENCE_KEYS.shortcuts, shortcuts ? null : SWITCHED_OFF)
}
