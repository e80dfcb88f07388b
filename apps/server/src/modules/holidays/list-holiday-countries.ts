import type { HolidayPlace } from '@oaklet/api/contract'
import { requirePractice, type StaffActor } from '../../actor'
import { holidayCountries } from './public-holidays'

/** The countries whose holidays a practice can take over. */
export function listHolidayCountries(
  actor: StaffActor,
  { practiceId }: { practiceId: string },
): Promise<HolidayPlace[]> {
  requirePractice(actor, practiceId)
  return Promise.resolve(holidayCountries())
}
