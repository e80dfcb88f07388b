import { useSearchParams } from 'react-router-dom'

/** The parts of the settings, as the address calls them. */
export const SETTINGS_SECTIONS = [
  'profile',
  'password',
  'two-step',
  'devices',
  'notifications',
  'calendar-feeds',
  'keyboard',
  'display',
] as const
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number]

/** Which part of the settings the address says: the first one when it says none. */
export function useSettingsUrl() {
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('section')
  const section: SettingsSection = SETTINGS_SECTIONS.find((one) => one === wanted) ?? 'profile'
  return {
    section,
    showSection: (next: SettingsSection) =>
      setSearch(next === 'profile' ? {} : { section: next }, { replace: true }),
  }
}
