import type { Location } from '@oaklet/api/contract'
import { and, count, eq, gt, inArray } from 'drizzle-orm'
import { appointments } from '../../db/schema/appointments-table'
import { AppError } from '../../errors'
import type { Work } from '../../work'
import { oneOf } from './lock-locations'
import { requireReplaceable } from './primary-location'
import type { LocationKey } from './select-locations'

/** Answers the location among its practice's; throws when it is not there or may not be deleted now. */
export async function requireDeletable(
  work: Work,
  ofPractice: readonly Location[],
  key: LocationKey,
): Promise<Location> {
  const { location, others } = oneOf(ofPractice, key)
  requireReplaceable(location, others, 'delete')
  requireNothingBooked(await countBooked(work, key))
  return location
}

async function countBooked(work: Work, { locationId }: LocationKey): Promise<number> {
  const [found] = await work.tx
    .select({ booked: count() })
    .from(appointments)
    .where(
      and(
        eq(appointments.organizationId, work.actor.organizationId),
        eq(appointments.locationId, locationId),
        inArray(appointments.status, ['requested', 'scheduled', 'confirmed', 'checked_in']),
        gt(appointments.endsAt, work.now()),
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
