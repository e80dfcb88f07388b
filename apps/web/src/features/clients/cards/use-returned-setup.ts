import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { cardQueries } from '../../../records/cards/card-queries'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { withParams } from '../../../shared/with-params'

/** What came of the way to the provider that the address names, which the address forgets at once. */
export function useReturnedSetup(clientId: string) {
  const [search, setSearch] = useSearchParams()
  const [setupId] = useState(search.get('card'))
  const isInAddress = search.has('card')
  useEffect(() => {
    if (isInAddress)
      setSearch((before) => withParams(before, { card: null, tab: 'cards' }), { replace: true })
  }, [isInAddress, setSearch])
  const { data, error, refetch, isPending } = useQuery({
    ...cardQueries(useApi(), usePracticeId()).finish(clientId, setupId ?? ''),
    enabled: setupId !== null,
  })
  return { state: data?.state, error, refetch, isPending: setupId !== null && isPending }
}

export type ReturnedSetup = ReturnType<typeof useReturnedSetup>
