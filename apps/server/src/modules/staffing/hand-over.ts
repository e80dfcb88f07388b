import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { folded } from '../../db/folded'
import { practices } from '../../db/schema/practices-table'
import { validationFailed } from '../../errors'
import type { OpenAppointment } from '../appointments'
import { findClinicians, type StaffKey } from '../staff'
import type { ClinicianTime } from '../availability'

/** Returns the times of appointments as another clinician would hold them. */
export const heldBy = (clinicianId: string, open: readonly OpenAppointment[]): ClinicianTime[] =>
  open.map(({ startsAt, endsAt }) => ({ clinicianId, startsAt, endsAt }))

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
    .orderBy(folded(practices.name), practices.id)
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
