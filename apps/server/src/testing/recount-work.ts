import { WEEKDAYS, type BusinessHours, type DateSpan, type Weekday } from '@oaklet/api/contract'
import { localClock } from './local-clock'
import { daysFrom, percent, recountRows, sum, type RecountScope } from './recount-rows'
import type { VariedRows } from './varied-rows'

const HALF_HOUR_MS = 1_800_000
const DAY_MS = 86_400_000

/** How full calendars are. */
export function recountUtilization(rows: VariedRows, scope: RecountScope, span: DateSpan): number | null {
  const work = [...recountWork(rows, scope, span)]
  const busy = sum(work.map(([clinicianId]) => busyMinutes(rows, { ...scope, clinicianId }, span)))
  return percent(busy, sum(work.map(([, minutes]) => minutes)))
}

/** The same for each clinician who has hours. */
export const recountUtilizations = (rows: VariedRows, scope: RecountScope, span: DateSpan) =>
  new Map(
    [...recountWork(rows, scope, span)].map(([id, minutes]) => [
      id,
      percent(busyMinutes(rows, { ...scope, clinicianId: id }, span), minutes),
    ]),
  )

function busyMinutes(rows: VariedRows, scope: RecountScope, span: DateSpan): number {
  const busy = recountRows(rows, scope, span).appointments.filter(({ status }) =>
    ['completed', 'scheduled', 'confirmed', 'checked_in'].includes(status),
  )
  return sum(busy.map(({ startsAt, endsAt }) => (endsAt.getTime() - startsAt.getTime()) / 60_000))
}

/** How many minutes each clinician works in a span, found by looking at a clock every half hour. */
function recountWork(rows: VariedRows, scope: RecountScope, span: DateSpan): ReadonlyMap<string, number> {
  const clinicianIds = rows.place.clinicianIds.filter(
    (id) => scope.clinicianId === undefined || id === scope.clinicianId,
  )
  const working = clinicianIds.flatMap((id): [string, number][] => {
    const places = workplacesOf(rows, id).filter(
      ({ locationId }) => scope.locationId === undefined || locationId === scope.locationId,
    )
    if (places.length === 0) return []
    const halfHours = daysOf(span).flatMap((day) => {
      const open = places.filter(({ locationId }) => !isHoliday(rows, locationId, day))
      return halfHoursOf(day, scope.timeZone).filter(({ weekday, time }) =>
        open.some(({ hours }) => hours.every((week) => isOpen(week, weekday, time))),
      )
    })
    return [[id, halfHours.length * 30]]
  })
  return new Map(working)
}

/** Where someone works, and all the hours that hold there. */
function workplacesOf(rows: VariedRows, clinicianId: string) {
  const own = rows.workingHours.filter(({ staffId }) => staffId === clinicianId)
  const isPracticeOpen = WEEKDAYS.some((day) => rows.practiceHours[day].length > 0)
  const said = isPracticeOpen ? [rows.practiceHours] : []
  const sites = rows.locationHours.map(({ id, hours }) => ({
    locationId: id,
    hours: hours === null ? said : [hours],
  }))
  if (own.length === 0) return sites.filter(({ hours }) => hours.length > 0)
  return own.map(({ locationId, hours }) => ({
    locationId,
    hours: [hours, ...(sites.find((site) => site.locationId === locationId)?.hours ?? [])],
  }))
}

const isOpen = (week: BusinessHours, weekday: Weekday, time: string): boolean =>
  week[weekday].some(({ opens, closes }) => opens <= time && time < closes)

function isHoliday(rows: VariedRows, locationId: string, day: string): boolean {
  return rows.holidays.some(({ id, date, endDate, recurringType }) => {
    const closed = rows.holidayLocations.filter(({ holidayId }) => holidayId === id)
    const closesHere = closed.length === 0 || closed.some((each) => each.locationId === locationId)
    const comesThen =
      recurringType === 'none'
        ? date <= day && day <= (endDate ?? date)
        : date <= day && date.slice(5) === day.slice(5)
    return closesHere && comesThen
  })
}

const daysOf = ({ start, end }: DateSpan): string[] =>
  Array.from({ length: daysFrom(start, end) + 1 }, (_, index) =>
    new Date(Date.parse(start) + index * DAY_MS).toISOString().slice(0, 10),
  )

interface HalfHour {
  weekday: Weekday
  time: string
}

const known = new Map<string, HalfHour[]>()

/** What clocks show every half hour of a day: more often, or more seldom, where they are changed. */
function halfHoursOf(day: string, timeZone: string): HalfHour[] {
  const found = known.get(day + timeZone) ?? lookEveryHalfHour(day, timeZone)
  known.set(day + timeZone, found)
  return found
}

function lookEveryHalfHour(day: string, timeZone: string): HalfHour[] {
  const clock = localClock(timeZone)
  const two = (number: number) => String(number).padStart(2, '0')
  return Array.from({ length: 144 }, (_, index) =>
    clock(new Date(Date.parse(day) - DAY_MS + index * HALF_HOUR_MS)),
  )
    .filter((wall) => wall.day === day)
    .map(({ weekday, hour, minute }) => ({
      weekday: weekday as Weekday,
      time: `${two(hour)}:${two(minute)}`,
    }))
}
