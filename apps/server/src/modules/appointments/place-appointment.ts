import type { Appointment } from '@oaklet/api/contract'
import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { appointments } from '../../db/schema/appointments-table'
import { sqlState } from '../../db/sql-state'
import { type Work, workOf } from '../../work'
import { lockCalendar } from './lock-appointment'
import { MAX_CONFLICTS, overlapRefused } from './overlap-refused'
import { selectAppointments } from './select-appointments'
import { isBusy, type ClinicianTime } from '../availability'

const EXCLUSION_VIOLATION = '23P01'

/** The time that an appointment is to take up. */
export interface Slot extends ClinicianTime {
  appointmentId: string
  /** A person has confirmed that the clinician may be booked twice. */
  allowOverlap: boolean
}

/**
 * Writes a row that takes up time, with a fresh overlap group, so that the database refuses it when it touches
 * another one: then 409 names what is there. Confirmed, it and all that it touches become one group first.
 */
export async function placeAppointment(
  work: Work,
  slot: Slot,
  write: (tx: Tx, overlapGroup: string) => Promise<unknown>,
): Promise<void> {
  await lockCalendar(work.tx, slot.clinicianId)
  try {
    await work.tx.transaction(async (inner) => {
      const overlapGroup = work.newId()
      if (slot.allowOverlap) await joinGroups(workOf(inner, work.deps, work.actor), slot, overlapGroup)
      await write(inner, overlapGroup)
    })
  } catch (error) {
    if (sqlState(error) !== EXCLUSION_VIOLATION) throw error
    const booked = await bookedAt(work, slot)
    throw overlapRefused(work.actor, 'The clinician already has an appointment at this time.', booked)
  }
}

const touches = (actor: StaffActor, slot: Slot) =>
  and(isBusy(actor.organizationId, slot), ne(appointments.id, slot.appointmentId))

async function joinGroups(work: Work, slot: Slot, overlapGroup: string): Promise<void> {
  const touched = work.tx
    .select({ group: appointments.overlapGroup })
    .from(appointments)
    .where(touches(work.actor, slot))
  await work.tx
    .update(appointments)
    .set({ overlapGroup })
    .where(
      and(
        eq(appointments.organizationId, work.actor.organizationId),
        eq(appointments.clinicianId, slot.clinicianId),
        inArray(appointments.overlapGroup, touched),
      ),
    )
}

/** What the slot touches, over all practices. */
const bookedAt = (work: Work, slot: Slot): Promise<Appointment[]> =>
  selectAppointments(work.tx, {
    where: touches(work.actor, slot),
    orderBy: [asc(appointments.startsAt), asc(appointments.id)],
    limit: MAX_CONFLICTS,
  })
