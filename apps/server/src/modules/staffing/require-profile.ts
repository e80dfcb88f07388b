import type { FieldError, StaffMember } from '@oaklet/api/contract'
import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { locations } from '../../db/schema/locations-table'
import { staff } from '../../db/schema/staff-table'
import type { Deps } from '../../deps'
import { validationFailed } from '../../errors'
import { holdOpenAppointments } from '../appointments'
import { stillToCome } from './still-to-come'
import type { StaffKey, TypedProfile } from '../staff'

/** Throws 422 naming each field that doesn't fit the rest of the organization; the staff has to be locked. */
export async function requireProfile(
  tx: Tx,
  deps: Deps,
  key: StaffKey,
  before: StaffMember,
  profile: TypedProfile,
): Promise<void> {
  const refused = [
    ...(await refusedClinician(tx, deps, key, before, profile)),
    ...(await refusedNpi(tx, key, profile)),
    ...(await refusedSupervisor(tx, key, before, profile)),
    ...(await refusedLocations(tx, key, before, profile)),
  ]
  if (refused.length > 0) throw validationFailed(refused)
}

async function refusedClinician(
  tx: Tx,
  deps: Deps,
  key: StaffKey,
  before: StaffMember,
  { isClinician }: TypedProfile,
): Promise<FieldError[]> {
  if (isClinician || !before.isClinician) return []
  const open = await holdOpenAppointments(tx, deps, key)
  if (open.length === 0) return []
  return [{ path: 'isClinician', message: stillToCome(open.length) }]
}

async function refusedNpi(
  tx: Tx,
  { organizationId, staffId }: StaffKey,
  { npi }: TypedProfile,
): Promise<FieldError[]> {
  if (npi === '') return []
  const [other] = await tx
    .select({ name: staff.name })
    .from(staff)
    .where(and(eq(staff.organizationId, organizationId), eq(staff.npi, npi), ne(staff.id, staffId)))
  return other === undefined ? [] : [{ path: 'npi', message: `This is the NPI of ${other.name}` }]
}

async function refusedSupervisor(
  tx: Tx,
  { organizationId, staffId }: StaffKey,
  before: StaffMember,
  { supervisorId }: TypedProfile,
): Promise<FieldError[]> {
  if (supervisorId === null || supervisorId === before.supervisor?.id) return []
  const people = await tx
    .select({ id: staff.id, isActive: staff.isActive, supervisorId: staff.supervisorId })
    .from(staff)
    .where(eq(staff.organizationId, organizationId))
  const byId = new Map(people.map((person) => [person.id, person]))
  if (byId.get(supervisorId)?.isActive !== true) {
    return [{ path: 'supervisorId', message: 'Choose somebody who works here' }]
  }
  for (
    let above: string | null = supervisorId;
    above !== null;
    above = byId.get(above)?.supervisorId ?? null
  ) {
    if (above !== staffId) continue
    const message = 'Nobody supervises themselves, also not through others'
    return [{ path: 'supervisorId', message }]
  }
  return []
}

async function refusedLocations(
  tx: Tx,
  { organizationId }: StaffKey,
  before: StaffMember,
  { workingHours }: TypedProfile,
): Promise<FieldError[]> {
  const named = workingHours.map(({ locationId }) => locationId)
  if (named.length === 0) return []
  const found = await tx
    .select({ id: locations.id, practiceId: locations.practiceId })
    .from(locations)
    .where(
      and(
        eq(locations.organizationId, organizationId),
        inArray(locations.id, named),
        isNull(locations.removedAt),
      ),
    )
  const practiceIds = before.practices.map(({ id }) => id)
  const fitting = found.filter(({ practiceId }) => practiceIds.includes(practiceId)).map(({ id }) => id)
  const keeping = found
    .filter(({ id }) => before.workingHours.some(({ locationId }) => locationId === id))
    .map(({ id }) => id)
  return named.flatMap((id, index) =>
    fitting.includes(id) || keeping.includes(id)
      ? []
      : [
          {
            path: `workingHours.${index}.locationId`,
            message: 'Choose a location of a practice where this person works',
          },
        ],
  )
}
