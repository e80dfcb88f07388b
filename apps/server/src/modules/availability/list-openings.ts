import type * as api from '@oaklet/api/contract'
import { ENOUGH_OPENINGS, MAX_OPENING_DAYS, type Opening, type Openings } from '@oaklet/api/contract'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { addDays, dayBounds } from '../../calendar-day'
import { appointmentClients, appointments } from '../../db/schema/appointments-table'
import { notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { clientOf } from '../caseload'
import { findClinicians } from '../staff'
import { loadHoursOf } from './load-open-hours'
import { OCCUPYING_STATUSES } from './occupying-statuses'
import { openingsOn, type FoundOpening, type Span } from './openings-on'

/** When something of a length can be booked without a question, day by day until there are enough. */
export async function listOpenings(
  { actor, scope, params: { practiceId }, query }: CallOf<typeof api.listOpenings>,
  work: Work,
): Promise<Openings> {
  const { startDate, minutes, place, clientId, part = null } = query
  // An actor who may see their own calendar only is told of no other person’s time.
  const askedId = scope === 'all' ? query.clinicianId : actor.staffId
  const isOwn = query.clinicianId === undefined || query.clinicianId === askedId
  const clinicians = isOwn ? await findClinicians(work.tx, actor.organizationId, practiceId, askedId) : []
  const endDate = addDays(startDate, MAX_OPENING_DAYS - 1)
  const ids = clinicians.map(({ id }) => id)
  const hoursOf = await loadHoursOf(work.tx, actor, practiceId, ids, { startDate, endDate })
  if (clientId !== undefined) await clientOf(work, { practiceId, clientId }, scope)
  const busy = await busyTimes(work, ids, clientId ?? null, { startDate, endDate })
  const { locations, timeZone } = hoursOf(null)
  const working = clinicians.map(({ id, name }) => ({ id, name, hours: hoursOf(id) }))
  const names = new Map<string | null, string>([
    ...locations.filter(({ isActive }) => isActive).map(({ id, name }) => [id, name] as const),
    [null, 'Telehealth'],
  ])
  const wanted = place === 'telehealth' ? null : place
  if (wanted !== undefined && !names.has(wanted)) throw notFound()
  const places = wanted === undefined ? [...names.keys()] : [wanted]

  const days: Openings['days'] = []
  let count = 0
  let date = startDate
  for (; date <= endDate && count < ENOUGH_OPENINGS; date = addDays(date, 1)) {
    const { from, to } = dayBounds(date, timeZone)
    const onDay = busy.filter(({ start, end }) => start < to.getTime() && end > from.getTime())
    const openings = working.flatMap(({ id, name, hours }) => {
      const own = onDay.filter(({ clinicianId }) => clinicianId === null || clinicianId === id)
      const found = openingsOn(date, {
        ...{ hours, places, minutes, part },
        busy: own,
        notBefore: work.now().getTime(),
      })
      return found.map((one) => ({ ...one, clinician: { id, name }, booked: own.length }))
    })
    if (openings.length > 0) days.push({ date, openings: openings.toSorted(byStart).map(shown(names)) })
    count += openings.length
  }
  return { days, nextDate: date <= endDate ? date : null, lastDate: endDate }
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

/** What the clinicians, in all practices, and the client do on these days and around them. */
async function busyTimes(
  { tx, actor }: Work,
  clinicianIds: readonly string[],
  clientId: string | null,
  { startDate, endDate }: { startDate: string; endDate: string },
): Promise<BusyTime[]> {
  const isNear = and(
    eq(appointments.organizationId, actor.organizationId),
    gt(appointments.startsAt, new Date(`${addDays(startDate, -2)}T00:00:00Z`)),
    lt(appointments.startsAt, new Date(`${addDays(endDate, 2)}T00:00:00Z`)),
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
  return [...ofClinicians, ...ofClient.map((one) => ({ ...one, clinicianId: null }))].map((one) => ({
    clinicianId: one.clinicianId,
    start: one.startsAt.getTime(),
    end: one.endsAt.getTime(),
  }))
}
