import { fallsInto, type Holiday, type HolidaysQuery } from '@oaklet/api/contract'
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { holidayLocations, holidays } from './holidays-table'

/** The organization's holidays that meet `which`, by date; with a range, those with an occurrence in it. */
export async function selectHolidays(
  tx: Tx,
  organizationId: string,
  which: SQL | undefined,
  range: HolidaysQuery = {},
): Promise<Holiday[]> {
  const rows = await tx
    .select()
    .from(holidays)
    .where(and(eq(holidays.organizationId, organizationId), which))
    .orderBy(asc(holidays.date), asc(holidays.name), asc(holidays.id))
  const closed = await closedLocations(
    tx,
    organizationId,
    rows.map(({ id }) => id),
  )
  return rows
    .map((row) => holidayOf(row, closed.get(row.id) ?? []))
    .filter((holiday) => fallsInto(holiday, range))
}

/** What a practice's location sees: the holidays of all locations and its own. */
export async function holidaysOfLocation(
  tx: Tx,
  organizationId: string,
  { practiceId, locationId }: { practiceId: string; locationId: string },
  range: HolidaysQuery,
): Promise<Holiday[]> {
  const found = await selectHolidays(tx, organizationId, eq(holidays.practiceId, practiceId), range)
  return found.filter(({ locations }) => locations.length === 0 || locations.includes(locationId))
}

/** The holidays of several practices, by date. */
export const holidaysOfPractices = (
  tx: Tx,
  organizationId: string,
  practiceIds: readonly string[],
): Promise<Holiday[]> => selectHolidays(tx, organizationId, inArray(holidays.practiceId, [...practiceIds]))

async function closedLocations(
  tx: Tx,
  organizationId: string,
  holidayIds: string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (holidayIds.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(holidayLocations)
    .where(
      and(
        eq(holidayLocations.organizationId, organizationId),
        inArray(holidayLocations.holidayId, holidayIds),
      ),
    )
    .orderBy(asc(holidayLocations.locationId))
  const closed = new Map<string, string[]>()
  for (const { holidayId, locationId } of rows) {
    closed.set(holidayId, [...(closed.get(holidayId) ?? []), locationId])
  }
  return closed
}

const holidayOf = (row: typeof holidays.$inferSelect, locations: string[]): Holiday => ({
  id: row.id,
  practiceId: row.practiceId,
  name: row.name,
  date: row.date,
  ...(row.endDate === null ? {} : { endDate: row.endDate }),
  recurring: row.recurringType !== 'none',
  recurringType: row.recurringType,
  locations,
  description: row.description,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
