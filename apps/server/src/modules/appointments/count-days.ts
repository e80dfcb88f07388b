import { APPOINTMENT_STATUSES, occupiesTime, type DashboardDay } from '@oaklet/api/contract'
import { and, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { addDays, dayBounds } from '../../calendar-day'
import { appointments } from '../../db/schema/appointments-table'
import type { Work } from '../../work'
import { isVisibleAppointment } from './find-appointment'

const TAKES_TIME = APPOINTMENT_STATUSES.filter(occupiesTime)

interface Days {
  first: string
  count: number
  timeZone: string
}

/** What is booked on each of the days that begin at `first`, by the practice's clock and the day of the start. */
export async function countDays(
  work: Work,
  practiceId: string,
  scope: Scope,
  { first, count, timeZone }: Days,
): Promise<DashboardDay[]> {
  const days = Array.from({ length: count }, (_, index) => addDays(first, index))
  const rows = await work.tx
    .select({
      date: sql<string>`(${appointments.startsAt} at time zone ${timeZone})::date::text`,
      all: bookedWhere(sql`true`),
      mine: bookedWhere(eq(appointments.clinicianId, work.actor.staffId)),
    })
    .from(appointments)
    .where(
      and(
        isVisibleAppointment(work.actor, practiceId, scope),
        inArray(appointments.status, TAKES_TIME),
        gte(appointments.startsAt, dayBounds(first, timeZone).from),
        lt(appointments.startsAt, dayBounds(addDays(first, count), timeZone).from),
      ),
    )
    .groupBy(sql`1`)
  const booked = new Map(rows.map((row) => [row.date, row]))
  return days.map((date) => {
    const { all, mine } = booked.get(date) ?? { all: NOTHING, mine: NOTHING }
    return { date, all: toBooked(all), mine: toBooked(mine) }
  })
}

const bookedWhere = (isCounted: SQL) => ({
  count: sql<number>`(count(*) filter (where ${isCounted}))::int`,
  firstMs: msOf(sql`min(${appointments.startsAt}) filter (where ${isCounted})`),
  lastMs: msOf(sql`max(${appointments.endsAt}) filter (where ${isCounted})`),
})

const msOf = (instant: SQL) => sql<number | null>`(extract(epoch from ${instant}) * 1000)::float8`

const NOTHING = { count: 0, firstMs: null, lastMs: null }
const isoOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())
const toBooked = ({
  count,
  firstMs,
  lastMs,
}: {
  count: number
  firstMs: number | null
  lastMs: number | null
}) => ({
  count,
  firstAt: isoOf(firstMs),
  lastEndsAt: isoOf(lastMs),
})
