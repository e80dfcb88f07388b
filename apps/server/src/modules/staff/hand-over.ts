import { APPOINTMENT_STATUSES, occupiesTime, type Appointment } from '@oaklet/api/contract'
import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { appointments, selectAppointments, type OpenAppointment } from '../appointments'
import { practices } from '../organization'
import { findClinicians } from './find-clinicians'

const OCCUPYING = APPOINTMENT_STATUSES.filter(occupiesTime)

interface Span {
  startsAt: Date | string
  endsAt: Date | string
}

/** Whether two appointments share time; one that ends as the other starts doesn't. */
export const overlaps = (one: Span, other: Span): boolean =>
  new Date(one.startsAt) < new Date(other.endsAt) && new Date(other.startsAt) < new Date(one.endsAt)

/** What another clinician has at the times of these appointments, in all practices, in order of start. */
export async function conflictsWith(
  tx: Tx,
  organizationId: string,
  clinicianId: string,
  open: readonly OpenAppointment[],
): Promise<Appointment[]> {
  if (open.length === 0) return []
  const from = new Date(Math.min(...open.map(({ startsAt }) => startsAt.getTime())))
  const to = new Date(Math.max(...open.map(({ endsAt }) => endsAt.getTime())))
  const theirs = await selectAppointments(tx, {
    where: and(
      eq(appointments.organizationId, organizationId),
      eq(appointments.clinicianId, clinicianId),
      inArray(appointments.status, OCCUPYING),
      lt(appointments.startsAt, to),
      gt(appointments.endsAt, from),
    ),
  })
  return theirs.filter((their) => open.some((one) => overlaps(one, their)))
}

/** The practices of these appointments, by name. */
export async function practicesOf(tx: Tx, organizationId: string, open: readonly OpenAppointment[]) {
  const ids = [...new Set(open.map(({ practiceId }) => practiceId))]
  if (ids.length === 0) return []
  return tx
    .select({ id: practices.id, name: practices.name })
    .from(practices)
    .where(and(eq(practices.organizationId, organizationId), inArray(practices.id, ids)))
    .orderBy(practices.name, practices.id)
}

/** Those of the practices where somebody can't hold appointments. */
export async function practicesWithout(
  tx: Tx,
  organizationId: string,
  clinicianId: string,
  named: readonly { id: string; name: string }[],
) {
  const without: { id: string; name: string }[] = []
  for (const practice of named) {
    const found = await findClinicians(tx, organizationId, practice.id, clinicianId)
    if (found.length === 0) without.push(practice)
  }
  return without
}
