import { useQuery } from '@tanstack/react-query'
import { cliniciansQuery, locationsQuery } from '../../../records/practice/practice-queries'
import { useApi } from '../../../shared/use-api'
import { lowerFirst } from '../lower-first'
import { type AnalyticsFilters, withScope } from './analytics-filters'

/** The id of the choice "all". */
export const EVERY = 'every'

interface Choice {
  id: string
  label: string
}

/** The choices of location and clinician. */
export interface ScopeChoices {
  locations: readonly Choice[]
  clinicians: readonly Choice[]
}

/**
 * Returns the choices of a practice, and the filters without unknown ids, since an address may be old. Until the lists
 * have loaded, or when they fail to load, the ids are not checked.
 */
export function useScopeChoices(practiceId: string, wanted: AnalyticsFilters) {
  const api = useApi()
  const locations = useQuery(locationsQuery(api, practiceId))
  const clinicians = useQuery(cliniciansQuery(api, practiceId))
  const { locationId, clinicianId } = wanted
  const location = known(locations.data, locationId)
  const clinician = known(clinicians.data, clinicianId)
  return {
    choices: {
      locations: choicesOf('All locations', 'This location', locations.data, location),
      clinicians: choicesOf('All clinicians', 'This clinician', clinicians.data, clinician),
    },
    filters: withScope(wanted, { locationId: location, clinicianId: clinician }),
    /** True while an id of the address cannot be checked yet. */
    isPending:
      (locationId !== undefined && locations.isPending) ||
      (clinicianId !== undefined && clinicians.isPending),
  }
}

/** Returns the scope in words: "All locations, all clinicians". */
export function scopeWords(
  { locationId = EVERY, clinicianId = EVERY }: AnalyticsFilters,
  { locations, clinicians }: ScopeChoices,
): string {
  const named = (choices: readonly Choice[], id: string) => choices.find((one) => one.id === id)?.label ?? ''
  const who = named(clinicians, clinicianId)
  return `${named(locations, locationId)}, ${clinicianId === EVERY ? lowerFirst(who) : who}`
}

const known = (list: readonly { id: string }[] | undefined, id: string | undefined): string | undefined =>
  list === undefined || list.some((one) => one.id === id) ? id : undefined

function choicesOf(
  every: string,
  unnamed: string,
  list: readonly { id: string; name: string }[] | undefined,
  chosen: string | undefined,
): Choice[] {
  const named = (list ?? []).map(({ id, name }) => ({ id, label: name }))
  const isUnnamed = chosen !== undefined && list === undefined
  return [{ id: EVERY, label: every }, ...named, ...(isUnnamed ? [{ id: chosen, label: unnamed }] : [])]
}
