import type * as api from '@oaklet/api/contract'
import {
  nextAppointmentStatuses,
  occupiesTime,
  type Appointment,
  type AppointmentStatus,
  type SetAppointmentStatusBody,
} from '@oaklet/api/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Actor, Scope } from '../../actor'
import type { Tx } from '../../db/database'
import { appointments } from '../../db/schema/appointments-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { attendanceAfter } from './attendance-after'
import { billedAmong, findClaimNumber, findSuperbillNumber, isBilled } from './billed-appointments'
import { findAppointment, isAppointment, type AppointmentKey } from './find-appointment'
import { isHoldableStatus } from './holdable-appointments'
import { holdAgain, namedInLedger, releaseHolds } from './holds-of-session'
import { clientIdsOf, lockAppointment, type AppointmentRow } from './lock-appointment'
import { asItStood, notifyClinicians } from './notify-clinicians'
import { placeAppointment } from './place-appointment'
import { refuseProblems } from './refuse-problems'
import { changeAttendance } from './write-attendance'

/**
 * Moves an appointment along; bringing a cancelled one back asks again whether it may overlap. What is held for one that
 * is called off becomes plain credit, and is held again when it is brought back.
 */
export async function setAppointmentStatus(
  { scope, params: key, body }: CallOf<typeof api.setAppointmentStatus>,
  work: Work,
): Promise<Appointment> {
  return changeAppointmentStatus(work, key, scope, body)
}

/** Changes the status in an open transaction, for callers that have checked that the actor may do so. */
export async function changeAppointmentStatus(
  work: Work,
  key: AppointmentKey,
  scope: Scope,
  { status, version, allowOverlap = false, allowClientOverlap = false }: SetAppointmentStatusBody,
): Promise<Appointment> {
  const before = await lockAppointment(work, key, scope, { version })
  await requireStatus(work, before, status)
  const write = (inner: Tx, group: { overlapGroup?: string }) =>
    inner
      .update(appointments)
      .set({ ...group, status, version: version + 1, updatedAt: work.now() })
      .where(and(isAppointment(work.actor, key, scope), eq(appointments.version, version)))
  if (!occupiesTime(before.status) && occupiesTime(status)) {
    const named = { clientIds: await clientIdsOf(work, [key.appointmentId]), locationId: before.locationId }
    const planned = { ...before, ...key, ...named, before: { ...named, clinicianId: before.clinicianId } }
    const allowed = { outsideHours: true, overlap: allowOverlap, clientOverlap: allowClientOverlap }
    await refuseProblems(work, { ...key, scope }, planned, allowed)
    const slot = { ...before, ...key, allowOverlap }
    await placeAppointment(work, slot, (inner, overlapGroup) => write(inner, { overlapGroup }))
  } else {
    await write(work.tx, {})
  }
  return tellOfStatus(work, before, status)
}

/** Gives a locked appointment a status for which no time has to be free. Throws 409 `transition_refused` where it can’t have it. */
export async function setStatusOfLocked(
  work: Work<Actor>,
  before: AppointmentRow,
  status: AppointmentStatus,
): Promise<Appointment> {
  await requireStatus(work, before, status)
  await work.tx
    .update(appointments)
    .set({ status, version: before.version + 1, updatedAt: work.now() })
    .where(and(eq(appointments.organizationId, before.organizationId), eq(appointments.id, before.id)))
  return tellOfStatus(work, before, status)
}

/** Does what follows from a new status, records it and notifies of it. */
async function tellOfStatus(
  work: Work<Actor>,
  before: AppointmentRow,
  status: AppointmentStatus,
): Promise<Appointment> {
  const { id: appointmentId, practiceId } = before
  await followStatus(work, [before], status)
  await recordAudit(work, {
    ...{ action: status, resource: 'appointment', recordId: appointmentId, changed: ['status'] },
  })
  const after = await findAppointment(work, { practiceId, appointmentId }, 'all')
  await notifyClinicians(work, asItStood(before, after), after)
  return after
}

/**
 * Cancels locked appointments for the practice, in a few statements however many they are; the caller records it and
 * notifies of it. Throws 409 `transition_refused` where one of them can't be cancelled.
 */
export async function cancelByPractice(work: Work, rows: readonly AppointmentRow[]): Promise<void> {
  const status = 'cancelled_clinician'
  const ids = rows.map(({ id }) => id)
  for (const row of rows) requireTransition(row.status, status)
  if ((await billedAmong(work, ids)).size > 0) {
    throw new AppError('transition_refused', 'A billed appointment keeps its status.')
  }
  await work.tx
    .update(appointments)
    .set({ status, version: sql`${appointments.version} + 1`, updatedAt: work.now() })
    .where(and(eq(appointments.organizationId, work.actor.organizationId), inArray(appointments.id, ids)))
  await followStatus(work, rows, status)
}

/** Writes what follows from a new status of locked appointments: who came, and what is held for them. */
export async function followStatus(
  work: Work<Actor>,
  rows: readonly AppointmentRow[],
  status: AppointmentStatus,
): Promise<void> {
  if (rows.length === 0) return
  for (const [from, those] of Map.groupBy(rows, (row) => row.status)) {
    const ids = those.map(({ id }) => id)
    await changeAttendance(work, ids, attendanceAfter(from, status))
  }
  for (const before of await namedInLedger(work, rows)) {
    if (!isHoldableStatus(status)) await releaseHolds(work, before)
    else if (!isHoldableStatus(before.status)) await holdAgain(work, before)
  }
}

/** Throws 409 `transition_refused` where a locked appointment can't have the status. */
async function requireStatus(
  work: Work<Actor>,
  before: AppointmentRow,
  status: AppointmentStatus,
): Promise<void> {
  const parts = { organizationId: before.organizationId, appointmentId: before.id }
  requireTransition(before.status, status)
  if (await isBilled(work.tx, parts)) {
    throw new AppError('transition_refused', 'An invoiced appointment keeps its status.')
  }
  const superbill = await findSuperbillNumber(work.tx, parts)
  if (superbill !== null) {
    throw new AppError(
      'transition_refused',
      `This session is on superbill ${superbill}, which would have to be voided first.`,
    )
  }
  const claim = await findClaimNumber(work.tx, parts)
  if (claim !== null) {
    throw new AppError(
      'transition_refused',
      `This session is on claim ${claim}, which an insurance may have: void it, or delete the file that it is in, first.`,
    )
  }
}

function requireTransition(from: AppointmentStatus, to: AppointmentStatus): void {
  if (nextAppointmentStatuses(from).includes(to)) return
  const words = (status: AppointmentStatus) => status.replace('_', ' ')
  throw new AppError('transition_refused', `An appointment that is ${words(from)} can’t become ${words(to)}.`)
}
