import type * as api from '@oaklet/api/contract'
import { fallsInto, type Holiday, type HolidayPlace, type PublicHoliday } from '@oaklet/api/contract'
import { validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { listHolidays } from './list-holidays'
import { holidayCountries, holidayRegions, publicHolidays } from './public-holidays'

/** A year's public holidays, and which of them the practice has already. */
export async function listPublicHolidays(
  { params, query: { country, region, year } }: CallOf<typeof api.listPublicHolidays>,
  work: Work,
): Promise<{ regions: HolidayPlace[]; holidays: PublicHoliday[] }> {
  const known = await listHolidays({ params, query: {} }, work)
  requirePlace(holidayCountries(), country, 'country')
  const regions = holidayRegions(country)
  if (region !== undefined) requirePlace(regions, region, 'region')
  const holidays = publicHolidays({ country, region }, year).map((holiday) => ({
    ...holiday,
    knownAs: nameOn(known, holiday),
  }))
  return { regions, holidays }
}

/** What the practice calls the days already; a closure of some locations alone is another thing. */
function nameOn(
  known: readonly Holiday[],
  { date, endDate = date }: Pick<PublicHoliday, 'date' | 'endDate'>,
) {
  const range = { startDate: date, endDate }
  return known.find((one) => one.locations.length === 0 && fallsInto(one, range))?.name ?? null
}

function requirePlace(places: readonly HolidayPlace[], code: string, path: 'country' | 'region'): void {
  if (places.some((place) => place.code === code)) return
  throw validationFailed([{ path, message: `Choose a ${path} from the list` }])
}
