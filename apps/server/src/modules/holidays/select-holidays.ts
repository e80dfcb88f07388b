import { fallsInto, type Holiday, type HolidaysQuery } from '@oaklet/api/contract'
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { folded } from '../../db/folded'
import { holidayLocations, holidays } from '../../db/schema/holidays-table'

const { locationId } = holidayLocations
const CLOSED = sql<string[]>`
  coalesce(json_agg(${locationId} order by ${locationId}) filter (where ${locationId} is not null), '[]')`

/** The organization's holidays that meet `which`, by date; with a range, those with an occurrence in it. */
export async function selectHolidays(
  tx: Tx,
  organizationId: string,
  which: SQL | undefined,
  range: HolidaysQuery = {},
): Promise<Holiday[]> {
  const rows = await tx
    .select({ holiday: holidays, closed: CLOSED })
    .from(holidays)
    .leftJoin(
      holidayLocations,
      and(
        eq(holidayLocations.organizationId, holidays.organizationId),
        eq(holidayLocations.holidayId, holidays.id),
      ),
    )
    .where(and(eq(holidays.organizationId, organizationId), which))
    .groupBy(holidays.organizationId, holidays.id)
    .orderBy(asc(holidays.date), folded(holidays.name), asc(holidays.id))
  return rows
    .map(({ holiday, closed }) => holidayOf(holiday, closed))
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

/** The holidays of several practices, by date; with a range, those with an occurrence in it. */
export const holidaysOfPractices = (
  tx: Tx,
  organizationId: string,
  practiceIds: readonly string[],
  range: HolidaysQuery = {},
): Promise<Holiday[]> =>
  selectHolidays(tx, organizationId, inArray(holidays.practiceId, [...practiceIds]), range)

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
