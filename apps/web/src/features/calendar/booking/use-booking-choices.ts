import type { Appointment, Clinician, Location, Service } from '@oaklet/api/contract'
import { useQueries } from '@tanstack/react-query'
import {
  activeServicesQuery,
  cliniciansQuery,
  locationsQuery,
} from '../../../records/practice/practice-queries'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'

/** A service that an appointment can have; how long one that can't be booked any more took is not known. */
export type BookedService = Pick<Service, 'code' | 'label' | 'feeCents'> &
  Partial<Pick<Service, 'durationMinutes'>>

/** Who, where and what can be booked in the practice. */
export interface BookingChoices {
  clinicians: readonly Clinician[]
  locations: readonly Location[]
  services: readonly BookedService[]
}

/** The choices once all three lists have come; `error` when one did not. */
export function useBookingChoices() {
  const api = useApi()
  const practiceId = usePracticeId()
  const [clinicians, locations, services] = useQueries({
    queries: [
      cliniciansQuery(api, practiceId),
      locationsQuery(api, practiceId),
      activeServicesQuery(api, practiceId),
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

/** The choices for an appointment that is there: its own service can stay, also where it can't be booked any more. */
export function choicesFor(choices: BookingChoices, { lines: [booked] }: Appointment): BookingChoices {
  const { services } = choices
  if (booked === undefined || services.some(({ code }) => code === booked.serviceCode)) return choices
  const { serviceCode: code, label, feeCents } = booked
  return { ...choices, services: [...services, { code, label, feeCents }] }
}
