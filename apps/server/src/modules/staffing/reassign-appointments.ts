import type { AppointmentsChoice } from '@oaklet/api/contract'
import { requireForAll } from '../../actor'
import type { Work } from '../../work'
import {
  changeAppointmentStatus,
  clientIdsOf,
  lockCalendar,
  lockClientCalendars,
  lockOpenAppointments,
  overlapRefused,
  reschedule,
  selectOpenAppointments,
  type OpenAppointment,
} from '../appointments'
import { findOverlaps } from '../availability'
import { lockCredits } from '../ledger'
import type { StaffKey } from '../staff'
import { heldBy, requireClinician } from './hand-over'

/**
 * Leaves, cancels or reassigns the appointments that a person still has to hold, each as its own module does it;
 * returns how many there are. Locks calendars first and rows second, as everywhere, and all clients before the end of the
 * audit log: cancelling releases what is held of their credit.
 */
export async function reassignAppointments(
  work: Work,
  key: StaffKey,
  choice: AppointmentsChoice,
): Promise<number> {
  const calendars = [key.staffId, ...(choice.choice === 'hand_over' ? [choice.clinicianId] : [])]
  for (const clinicianId of calendars.toSorted()) await lockCalendar(work.tx, clinicianId)
  // None is added to a calendar that is locked.
  const seen = await selectOpenAppointments(work.tx, work.deps, key)
  const appointmentIds = seen.map(({ id }) => id)
  const clientIds = await clientIdsOf(work, appointmentIds)
  await lockClientCalendars(work.tx, clientIds)
  const open = await lockOpenAppointments(work.tx, work.deps, key)
  if (choice.choice === 'leave' || open.length === 0) return open.length
  requireForAll(work.actor, 'appointments:write')
  // An actor who may deactivate the person may change their appointments in every practice, also where the actor
  // doesn’t work; so the practice is not checked again.
  if (choice.choice === 'hand_over') await requireTakeable(work, key, choice, open)
  if (choice.choice === 'cancel') {
    await lockCredits(work.tx, { organizationId: key.organizationId, clientIds })
  }
  for (const { id: appointmentId, practiceId, startsAt, endsAt, status, version } of open) {
    const appointment = { practiceId, appointmentId }
    if (choice.choice === 'cancel') {
      const exit = status === 'requested' ? 'declined' : 'cancelled_clinician'
      await changeAppointmentStatus(work, appointment, 'all', { status: exit, version })
    } else {
      // Overlaps were checked above; the appointments may overlap each other as they did before. Their times stay, so
      // neither opening hours nor the clients' other appointments are checked.
      const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
      const confirmed = { allowOverlap: true, allowClientOverlap: true, allowOutsideHours: true }
      const to = { clinicianId: choice.clinicianId, version }
      await reschedule(work, appointment, 'all', { ...times, ...to, ...confirmed })
    }
  }
  return open.length
}

/** Throws 422 when the other clinician can't hold them, and 409 when they would overlap unless that is allowed. */
async function requireTakeable(
  work: Work,
  key: StaffKey,
  { clinicianId, allowOverlap }: { clinicianId: string; allowOverlap: boolean },
  open: readonly OpenAppointment[],
): Promise<void> {
  await requireClinician(work.tx, key, { clinicianId, of: open, path: 'appointments.clinicianId' })
  if (allowOverlap) return
  const taken = await findOverlaps(work, heldBy(clinicianId, open))
  if (taken.length === 0) return
  throw await overlapRefused(work, 'The clinician already has appointments at some of these times.', taken)
}
