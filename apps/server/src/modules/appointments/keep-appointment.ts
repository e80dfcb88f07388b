import type { Appointment, CreateAppointmentBody } from '@oaklet/api/contract'
import type { Actor } from '../../actor'
import { appointments } from '../../db/schema/appointments-table'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { bookedFees } from '../fee-agreements'
import { findAppointment } from './find-appointment'
import { notifyClinicians } from './notify-clinicians'
import { placeAppointment } from './place-appointment'
import { writeAppointmentClients, writeAppointmentLines } from './write-appointment-parts'

type Terms = Pick<
  CreateAppointmentBody,
  'clientIds' | 'clinicianId' | 'locationId' | 'lines' | 'timeZone' | 'memo' | 'billingType'
>

/** An appointment that nothing stands in the way of. */
export interface NewAppointment extends Terms {
  practiceId: string
  startsAt: Date
  endsAt: Date
  /** The label of each service, by its code. */
  labels: ReadonlyMap<string, string>
  /** A person has confirmed that the clinician may be booked twice. */
  allowOverlap: boolean
}

/**
 * Keeps a new appointment whose time was looked at in locked calendars, records it, and notifies its clinician.
 */
export async function keepAppointment(work: Work<Actor>, booking: NewAppointment): Promise<Appointment> {
  const { practiceId, clientIds, lines, labels, allowOverlap, ...fields } = booking
  const { organizationId } = work.actor
  const now = work.now()
  const appointmentId = work.newId()
  const { clinicianId, startsAt, endsAt } = booking
  const slot = { appointmentId, clinicianId, startsAt, endsAt, allowOverlap }
  await placeAppointment(work, slot, (inner, overlapGroup) =>
    inner.insert(appointments).values({
      ...fields,
      ...{ organizationId, id: appointmentId, practiceId },
      ...{ status: 'scheduled', overlapGroup, createdAt: now, updatedAt: now },
    }),
  )
  const key = { organizationId, appointmentId }
  await writeAppointmentClients(work.tx, key, clientIds)
  const booked = await bookedFees(work, { ...booking, before: null })
  await writeAppointmentLines(work.tx, key, booked, labels)
  await recordAudit(work, {
    action: 'created',
    resource: 'appointment',
    recordId: appointmentId,
    changed: Object.keys({ clientIds, ...fields, lines }),
  })
  const kept = await findAppointment(work, { practiceId, appointmentId }, 'all')
  await notifyClinicians(work, null, kept)
  return kept
}
