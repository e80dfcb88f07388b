import type { Location } from '@oaklet/api/contract'
import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { validationFailed } from '../../errors'
import { inWork } from '../../work'
import { recordAudit } from '../audit'
import { locationColumns, type TypedLocation } from './location-columns'
import { locations } from './locations-table'
import { lockLocations } from './lock-locations'
import { becomesPrimary, clearPrimary } from './primary-location'
import { findLocation } from './select-locations'

/** Adds a location to the practice; the first active one is its primary one. */
export function createLocation(
  deps: Deps,
  actor: StaffActor,
  { practiceId }: { practiceId: string },
  input: TypedLocation & { isPrimary?: boolean | undefined },
): Promise<Location> {
  requirePractice(actor, practiceId)
  scopeOf(actor, 'settings:edit')
  if (input.isPrimary === true && !input.isActive) {
    throw validationFailed([{ path: 'isPrimary', message: 'An inactive location can’t be the primary one' }])
  }
  return inWork(deps, actor, async (work) => {
    const others = await lockLocations(work, practiceId)
    const isPrimary = input.isPrimary === true || becomesPrimary(input.isActive, others)
    if (isPrimary) await clearPrimary(work, practiceId)
    const now = deps.clock.now()
    const locationId = deps.newId()
    const columns = locationColumns(input)
    await work.tx.insert(locations).values({
      ...columns,
      organizationId: actor.organizationId,
      id: locationId,
      practiceId,
      isPrimary,
      createdAt: now,
      updatedAt: now,
    })
    await recordAudit(work, {
      action: 'created',
      resource: 'location',
      recordId: locationId,
      changed: [...Object.keys(columns), 'isPrimary'],
    })
    return findLocation(work, { practiceId, locationId })
  })
}
