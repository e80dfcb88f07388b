import { ACCOUNT_MESSAGES } from '@oaklet/api'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { preferencesQuery } from '../../../records/account/preferences-queries'
import { useApi } from '../../../shared/use-api'
import { WhenLoaded } from '../../../shared/WhenLoaded'

/** Shows what can be chosen once it is known what was chosen before. */
export function WithPreferences({ children }: { children: ReactNode }) {
  const preferences = useQuery(preferencesQuery(useApi()))
  return (
    <WhenLoaded query={preferences} fallback={ACCOUNT_MESSAGES.preferences} label="Loading your preferences">
      {() => children}
    </WhenLoaded>
  )
}
