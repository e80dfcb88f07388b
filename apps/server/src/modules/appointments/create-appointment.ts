import type { Appointment, CreateAppointmentBody } from '@oaklet/api/contract'
import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { recordAudit } from '../audit'
import { appointments } from './appointments-table'
import { findAppointment } from './find-appointment'
import { lockCalendar } from './lock-appointment'
import { notifyClinicians } from './notify-clinicians'
import { placeAppointment } from './place-appointment'
import { requireBookable, requireOwnCalendar } from './require-bookable'
import { requireOpen } from './require-open'
import { writeAppointmentClients, writeAppointmentLines } from './write-appointment-parts'

/** Books an appointment: `allowOutsideHours` when something is closed, `allowOverlap` when the clinician is not free. */
export function createAppointment(
  deps: Deps,
  actor: StaffActor,
  { practiceId }: { practiceId: string },
  body: CreateAppointmentBody,
): Promise<Appointment> {
  requirePractice(actor, practiceId)
  const scope = scopeOf(actor, 'appointments:write')
  requireOwnCalendar(actor, scope, body.clinicianId)
  const { clientIds, lines, allowOverlap, allowOutsideHours, ...fields } = body
  return inTenant(deps.db, actor.organizationId, async (tx) => {
    // Whoever takes the clinician away holds the calendar too: either they see this booking, or it sees that they did.
    await lockCalendar(tx, body.clinicianId)
    const labels = await requireBookable(tx, actor, practiceId, body, scope)
    const now = deps.clock.now()
    const appointmentId = deps.newId()
    const { organizationId } = actor
    const startsAt = new Date(body.startsAt)
    const endsAt = new Date(body.endsAt)
    await requireOpen(tx, actor, { ...fields, practiceId, startsAt, endsAt, allowOutsideHours })
    const slot = { appointmentId, clinicianId: body.clinicianId, startsAt, endsAt, allowOverlap }
    await placeAppointment(tx, deps, actor, slot, (inner, overlapGroup) =>
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
    await writeAppointmentClients(tx, key, clientIds)
    await writeAppointmentLines(tx, key, lines, labels)
    await recordAudit(tx, deps, actor, {
      action: 'created',
      resource: 'appointment',
      recordId: appointmentId,
      changed: Object.keys({ clientIds, ...fields, lines }),
    })
    const booked = await findAppointment(tx, actor, { practiceId, appointmentId }, scope)
    await notifyClinicians(tx, deps, actor, null, booked)
    return booked
  })
}
