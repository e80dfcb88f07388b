import {
  type BusinessHours,
  ENOUGH_OPENINGS,
  type Opening,
  type Openings,
  type PartOfDay,
} from '@oaklet/api/contract'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { addDays, dayBounds } from '../../calendar-day'
import { appointmentClients, appointments } from '../../db/schema/appointments-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'
import { findClinicians } from '../staff'
import { loadHoursOf } from './load-open-hours'
import { OCCUPYING_STATUSES } from './occupying-statuses'
import { selectOpenOffers } from './offered-times'
import { rangesOn } from './open-hours'
import { openingsOn, type FoundOpening, type Span } from './openings-on'

/** What is looked for. */
interface Wanted {
  practiceId: string
  startDate: string
  lastDate: string
  /** When one begins at the earliest; now where nothing else is said. */
  notBefore?: Date
  minutes: number
  /** None is anybody. */
  clinicianIds: readonly string[]
  /** Ids of locations, or `telehealth`; none is anywhere. */
  places: readonly string[]
  /** Who must have nothing else then. */
  clientId: string | null
  /** The part of a day in which it begins. */
  part: PartOfDay | null
  /** The times of a week into which all of it falls. */
  times: BusinessHours | null
}

/**
 * Finds when something can be booked without a question, day by day until there are enough. An actor who may see their
 * own calendar only is told of no other person’s time. A location that is closed for good has no openings; throws 404 for
 * one that isn’t of the practice.
 */
export async function findOpenings(work: Work, scope: Scope, wanted: Wanted): Promise<Openings> {
  const { tx, actor } = work
  const { practiceId, startDate, lastDate, minutes, clinicianIds, clientId, part, times } = wanted
  const notBefore = Math.max(work.now().getTime(), wanted.notBefore?.getTime() ?? 0)
  const ofPractice = await findClinicians(tx, actor.organizationId, practiceId)
  const clinicians = ofPractice.filter(
    ({ id }) =>
      (scope === 'all' || id === actor.staffId) && (clinicianIds.length === 0 || clinicianIds.includes(id)),
  )
  const ids = clinicians.map(({ id }) => id)
  const hoursOf = await loadHoursOf(tx, actor, practiceId, ids, { startDate, endDate: lastDate })
  const busy = await busyTimes(work, ids, clientId, { startDate, endDate: lastDate })
  const { locations, timeZone } = hoursOf(null)
  const working = clinicians.map(({ id, name }) => ({ id, name, hours: hoursOf(id) }))
  const names = new Map<string | null, string>([
    ...locations.filter(({ isActive }) => isActive).map(({ id, name }) => [id, name] as const),
    [null, 'Telehealth'],
  ])
  const asked = wanted.places.map((place) => (place === 'telehealth' ? null : place))
  if (asked.some((place) => place !== null && !locations.some(({ id }) => id === place))) throw notFound()
  const places = asked.length === 0 ? [...names.keys()] : asked.filter((place) => names.has(place))

  const days: Openings['days'] = []
  let count = 0
  let date = startDate
  for (; date <= lastDate && count < ENOUGH_OPENINGS; date = addDays(date, 1)) {
    const { from, to } = dayBounds(date, timeZone)
    const onDay = busy.filter(({ start, end }) => start < to.getTime() && end > from.getTime())
    const within = times === null ? null : rangesOn(times, date)
    const openings = working.flatMap(({ id, name, hours }) => {
      const own = onDay.filter(({ clinicianId }) => clinicianId === null || clinicianId === id)
      const found = openingsOn(date, {
        ...{ hours, places, minutes, part, within },
        ...{ busy: own, notBefore },
      })
      return found.map((one) => ({ ...one, clinician: { id, name }, booked: own.length }))
    })
    if (openings.length > 0) days.push({ date, openings: openings.toSorted(byStart).map(shown(names)) })
    count += openings.length
  }
  return { days, nextDate: date <= lastDate ? date : null, lastDate }
}

type Named = FoundOpening & { clinician: Opening['clinician']; booked: number }

const byStart = (one: Named, other: Named) =>
  one.start - other.start ||
  one.booked - other.booked ||
  one.clinician.name.localeCompare(other.clinician.name, 'en-US')

const shown =
  (names: ReadonlyMap<string | null, string>) =>
  ({ clinician, start, end, places }: Named): Opening => ({
    clinician,
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(end).toISOString(),
    places: places.map((id) => ({ id, name: names.get(id) ?? '' })),
  })

/** A time that is taken: of one clinician, or of the client, who is then with nobody else. */
interface BusyTime extends Span {
  clinicianId: string | null
}

/**
 * What the clinicians, in all practices, and the client do on these days and around them, and what of the clinicians
 * is offered to clients who wait.
 */
async function busyTimes(
  work: Work,
  clinicianIds: readonly string[],
  clientId: string | null,
  { startDate, endDate }: { startDate: string; endDate: string },
): Promise<BusyTime[]> {
  const { tx, actor } = work
  const from = new Date(`${addDays(startDate, -2)}T00:00:00Z`)
  const to = new Date(`${addDays(endDate, 2)}T00:00:00Z`)
  const isNear = and(
    eq(appointments.organizationId, actor.organizationId),
    gt(appointments.startsAt, from),
    lt(appointments.startsAt, to),
    sql`${appointments.status} in ${OCCUPYING_STATUSES}`,
  )
  const { clinicianId, startsAt, endsAt } = appointments
  const ofClinicians = await tx
    .select({ clinicianId, startsAt, endsAt })
    .from(appointments)
    .where(and(isNear, inArray(clinicianId, [...clinicianIds])))
  const ofClient =
    clientId === null
      ? []
      : await tx
          .select({ startsAt, endsAt })
          .from(appointments)
          .innerJoin(
            appointmentClients,
            and(
              eq(appointmentClients.organizationId, appointments.organizationId),
              eq(appointmentClients.appointmentId, appointments.id),
            ),
          )
          .where(and(isNear, eq(appointmentClients.clientId, clientId)))
  const offered = await selectOpenOffers(work, clinicianIds, { from, to })
  return [...ofClinicians, ...offered, ...ofClient.map((one) => ({ ...one, clinicianId: null }))].map(
    (one) => ({
      clinicianId: one.clinicianId,
      start: one.startsAt.getTime(),
      end: one.endsAt.getTime(),
    }),
  )
}
