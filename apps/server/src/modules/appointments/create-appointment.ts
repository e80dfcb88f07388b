import type * as api from '@oaklet/api/contract'
import type { Appointment } from '@oaklet/api/contract'
import { appointments } from '../../db/schema/appointments-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { findAppointment } from './find-appointment'
import { lockCalendar } from './lock-appointment'
import { notifyClinicians } from './notify-clinicians'
import { placeAppointment } from './place-appointment'
import { requireBookable, requireOwnCalendar } from './require-bookable'
import { requireOpen } from './require-open'
import { writeAppointmentClients, writeAppointmentLines } from './write-appointment-parts'

/** Books an appointment: `allowOutsideHours` when something is closed, `allowOverlap` when the clinician is not free. */
export async function createAppointment(
  { actor, scope, params: { practiceId }, body }: CallOf<typeof api.createAppointment>,
  work: Work,
): Promise<Appointment> {
  requireOwnCalendar(actor, scope, body.clinicianId)
  const { clientIds, lines, allowOverlap, allowOutsideHours, ...fields } = body

  // Whoever takes the clinician away holds the calendar too: either they see this booking, or it sees that they did.
  await lockCalendar(work.tx, body.clinicianId)
  const labels = await requireBookable(work, practiceId, body, scope)
  const now = work.now()
  const appointmentId = work.newId()
  const { organizationId } = actor
  const startsAt = new Date(body.startsAt)
  const endsAt = new Date(body.endsAt)
  await requireOpen(work, { ...fields, practiceId, startsAt, endsAt, allowOutsideHours })
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
  await writeAppointmentLines(work.tx, key, lines, labels)
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
