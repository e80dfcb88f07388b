import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { preferencesQuery } from '../../records/account/preferences-queries'
import { useApi } from '../../shared/use-api'
import { applyPreferences, usePreferences } from '../../records/account/use-preferences'

/** What this browser remembers, and then what the account says, which another device may have changed. */
export function useAccountPreferences() {
  const { data } = useQuery(preferencesQuery(useApi()))
  useEffect(() => {
    if (data) applyPreferences(data)
  }, [data])
  return usePreferences()
}
