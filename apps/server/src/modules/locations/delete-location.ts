import { and, count, eq, gt, inArray } from 'drizzle-orm'
import { requirePractice, scopeOf, type Actor } from '../../actor'
import type { Tx } from '../../db/database'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { AppError } from '../../errors'
import { appointments } from '../appointments'
import { recordAudit } from '../audit'
import { forgetLocation } from '../holidays'
import { locations } from './locations-table'
import { lockLocations, oneOf } from './lock-locations'
import { requireReplaceable } from './primary-location'
import { isLocation, type LocationKey } from './select-locations'

/** Deletes a location that nothing is booked at; what was held there keeps its name. */
export function deleteLocation(deps: Deps, actor: Actor, key: LocationKey): Promise<null> {
  requirePractice(actor, key.practiceId)
  scopeOf(actor, 'settings:edit')
  return inTenant(deps.db, actor.organizationId, async (tx) => {
    const { location, others } = oneOf(await lockLocations(tx, actor, key.practiceId), key)
    requireReplaceable(location, others, 'delete')
    requireNothingBooked(await countBooked(tx, deps, actor, key))
    const now = deps.clock.now()
    await tx
      .update(locations)
      .set({
        isActive: false,
        isPrimary: false,
        removedAt: now,
        version: location.version + 1,
        updatedAt: now,
      })
      .where(isLocation(actor, key))
    await forgetLocation(tx, deps, actor, key)
    await recordAudit(tx, deps, actor, { action: 'deleted', resource: 'location', recordId: key.locationId })
    return null
  })
}

async function countBooked(tx: Tx, deps: Deps, actor: Actor, { locationId }: LocationKey): Promise<number> {
  const [found] = await tx
    .select({ booked: count() })
    .from(appointments)
    .where(
      and(
        eq(appointments.organizationId, actor.organizationId),
        eq(appointments.locationId, locationId),
        inArray(appointments.status, ['requested', 'scheduled', 'confirmed', 'checked_in']),
        gt(appointments.endsAt, deps.clock.now()),
      ),
    )
  return found?.booked ?? 0
}

function requireNothingBooked(booked: number): void {
  if (booked === 0) return
  throw new AppError(
    'transition_refused',
    booked === 1
      ? 'One appointment is still to come at this location. Move or cancel it first.'
      : `${booked} appointments are still to come at this location. Move or cancel them first.`,
  )
}
