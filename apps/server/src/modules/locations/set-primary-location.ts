import type * as api from '@oaklet/api/contract'
import type { Location } from '@oaklet/api/contract'
import { locations } from '../../db/schema/locations-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { lockLocations, oneOf } from './lock-locations'
import { clearPrimary } from './primary-location'
import { findLocation, isLocation } from './select-locations'

/** Makes an active location the primary one, and no other (spec §4). The last call wins; no edit goes stale. */
export async function setPrimaryLocation(
  { actor, params: key }: CallOf<typeof api.setPrimaryLocation>,
  work: Work,
): Promise<Location> {
  const { location, others } = oneOf(await lockLocations(work, key.practiceId), key)
  if (location.isPrimary) return location
  if (!location.isActive) {
    throw new AppError('transition_refused', 'An inactive location can’t be the primary one.')
  }
  await clearPrimary(work, key.practiceId)
  await work.tx
    .update(locations)
    .set({ isPrimary: true, updatedAt: work.now() })
    .where(isLocation(actor, key))
  const touched = [...others.filter(({ isPrimary }) => isPrimary), location]
  for (const { id } of touched) {
    const changed = ['isPrimary']
    await recordAudit(work, { action: 'updated', resource: 'location', recordId: id, changed })
  }
  return findLocation(work, key)
}
