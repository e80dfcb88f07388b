import { DATE_RANGES, type DateRangeName, type DateSpan } from '@oaklet/api/contract'
import { spanProblem } from '../../../shared/dates/span-problem'
import { isId } from '../../../shared/is-id'
import { withParams } from '../../../shared/with-params'

/** The range and scope from the address; only values that the server accepts. */
export interface AnalyticsFilters {
  dateRange: DateRangeName
  startDate?: string
  endDate?: string
  locationId?: string
  clinicianId?: string
}

/** The range when the address has none. */
export const DEFAULT_RANGE: DateRangeName = 'last-30-days'

/** Reads the filters of an address; invalid values are ignored. */
export function readFilters(search: URLSearchParams): AnalyticsFilters {
  const idOf = (name: string) => {
    const id = search.get(name)
    return id !== null && isId(id) ? id : undefined
  }
  return withScope(rangeOf(search), { locationId: idOf('location'), clinicianId: idOf('clinician') })
}

function rangeOf(search: URLSearchParams): Pick<AnalyticsFilters, 'dateRange' | 'startDate' | 'endDate'> {
  const dateRange = DATE_RANGES.find((one) => one === search.get('range')) ?? DEFAULT_RANGE
  if (dateRange !== 'custom') return { dateRange }
  const [start, end] = [search.get('from') ?? '', search.get('to') ?? '']
  return spanProblem({ start, end }) === null
    ? { dateRange, startDate: start, endDate: end }
    : { dateRange: DEFAULT_RANGE }
}

/** Returns the address with other filters; its other parameters stay. */
export const writeFilters = (search: URLSearchParams, filters: AnalyticsFilters): URLSearchParams =>
  withParams(search, {
    range: filters.dateRange === DEFAULT_RANGE ? null : filters.dateRange,
    from: filters.startDate ?? null,
    to: filters.endDate ?? null,
    location: filters.locationId ?? null,
    clinician: filters.clinicianId ?? null,
  })

/** Returns the filters with another range; only a custom range has dates. */
export const withRange = (
  { locationId, clinicianId }: AnalyticsFilters,
  range: Pick<AnalyticsFilters, 'dateRange' | 'startDate' | 'endDate'>,
): AnalyticsFilters => ({ ...range, ...scopeOf({ locationId, clinicianId }) })

/** Returns the filters with a custom range. */
export const withSpan = (filters: AnalyticsFilters, { start, end }: DateSpan): AnalyticsFilters =>
  withRange(filters, { dateRange: 'custom', startDate: start, endDate: end })

type Scope = { [Name in 'locationId' | 'clinicianId']?: string | undefined }

/** Returns the filters with another location or clinician; undefined removes the filter. */
export const withScope = (
  { locationId, clinicianId, ...range }: AnalyticsFilters,
  changes: Scope,
): AnalyticsFilters => ({ ...range, ...scopeOf({ locationId, clinicianId, ...changes }) })

const scopeOf = ({ locationId, clinicianId }: Scope) => ({
  ...(locationId !== undefined && { locationId }),
  ...(clinicianId !== undefined && { clinicianId }),
})

/** Returns the number of filters that differ from the default. */
export const countFilters = ({ dateRange, locationId, clinicianId }: AnalyticsFilters): number =>
  [dateRange !== DEFAULT_RANGE, locationId !== undefined, clinicianId !== undefined].filter(Boolean).length
