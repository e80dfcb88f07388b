import type { Location } from '@oaklet/api/contract'
import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { staleEdit } from '../../errors'
import { inWork } from '../../work'
import { changedFields, recordAudit } from '../audit'
import { locationColumns, type TypedLocation } from './location-columns'
import { locations } from './locations-table'
import { lockLocations, oneOf } from './lock-locations'
import { becomesPrimary, requireReplaceable } from './primary-location'
import { findLocation, isLocation, type LocationKey } from './select-locations'

/** Changes a location, unless someone else has changed it since `version`. */
export function updateLocation(
  deps: Deps,
  actor: StaffActor,
  key: LocationKey,
  { version, ...input }: TypedLocation & { version: number },
): Promise<Location> {
  requirePractice(actor, key.practiceId)
  scopeOf(actor, 'settings:edit')
  return inWork(deps, actor, async (work) => {
    const { location, others } = oneOf(await lockLocations(work, key.practiceId), key)
    if (location.version !== version) throw staleEdit(location)
    if (!input.isActive) requireReplaceable(location, others, 'deactivate')
    const after = { ...locationColumns(input), isPrimary: becomesPrimary(input.isActive, others) }
    const before = { ...locationColumns(location), isPrimary: location.isPrimary }
    await work.tx
      .update(locations)
      .set({ ...after, version: version + 1, updatedAt: deps.clock.now() })
      .where(isLocation(actor, key))
    await recordAudit(work, {
      action: 'updated',
      resource: 'location',
      recordId: key.locationId,
      changed: changedFields(before, after),
    })
    return findLocation(work, key)
  })
}
