import type { Api } from '@oaklet/api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HolidayPlaceChoice } from './public-holiday-choice'

/** The countries whose holidays are known; they don't change while the dialog is open. */
export const holidayCountriesQuery = (api: Api, practiceId: string) =>
  queryOptions({
    queryKey: [practiceId, 'public-holidays', 'countries'] as const,
    queryFn: ({ signal }) => api.holidays.listCountries({ practiceId }, { signal }),
    staleTime: Infinity,
  })

/** A year's public holidays; the former ones stay until they are there. */
export const publicHolidaysQuery = (
  api: Api,
  practiceId: string,
  { country, region, year }: HolidayPlaceChoice & { year: number },
) =>
  queryOptions({
    // Beside the practice's holidays: what is known of each is asked anew when those change.
    queryKey: [practiceId, 'public-holidays', 'year', country, region, year] as const,
    queryFn: ({ signal }) => {
      const query = { country, year, ...(region !== '' && { region }) }
      return api.holidays.listPublic({ practiceId }, query, { signal })
    },
    placeholderData: keepPreviousData,
  })
