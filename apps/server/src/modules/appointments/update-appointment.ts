import { isDeepStrictEqual } from 'node:util'
import type * as api from '@oaklet/api/contract'
import {
  isReschedulable,
  type Appointment,
  type ServiceLine,
  type UpdateAppointmentBody,
} from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { appointments } from '../../db/schema/appointments-table'
import { AppError, validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { bookedFees } from '../fee-agreements'
import { findAppointment, isAppointment } from './find-appointment'
import { lockAppointment } from './lock-appointment'
import { notifyClinicians } from './notify-clinicians'
import { overridesAfter } from './overrides-after'
import { placeAppointment } from './place-appointment'
import { refuseProblems } from './refuse-problems'
import { requireOwnCalendar } from './require-own-calendar'
import { offeredLabels, serviceErrors } from './service-labels'
import { writeAppointmentClients, writeAppointmentLines } from './write-appointment-parts'
import { isAnyoneComing } from './write-attendance'

type Confirmations = 'allowOverlap' | 'allowClientOverlap' | 'allowOutsideHours'
type Fields = Omit<UpdateAppointmentBody, 'version' | Confirmations>

/** Fields that can't be changed any more once the client came or missed the appointment. */
const FIXED_FIELDS: readonly (keyof Fields)[] = ['startsAt', 'endsAt', 'clinicianId', 'clientIds', 'lines']
const SLOT_FIELDS: readonly (keyof Fields)[] = ['startsAt', 'endsAt', 'clinicianId']
/** What decides whether a client is with another clinician then. */
const CLIENT_FIELDS: readonly (keyof Fields)[] = [...SLOT_FIELDS, 'clientIds']
/** What may be closed. */
const PLACE_FIELDS: readonly (keyof Fields)[] = [...SLOT_FIELDS, 'locationId']

/** Changes one appointment, unless someone else has changed it since `version`; others of its series stay as they are. */
export async function updateAppointment(
  { actor, scope, params: key, body }: CallOf<typeof api.updateAppointment>,
  work: Work,
): Promise<Appointment> {
  const { version, allowOverlap, allowClientOverlap, allowOutsideHours, ...typed } = body

  const row = await lockAppointment(work, key, scope, body)
  const { status } = row
  requireOwnCalendar(actor, scope, body.clinicianId)
  const before = await findAppointment(work, key, scope)
  const startsAt = new Date(body.startsAt)
  const endsAt = new Date(body.endsAt)
  // Once the client came or missed it, its fees stay whoever pays them.
  const fields = isReschedulable(status)
    ? { ...typed, lines: await bookedFees(work, { ...key, ...typed, startsAt, before }) }
    : typed
  const changed = changedFields(fieldsOf(before), fields)
  if (!isReschedulable(status) && changed.some((field) => FIXED_FIELDS.includes(field))) {
    throw new AppError(
      'transition_refused',
      'Its time, clinician, clients and services can’t be changed any more.',
    )
  }
  // What was booked keeps its label, and may be a service that can't be booked any more.
  const labelsBefore = before.lines.map(({ serviceCode, label }) => [serviceCode, label] as const)
  const labels = new Map([...(await offeredLabels(work, key.practiceId, body.lines)), ...labelsBefore])
  const { clientIds, lines, ...columns } = fields
  // At a new time everybody is expected again.
  const known = changed.includes('startsAt') ? [] : before.clients
  const attendances = new Map(
    clientIds.map((id) => [
      id,
      known.find((client) => client.id === id)?.attendance ?? ('expected' as const),
    ]),
  )
  if (changed.includes('clientIds') && !isAnyoneComing(attendances)) {
    throw validationFailed([{ path: 'clientIds', message: 'Choose a client who comes to this session' }])
  }
  const planned = { ...key, ...body, startsAt, endsAt, before: fieldsOf(before) }
  const allowed = {
    outsideHours: allowOutsideHours === true || !changed.some((field) => PLACE_FIELDS.includes(field)),
    overlap: allowOverlap || !changed.some((field) => SLOT_FIELDS.includes(field)),
    clientOverlap: allowClientOverlap === true || !changed.some((field) => CLIENT_FIELDS.includes(field)),
  }
  await refuseProblems(work, { ...key, scope }, planned, allowed, serviceErrors(labels, lines))
  const write = (inner: Tx, group: { overlapGroup?: string }) =>
    inner
      .update(appointments)
      .set({
        ...columns,
        ...group,
        startsAt,
        endsAt,
        overrides: overridesAfter(row, changed),
        version: version + 1,
        updatedAt: work.now(),
      })
      .where(and(isAppointment(actor, key, scope), eq(appointments.version, version)))
  if (changed.some((field) => SLOT_FIELDS.includes(field))) {
    const slot = { ...key, clinicianId: body.clinicianId, startsAt, endsAt, allowOverlap }
    await placeAppointment(work, slot, (inner, overlapGroup) => write(inner, { overlapGroup }))
  } else {
    await write(work.tx, {})
  }
  const parts = { organizationId: actor.organizationId, appointmentId: key.appointmentId }
  if (changed.includes('clientIds')) {
    await writeAppointmentClients(work.tx, parts, clientIds, attendances)
  }
  if (changed.includes('lines')) await writeAppointmentLines(work.tx, parts, lines, labels)
  await recordAudit(work, {
    action: 'updated',
    resource: 'appointment',
    recordId: key.appointmentId,
    changed,
  })
  const after = await findAppointment(work, key, scope)
  await notifyClinicians(work, before, after)
  return after
}

/** An appointment as the form that edits it holds it. */
const fieldsOf = (appointment: Appointment): Fields => ({
  clientIds: appointment.clients.map(({ id }) => id),
  clinicianId: appointment.clinician.id,
  locationId: appointment.location?.id ?? null,
  lines: appointment.lines.map(plainLine),
  startsAt: appointment.startsAt,
  endsAt: appointment.endsAt,
  timeZone: appointment.timeZone,
  memo: appointment.memo,
  billingType: appointment.billingType,
})

const plainLine = ({ serviceCode, modifiers, units, feeCents }: ServiceLine): ServiceLine => ({
  serviceCode,
  modifiers,
  units,
  feeCents,
})

function changedFields(before: Fields, after: Fields): (keyof Fields)[] {
  const comparable = (fields: Fields): Fields => ({
    ...fields,
    lines: fields.lines.map(plainLine),
    startsAt: new Date(fields.startsAt).toISOString(),
    endsAt: new Date(fields.endsAt).toISOString(),
  })
  const [from, to] = [comparable(before), comparable(after)]
  return (Object.keys(from) as (keyof Fields)[]).filter((field) => !isDeepStrictEqual(from[field], to[field]))
}
