import type * as api from '@oaklet/api/contract'
import { isReschedulable, type Appointment, type MoveAppointmentBody } from '@oaklet/api/contract'
import { eq, and } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { appointments } from '../../db/schema/appointments-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { findAppointment, isAppointment, type AppointmentKey } from './find-appointment'
import { clientIdsOf, lockAppointment } from './lock-appointment'
import { asItStood, notifyClinicians } from './notify-clinicians'
import { overridesAfter } from './overrides-after'
import { placeAppointment } from './place-appointment'
import { refuseProblems } from './refuse-problems'
import { requireOwnCalendar } from './require-own-calendar'

/** Gives an appointment another time, length or clinician, and touches nothing else. */
export async function moveAppointment(
  { scope, params: key, body }: CallOf<typeof api.moveAppointment>,
  work: Work,
): Promise<Appointment> {
  return reschedule(work, key, scope, body)
}

/** Moves an appointment in an open transaction, for callers that have checked that the actor may do so. */
export async function reschedule(
  work: Work,
  key: AppointmentKey,
  scope: Scope,
  body: MoveAppointmentBody,
): Promise<Appointment> {
  const before = await lockAppointment(work, key, scope, body)
  const { version, allowOverlap, allowClientOverlap, allowOutsideHours } = body
  const clinicianId = body.clinicianId ?? before.clinicianId
  requireOwnCalendar(work.actor, scope, clinicianId)
  if (!isReschedulable(before.status)) {
    throw new AppError('transition_refused', 'This appointment can’t be moved any more.')
  }
  const to = { clinicianId, startsAt: new Date(body.startsAt), endsAt: new Date(body.endsAt) }
  const changed = (['clinicianId', 'startsAt', 'endsAt'] as const).filter(
    (field) => before[field].valueOf() !== to[field].valueOf(),
  )
  if (changed.length > 0) {
    const clientIds = await clientIdsOf(work, [key.appointmentId])
    const named = { clientIds, locationId: before.locationId }
    const planned = { ...key, ...named, ...to, before: { ...named, clinicianId: before.clinicianId } }
    const allowed = {
      outsideHours: allowOutsideHours === true,
      overlap: allowOverlap,
      clientOverlap: allowClientOverlap === true,
    }
    await refuseProblems(work, { ...key, scope }, planned, allowed)
    await placeAppointment(work, { ...key, ...to, allowOverlap }, (inner, overlapGroup) =>
      inner
        .update(appointments)
        .set({
          ...to,
          overlapGroup,
          overrides: overridesAfter(before, changed),
          version: version + 1,
          updatedAt: work.now(),
        })
        .where(and(isAppointment(work.actor, key, scope), eq(appointments.version, version))),
    )
    await recordAudit(work, {
      action: 'moved',
      resource: 'appointment',
      recordId: key.appointmentId,
      changed,
    })
  }
  const after = await findAppointment(work, key, scope)
  await notifyClinicians(work, asItStood(before, after), after)
  return after
}
