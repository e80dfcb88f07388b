import type { Permission } from '@oaklet/api/contract'
import { useSearchParams } from 'react-router-dom'
import { PREFERENCE_KEYS, useLocalPreference } from '../../../shared/local-preference'
import { usePermissions } from '../../../shared/use-session'
import { withParams } from '../../../shared/with-params'

/** The parts of a client’s page, as the address calls them. */
export const CLIENT_TABS = [
  'overview',
  'appointments',
  'people',
  'insurance',
  'files',
  'onboarding',
  'measures',
  'timeline',
  'cards',
] as const
export type ClientTab = (typeof CLIENT_TABS)[number]

/** What a person must be allowed to see a tab; the others are for all who see the client. */
const NEEDED: Partial<Record<ClientTab, Permission>> = {
  files: 'files:view',
  onboarding: 'onboarding:review',
  measures: 'measures:view',
  cards: 'invoices:view',
}

/** Which tabs a person has, and the open one: as the address says, else as it was left (spec §2). */
export function useClientTab() {
  const can = usePermissions()
  const [search, setSearch] = useSearchParams()
  const [remembered, remember] = useLocalPreference(PREFERENCE_KEYS.clientActiveTab)
  const tabs = CLIENT_TABS.filter((id) => {
    const needed = NEEDED[id]
    return needed === undefined || can(needed)
  })
  const known = (name: string | null) => tabs.find((id) => id === name)
  // The provider leads back with the card that was typed there.
  const wanted = search.has('card') ? 'cards' : search.get('tab')
  return {
    tabs,
    tab: known(wanted) ?? known(remembered) ?? 'overview',
    showTab: (next: ClientTab) => {
      remember(next)
      // What the address said is over: it would win over the choice.
      if (search.has('tab')) {
        setSearch((before) => withParams(before, { tab: null, when: null, part: null }), { replace: true })
      }
    },
  }
}
