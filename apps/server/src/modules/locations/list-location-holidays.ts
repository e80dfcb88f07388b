import type { Holiday, HolidaysQuery } from '@oaklet/api/contract'
import { requirePractice, type StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { inWork } from '../../work'
import { holidaysOfLocation } from '../holidays'
import { findLocation, type LocationKey } from './select-locations'

/** The holidays of all locations and those of this one, by date. */
export function listLocationHolidays(
  deps: Deps,
  actor: StaffActor,
  key: LocationKey,
  range: HolidaysQuery,
): Promise<Holiday[]> {
  requirePractice(actor, key.practiceId)
  return inWork(deps, actor, async (work) => {
    await findLocation(work, key)
    return holidaysOfLocation(work.tx, actor.organizationId, key, range)
  })
}
