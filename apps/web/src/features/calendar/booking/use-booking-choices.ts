import type { Clinician, Location, Service } from '@oaklet/api/contract'
import { useQueries } from '@tanstack/react-query'
import { cliniciansQuery, locationsQuery, servicesQuery } from '../../../records/practice/practice-queries'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'

/** Who, where and what can be booked in the practice. */
export interface BookingChoices {
  clinicians: readonly Clinician[]
  locations: readonly Location[]
  services: readonly Service[]
}

/** The choices once all three lists have come; `error` when one did not. */
export function useBookingChoices() {
  const api = useApi()
  const practiceId = usePracticeId()
  const [clinicians, locations, services] = useQueries({
    queries: [
      cliniciansQuery(api, practiceId),
      locationsQuery(api, practiceId),
      servicesQuery(api, practiceId),
    ],
  })
  const all = [clinicians, locations, services]
  const choices: BookingChoices | null =
    clinicians.data && locations.data && services.data
      ? { clinicians: clinicians.data, locations: locations.data, services: services.data }
      : null
  return {
    choices,
    error: all.find(({ error }) => error !== null)?.error ?? null,
    retry: () => void Promise.all(all.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  }
}
