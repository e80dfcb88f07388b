import type { Location } from '@oaklet/api/contract'
import { and, count, eq, gt, inArray } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import type { Deps } from '../../deps'
import { AppError } from '../../errors'
import { appointments } from '../appointments'
import { oneOf } from './lock-locations'
import { requireReplaceable } from './primary-location'
import type { LocationKey } from './select-locations'

/** Answers the location among its practice's; throws when it is not there or may not be deleted now. */
export async function requireDeletable(
  tx: Tx,
  deps: Deps,
  actor: StaffActor,
  ofPractice: readonly Location[],
  key: LocationKey,
): Promise<Location> {
  const { location, others } = oneOf(ofPractice, key)
  requireReplaceable(location, others, 'delete')
  requireNothingBooked(await countBooked(tx, deps, actor, key))
  return location
}

async function countBooked(
  tx: Tx,
  deps: Deps,
  actor: StaffActor,
  { locationId }: LocationKey,
): Promise<number> {
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
