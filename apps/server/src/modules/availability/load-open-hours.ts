import type { BusinessHours, DateRange } from '@oaklet/api/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { folded } from '../../db/folded'
import { locations } from '../../db/schema/locations-table'
import { practices } from '../../db/schema/practices-table'
import { staff } from '../../db/schema/staff-table'
import { staffWorkingHours } from '../../db/schema/working-hours-table'
import { notFound } from '../../errors'
import { holidaysOfPractices } from '../holidays'
import { loadBlockedTimes, type Reader } from './load-blocked-times'
import type { OpenHours, OpenLocation, WorkingClinician } from './open-hours'

/** When a practice is open and, with a clinician, when that person works there; with a range, its holidays and blocks alone. */
export async function loadOpenHours(
  tx: Tx,
  of: Reader,
  practiceId: string,
  clinicianId: string | null,
  range: DateRange = {},
): Promise<OpenHours> {
  const hoursOf = await loadHoursOf(tx, of, practiceId, clinicianId === null ? [] : [clinicianId], range)
  return hoursOf(clinicianId)
}

/** Loads the hours of a practice and of some of its clinicians; returns the hours that count for one of them. */
export async function loadHoursOf(
  tx: Tx,
  of: Reader,
  practiceId: string,
  clinicianIds: readonly string[],
  range: DateRange = {},
): Promise<(clinicianId: string | null) => OpenHours> {
  const { organizationId } = of
  const [practice] = await tx
    .select({
      name: practices.name,
      timeZone: practices.timeZone,
      businessHours: practices.businessHours,
    })
    .from(practices)
    .where(and(eq(practices.organizationId, organizationId), eq(practices.id, practiceId)))
  if (practice === undefined) throw notFound()
  const hours = {
    timeZone: practice.timeZone,
    practice,
    locations: await loadLocations(tx, organizationId, practiceId),
    holidays: await holidaysOfPractices(tx, organizationId, [practiceId], range),
  }
  const clinicians = await loadClinicians(tx, organizationId, clinicianIds)
  const blocksOf = await loadBlockedTimes(tx, of, { id: practiceId, ...hours }, clinicianIds, range)
  return (clinicianId) => ({
    ...hours,
    clinician: clinicians.get(clinicianId ?? '') ?? null,
    blocks: blocksOf(clinicianId),
  })
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
    .orderBy(folded(locations.name), asc(locations.id))

/** Loads the working hours of some clinicians, by their ids; unknown ids are missing. */
async function loadClinicians(
  tx: Tx,
  organizationId: string,
  clinicianIds: readonly string[],
): Promise<ReadonlyMap<string, WorkingClinician>> {
  if (clinicianIds.length === 0) return new Map()
  const rows = await tx
    .select({
      id: staff.id,
      name: staff.name,
      at: staffWorkingHours.locationId,
      hours: staffWorkingHours.hours,
    })
    .from(staff)
    .leftJoin(
      staffWorkingHours,
      and(
        eq(staffWorkingHours.organizationId, staff.organizationId),
        eq(staffWorkingHours.staffId, staff.id),
      ),
    )
    .where(and(eq(staff.organizationId, organizationId), inArray(staff.id, [...new Set(clinicianIds)])))
  const clinicians = new Map<string, { name: string; hours: Map<string, BusinessHours> }>()
  for (const { id, name, at, hours } of rows) {
    const clinician = clinicians.get(id) ?? { name, hours: new Map<string, BusinessHours>() }
    if (at !== null && hours !== null) clinician.hours.set(at, hours)
    clinicians.set(id, clinician)
  }
  return clinicians
}
