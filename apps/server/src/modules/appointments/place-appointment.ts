import type { Appointment } from '@oaklet/api/contract'
import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { sqlState } from '../../db/sql-state'
import type { Deps } from '../../deps'
import { appointments } from './appointments-table'
import { isBusy, type ClinicianTime } from './is-busy'
import { lockCalendar } from './lock-appointment'
import { MAX_CONFLICTS, overlapRefused } from './overlap-refused'
import { selectAppointments } from './select-appointments'

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
  tx: Tx,
  deps: Deps,
  actor: StaffActor,
  slot: Slot,
  write: (tx: Tx, overlapGroup: string) => Promise<unknown>,
): Promise<void> {
  await lockCalendar(tx, slot.clinicianId)
  try {
    await tx.transaction(async (inner) => {
      const overlapGroup = deps.newId()
      if (slot.allowOverlap) await joinGroups(inner, actor, slot, overlapGroup)
      await write(inner, overlapGroup)
    })
  } catch (error) {
    if (sqlState(error) !== EXCLUSION_VIOLATION) throw error
    const booked = await bookedAt(tx, actor, slot)
    throw overlapRefused(actor, 'The clinician already has an appointment at this time.', booked)
  }
}

const touches = (actor: StaffActor, slot: Slot) =>
  and(isBusy(actor.organizationId, slot), ne(appointments.id, slot.appointmentId))

async function joinGroups(tx: Tx, actor: StaffActor, slot: Slot, overlapGroup: string): Promise<void> {
  const touched = tx
    .select({ group: appointments.overlapGroup })
    .from(appointments)
    .where(touches(actor, slot))
  await tx
    .update(appointments)
    .set({ overlapGroup })
    .where(
      and(
        eq(appointments.organizationId, actor.organizationId),
        eq(appointments.clinicianId, slot.clinicianId),
        inArray(appointments.overlapGroup, touched),
      ),
    )
}

/** What the slot touches, over all practices. */
const bookedAt = (tx: Tx, actor: StaffActor, slot: Slot): Promise<Appointment[]> =>
  selectAppointments(tx, {
    where: touches(actor, slot),
    orderBy: [asc(appointments.startsAt), asc(appointments.id)],
    limit: MAX_CONFLICTS,
  })
