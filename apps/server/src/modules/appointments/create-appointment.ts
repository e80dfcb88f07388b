import type * as api from '@oaklet/api/contract'
import type { Appointment } from '@oaklet/api/contract'
import { appointments } from '../../db/schema/appointments-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { bookedFees } from '../fee-agreements'
import { findAppointment } from './find-appointment'
import { lockCalendar, lockClientCalendars } from './lock-appointment'
import { notifyClinicians } from './notify-clinicians'
import { placeAppointment } from './place-appointment'
import { refuseProblems } from './refuse-problems'
import { requireOwnCalendar } from './require-own-calendar'
import { offeredLabels, serviceErrors } from './service-labels'
import { writeAppointmentClients, writeAppointmentLines } from './write-appointment-parts'

/**
 * Books an appointment: `allowOutsideHours` when something is closed, `allowOverlap` when the clinician is not free,
 * `allowClientOverlap` when a client is with another clinician then.
 */
export async function createAppointment(
  { actor, scope, params: { practiceId }, body }: CallOf<typeof api.createAppointment>,
  work: Work,
): Promise<Appointment> {
  requireOwnCalendar(actor, scope, body.clinicianId)
  const { clientIds, lines, allowOverlap, allowClientOverlap, allowOutsideHours, ...fields } = body

  // A deactivation of the clinician locks the calendar too: either it sees this booking, or this booking sees it.
  await lockCalendar(work.tx, body.clinicianId)
  await lockClientCalendars(work.tx, clientIds)
  const now = work.now()
  const appointmentId = work.newId()
  const { organizationId } = actor
  const startsAt = new Date(body.startsAt)
  const endsAt = new Date(body.endsAt)
  const planned = { ...body, startsAt, endsAt }
  const allowed = {
    outsideHours: allowOutsideHours === true,
    overlap: allowOverlap,
    clientOverlap: allowClientOverlap === true,
  }
  const labels = await offeredLabels(work, practiceId, lines)
  await refuseProblems(work, { practiceId, scope }, planned, allowed, serviceErrors(labels, lines))
  const slot = { appointmentId, clinicianId: body.clinicianId, startsAt, endsAt, allowOverlap }
  await placeAppointment(work, slot, (inner, overlapGroup) =>
    inner.insert(appointments).values({
      ...fields,
      organizationId,
      id: appointmentId,
      practiceId,
      startsAt,
      endsAt,
      status: 'scheduled',
      overlapGroup,
      createdAt: now,
      updatedAt: now,
    }),
  )
  const key = { organizationId, appointmentId }
  await writeAppointmentClients(work.tx, key, clientIds)
  await writeAppointmentLines(
    work.tx,
    key,
    await bookedFees(work, { ...body, practiceId, startsAt, before: null }),
    labels,
  )
  await recordAudit(work, {
    action: 'created',
    resource: 'appointment',
    recordId: appointmentId,
    changed: Object.keys({ clientIds, ...fields, lines }),
  })
  const booked = await findAppointment(work, { practiceId, appointmentId }, scope)
  await notifyClinicians(work, null, booked)
  return booked
}
