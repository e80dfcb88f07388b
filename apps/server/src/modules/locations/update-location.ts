import type * as api from '@oaklet/api/contract'
import type { Location } from '@oaklet/api/contract'
import { locations } from '../../db/schema/locations-table'
import { staleEdit } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { changedFields, recordAudit } from '../audit'
import { locationColumns } from './location-columns'
import { lockLocations, oneOf } from './lock-locations'
import { becomesPrimary, requireReplaceable } from './primary-location'
import { findLocation, isLocation } from './select-locations'

/** Changes a location, unless someone else has changed it since `version`. */
export async function updateLocation(
  { actor, params: key, body: { version, ...input } }: CallOf<typeof api.updateLocation>,
  work: Work,
): Promise<Location> {
  const { location, others } = oneOf(await lockLocations(work, key.practiceId), key)
  if (location.version !== version) throw staleEdit(location)
  if (!input.isActive) requireReplaceable(location, others, 'deactivate')
  const after = { ...locationColumns(input), isPrimary: becomesPrimary(input.isActive, others) }
  const before = { ...locationColumns(location), isPrimary: location.isPrimary }
  await work.tx
    .update(locations)
    .set({ ...after, version: version + 1, updatedAt: work.now() })
    .where(isLocation(actor, key))
  await recordAudit(work, {
    action: 'updated',
    resource: 'location',
    recordId: key.locationId,
    changed: changedFields(before, after),
  })
  return findLocation(work, key)
}
