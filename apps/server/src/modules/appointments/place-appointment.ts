import { and, eq, inArray } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Tx } from '../../db/database'
import { appointments } from '../../db/schema/appointments-table'
import { sqlState } from '../../db/sql-state'
import { type Work, workOf } from '../../work'
import { lockCalendar } from './lock-appointment'
import { overlapRefused } from './overlap-refused'
import { findOverlaps, type ClinicianTime } from '../availability'
import { OVERLAP_MESSAGE } from './refuse-problems'

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
  work: Work<Actor>,
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
    throw await overlapRefused(work, OVERLAP_MESSAGE, await findOverlaps(work, [slot]))
  }
}

/** Puts the appointments that the slot touches, and all that they touch, into one group. */
async function joinGroups(work: Work<Actor>, slot: Slot, overlapGroup: string): Promise<void> {
  const touched = await findOverlaps(work, [slot])
  if (touched.length === 0) return
  const isHere = eq(appointments.organizationId, work.actor.organizationId)
  const ids = touched.map(({ appointmentId }) => appointmentId)
  const groups = work.tx
    .select({ group: appointments.overlapGroup })
    .from(appointments)
    .where(and(isHere, inArray(appointments.id, ids)))
  await work.tx
    .update(appointments)
    .set({ overlapGroup })
    .where(
      and(isHere, eq(appointments.clinicianId, slot.clinicianId), inArray(appointments.overlapGroup, groups)),
    )
}
