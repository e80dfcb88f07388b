import type { Address, Holiday, HolidayPlace } from '@oaklet/api/contract'
import { announce, showToast } from '@oaklet/design-system'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { usePracticeId } from '../../../shared/use-session'
import { settleEdit } from '../edits/settle-edit'
import { holidaysQuery } from './holidays-queries'
import {
  type HolidayPlaceChoice,
  placeOfAddress,
  publicHolidayId,
  publicHolidayInput,
  regionOf,
  worthAdding,
} from './public-holiday-choice'
import { publicHolidaysQuery } from './public-holidays-queries'

interface Shown extends HolidayPlaceChoice {
  year: number
}

interface PublicHolidaysOptions {
  address: Pick<Address, 'country' | 'state'>
  countries: readonly HolidayPlace[]
  today: string
  onClose: () => void
}

/** The public holidays that are looked at, those that are chosen, and the way to add them. */
export function usePublicHolidays({ address, countries, today, onClose }: PublicHolidaysOptions) {
  const api = useApi()
  const practiceId = usePracticeId()
  const queryClient = useQueryClient()
  const { keyFor } = useIdempotencyKey()
  const [shown, setShown] = useState<Shown>(() => ({
    ...placeOfAddress(address, countries),
    year: Number(today.slice(0, 4)),
  }))
  const [ticked, setTicked] = useState<readonly string[] | null>(null)
  const [errorMessage, setErrorMessage] = useState<string>()

  const whole = useQuery(publicHolidaysQuery(api, practiceId, { ...shown, region: '' }))
  const regions = whole.data && !whole.isPlaceholderData ? whole.data.regions : []
  const region = regionOf(shown.region, regions)
  const ofRegion = useQuery({
    ...publicHolidaysQuery(api, practiceId, { ...shown, region }),
    enabled: region !== '',
  })
  const query = region === '' ? whole : ofRegion
  // Until the answer is there, those on the screen are of another place or year.
  const isLoading = query.isPending || query.isPlaceholderData
  const holidays = query.data?.holidays ?? []
  const chosen = ticked ?? worthAdding(holidays, today)
  const picked = holidays.filter((holiday) => chosen.includes(publicHolidayId(holiday)))

  const adding = useMutation({
    mutationFn: () => {
      const body = { holidays: picked.map(publicHolidayInput) }
      return api.holidays.addAll({ practiceId }, body, { idempotencyKey: keyFor(body) })
    },
    onSuccess: async (added) => {
      onClose()
      showToast({ title: added.length === 1 ? '1 holiday added' : `${added.length} holidays added` })
      const { queryKey } = holidaysQuery(api, practiceId)
      await settleEdit<Holiday>(queryClient, queryKey, (rows) => [...rows, ...added])
    },
  })

  return {
    ...shown,
    region,
    regions,
    query,
    isLoading,
    holidays,
    chosen,
    adding,
    errorMessage,
    errors: errorMessage === undefined ? [] : [{ path: 'holidays', message: errorMessage }],
    show: (patch: Partial<Shown>) => {
      setShown((before) => ({ ...before, ...patch }))
      setTicked(null)
      setErrorMessage(undefined)
    },
    choose: (ids: string[]) => {
      setTicked(ids)
      setErrorMessage(undefined)
    },
    add: () => {
      if (isLoading) announce('The holidays are still loading.')
      else if (picked.length === 0) setErrorMessage('Choose at least one holiday')
      else adding.mutate()
    },
  }
}
