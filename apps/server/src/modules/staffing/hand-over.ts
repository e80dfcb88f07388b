import type { Appointment } from '@oaklet/api/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { practices } from '../../db/schema/practices-table'
import { validationFailed } from '../../errors'
import { selectAppointments, type OpenAppointment } from '../appointments/index'
import { findClinicians, type StaffKey } from '../staff'
import { isBusy } from '../availability'

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
  const startsAt = new Date(Math.min(...open.map(({ startsAt }) => startsAt.getTime())))
  const endsAt = new Date(Math.max(...open.map(({ endsAt }) => endsAt.getTime())))
  const where = isBusy(organizationId, { clinicianId, startsAt, endsAt })
  const theirs = await selectAppointments(tx, { where })
  return theirs.filter((their) => open.some((one) => overlaps(one, their)))
}

/** What is handed over, each in its practice. */
type Handed = readonly { practiceId: string }[]

/** The practices of what is handed over by name, and how many of it are in each. */
export async function practicesOf(tx: Tx, organizationId: string, handed: Handed) {
  const ids = handed.map(({ practiceId }) => practiceId)
  if (ids.length === 0) return []
  const named = await tx
    .select({ id: practices.id, name: practices.name })
    .from(practices)
    .where(and(eq(practices.organizationId, organizationId), inArray(practices.id, [...new Set(ids)])))
    .orderBy(practices.name, practices.id)
  return named.map((practice) => ({ ...practice, count: ids.filter((id) => id === practice.id).length }))
}

/** Returns those of the practices where a person can't hold appointments or have clients. */
export async function practicesWithout(
  tx: Tx,
  organizationId: string,
  clinicianId: string,
  named: readonly { id: string; name: string }[],
) {
  const without: { id: string; name: string }[] = []
  for (const { id, name } of named) {
    const found = await findClinicians(tx, organizationId, id, clinicianId)
    if (found.length === 0) without.push({ id, name })
  }
  return without
}

/** Throws 422 at `path` unless the one who takes over is another clinician who works where all `of` it is. */
export async function requireClinician(
  tx: Tx,
  { organizationId, staffId }: StaffKey,
  { clinicianId, of, path }: { clinicianId: string; of: Handed; path: string },
): Promise<void> {
  if (clinicianId === staffId) throw validationFailed([{ path, message: 'Choose somebody else' }])
  const where = await practicesOf(tx, organizationId, of)
  const without = await practicesWithout(tx, organizationId, clinicianId, where)
  if (without.length === 0) return
  const names = without.map(({ name }) => name).join(', ')
  throw validationFailed([{ path, message: `Choose a clinician who works in ${names}` }])
}
