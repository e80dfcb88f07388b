import { useSearchParams } from 'react-router-dom'
import { PREFERENCE_KEYS, useLocalPreference } from '../../../shared/local-preference'
import { usePermissions } from '../../../shared/use-session'
import { withParams } from '../../../shared/with-params'

/** The parts of a client’s page, as the address calls them. */
export const CLIENT_TABS = ['overview', 'appointments', 'insurance', 'measures'] as const
export type ClientTab = (typeof CLIENT_TABS)[number]

/** Which tabs a person has, and the open one: as the address says, else as it was left (spec §2). */
export function useClientTab() {
  const can = usePermissions()
  const [search, setSearch] = useSearchParams()
  const [remembered, remember] = useLocalPreference(PREFERENCE_KEYS.clientActiveTab)
  const tabs = CLIENT_TABS.filter((id) => id !== 'measures' || can('measures:view'))
  const known = (name: string | null) => tabs.find((id) => id === name)
  return {
    tabs,
    tab: known(search.get('tab')) ?? known(remembered) ?? 'overview',
    showTab: (next: ClientTab) => {
      remember(next)
      // What the address said is over: it would win over the choice.
      if (search.has('tab')) {
        setSearch((before) => withParams(before, { tab: null, when: null }), { replace: true })
      }
    },
  }
}
