import type { HolidayPlace } from '@oaklet/api/contract'
import { holidayCountries } from './public-holidays'

/** The countries whose holidays a practice can take over. */
export const listHolidayCountries = (): Promise<HolidayPlace[]> => Promise.resolve(holidayCountries())
