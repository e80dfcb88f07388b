import type * as api from '@oaklet/api/contract'
import type { Location } from '@oaklet/api/contract'
import { locations } from '../../db/schema/locations-table'
import { validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { locationColumns } from './location-columns'
import { lockLocations } from './lock-locations'
import { becomesPrimary, clearPrimary } from './primary-location'
import { findLocation } from './select-locations'

/** Adds a location to the practice; the first active one is its primary one. */
export async function createLocation(
  { actor, params: { practiceId }, body: input }: CallOf<typeof api.createLocation>,
  work: Work,
): Promise<Location> {
  if (input.isPrimary === true && !input.isActive) {
    throw validationFailed([{ path: 'isPrimary', message: 'An inactive location can’t be the primary one' }])
  }

  const others = await lockLocations(work, practiceId)
  const isPrimary = input.isPrimary === true || becomesPrimary(input.isActive, others)
  if (isPrimary) await clearPrimary(work, practiceId)
  const now = work.now()
  const locationId = work.newId()
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
}
