import type { BusinessHours, DateRange } from '@oaklet/api/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { locations } from '../../db/schema/locations-table'
import { practices } from '../../db/schema/practices-table'
import { staff } from '../../db/schema/staff-table'
import { staffWorkingHours } from '../../db/schema/working-hours-table'
import { notFound } from '../../errors'
import { holidaysOfPractices } from '../holidays'
import type { OpenHours, OpenLocation, WorkingClinician } from './open-hours'

/** When a practice is open and, with a clinician, when that person works there; with a range, its holidays alone. */
export async function loadOpenHours(
  tx: Tx,
  { organizationId }: Pick<StaffActor, 'organizationId'>,
  practiceId: string,
  clinicianId: string | null,
  range: DateRange = {},
): Promise<OpenHours> {
  const [practice] = await tx
    .select({
      name: practices.name,
      timeZone: practices.timeZone,
      businessHours: practices.businessHours,
    })
    .from(practices)
    .where(and(eq(practices.organizationId, organizationId), eq(practices.id, practiceId)))
  if (practice === undefined) throw notFound()
  return {
    timeZone: practice.timeZone,
    practice,
    locations: await loadLocations(tx, organizationId, practiceId),
    holidays: await holidaysOfPractices(tx, organizationId, [practiceId], range),
    clinician: clinicianId === null ? null : await loadClinician(tx, organizationId, clinicianId),
  }
}

/** By name; deleted ones too, for what is still to be moved there. */
const loadLocations = (tx: Tx, organizationId: string, practiceId: string): Promise<OpenLocation[]> =>
  tx
    .select({
      id: locations.id,
      name: locations.name,
      isActive: locations.isActive,
      businessHours: locations.businessHours,
    })
    .from(locations)
    .where(and(eq(locations.organizationId, organizationId), eq(locations.practiceId, practiceId)))
    .orderBy(asc(locations.name), asc(locations.id))

/** Null for somebody whom the organization doesn't know. */
async function loadClinician(
  tx: Tx,
  organizationId: string,
  clinicianId: string,
): Promise<WorkingClinician | null> {
  const rows = await tx
    .select({ name: staff.name, at: staffWorkingHours.locationId, hours: staffWorkingHours.hours })
    .from(staff)
    .leftJoin(
      staffWorkingHours,
      and(
        eq(staffWorkingHours.organizationId, staff.organizationId),
        eq(staffWorkingHours.staffId, staff.id),
      ),
    )
    .where(and(eq(staff.organizationId, organizationId), eq(staff.id, clinicianId)))
  const [first] = rows
  if (first === undefined) return null
  const said = rows.flatMap(({ at, hours }): [string, BusinessHours][] =>
    at === null || hours === null ? [] : [[at, hours]],
  )
  return { name: first.name, hours: new Map(said) }
}
