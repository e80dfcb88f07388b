import type { Location } from '@oaklet/api/contract'
import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { AppError } from '../../errors'
import { inWork } from '../../work'
import { recordAudit } from '../audit'
import { locations } from './locations-table'
import { lockLocations, oneOf } from './lock-locations'
import { clearPrimary } from './primary-location'
import { findLocation, isLocation, type LocationKey } from './select-locations'

/** Makes an active location the primary one, and no other (spec §4). The last call wins; no edit goes stale. */
export function setPrimaryLocation(deps: Deps, actor: StaffActor, key: LocationKey): Promise<Location> {
  requirePractice(actor, key.practiceId)
  scopeOf(actor, 'settings:edit')
  return inWork(deps, actor, async (work) => {
    const { location, others } = oneOf(await lockLocations(work, key.practiceId), key)
    if (location.isPrimary) return location
    if (!location.isActive) {
      throw new AppError('transition_refused', 'An inactive location can’t be the primary one.')
    }
    await clearPrimary(work, key.practiceId)
    await work.tx
      .update(locations)
      .set({ isPrimary: true, updatedAt: deps.clock.now() })
      .where(isLocation(actor, key))
    const touched = [...others.filter(({ isPrimary }) => isPrimary), location]
    for (const { id } of touched) {
      const changed = ['isPrimary']
      await recordAudit(work, { action: 'updated', resource: 'location', recordId: id, changed })
    }
    return findLocation(work, key)
  })
}
