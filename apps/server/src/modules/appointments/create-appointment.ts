import type * as api from '@oaklet/api/contract'
import type { Appointment } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { keepAppointment } from './keep-appointment'
import { lockCalendar, lockClientCalendars } from './lock-appointment'
import { refuseProblems } from './refuse-problems'
import { requireOwnCalendar } from './require-own-calendar'
import { offeredLabels, serviceErrors } from './service-labels'

/**
 * Books an appointment: `allowOutsideHours` when something is closed or offered to somebody else, `allowOverlap` when the
 * clinician is not free, `allowClientOverlap` when a client is with another clinician then.
 */
export async function createAppointment(
  { actor, scope, params: { practiceId }, body }: CallOf<typeof api.createAppointment>,
  work: Work,
): Promise<Appointment> {
  requireOwnCalendar(actor, scope, body.clinicianId)
  const { allowOverlap, allowClientOverlap, allowOutsideHours, ...terms } = body

  // A deactivation of the clinician locks the calendar too: either it sees this booking, or this booking sees it.
  await lockCalendar(work.tx, body.clinicianId)
  await lockClientCalendars(work.tx, body.clientIds)
  const planned = { ...terms, startsAt: new Date(body.startsAt), endsAt: new Date(body.endsAt) }
  const allowed = {
    outsideHours: allowOutsideHours === true,
    overlap: allowOverlap,
    clientOverlap: allowClientOverlap === true,
  }
  const labels = await offeredLabels(work, practiceId, body.lines)
  await refuseProblems(work, { practiceId, scope }, planned, allowed, serviceErrors(labels, body.lines))
  return keepAppointment(work, { ...planned, practiceId, labels, allowOverlap })
}
