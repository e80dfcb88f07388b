import type { Holiday, HolidaysQuery } from '@oaklet/api/contract'
import { requirePractice, type StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
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
  return inTenant(deps.db, actor.organizationId, async (tx) => {
    await findLocation(tx, actor, key)
    return holidaysOfLocation(tx, actor.organizationId, key, range)
  })
}
