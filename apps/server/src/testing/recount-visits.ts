import type { DateSpan } from '@oaklet/api/contract'
import { daysFrom, percent, ratio, recountRows, sum, type RecountScope } from './recount-rows'
import type { VariedRows } from './varied-rows'

const DAY_MS = 86_400_000

/** Who was seen, and for how long by then. */
export function recountVisits(rows: VariedRows, scope: RecountScope, span: DateSpan) {
  const { dayOf } = recountRows(rows, scope, span)
  const visits = visitsIn(rows, scope, span)
  const seen = clientsOf(visits)
  const everywhere = { timeZone: scope.timeZone, now: scope.now }
  const all = visitsIn(rows, everywhere, { start: '2000-01-01', end: '2100-12-31' })
  const daysAmong = (of: readonly Visit[], clientId: string) =>
    of
      .filter((visit) => visit.clientId === clientId)
      .map(({ startsAt }) => dayOf(startsAt))
      .sort()
  const weeks = seen.map(
    (clientId) => daysFrom(daysAmong(all, clientId)[0] ?? '', daysAmong(visits, clientId).at(-1) ?? '') / 7,
  )
  return {
    clientsSeen: seen.length,
    sessionsPerClient: ratio(visits.length, seen.length),
    averageWeeksInTreatment: ratio(sum(weeks), seen.length),
  }
}

/** Who was seen in the span before, and again. */
export function recountRetention(rows: VariedRows, scope: RecountScope, span: DateSpan): number | null {
  const seen = clientsOf(visitsIn(rows, scope, span))
  const before = clientsOf(visitsIn(rows, scope, spanBefore(span)))
  return percent(before.filter((clientId) => seen.includes(clientId)).length, before.length)
}

/** Whom each clinician saw. */
export function recountSeen(rows: VariedRows, scope: RecountScope, span: DateSpan): Map<string, string[]> {
  const visits = visitsIn(rows, scope, span)
  const seenBy = (id: string) => clientsOf(visits.filter(({ clinicianId }) => clinicianId === id))
  return new Map(rows.place.clinicianIds.map((id) => [id, seenBy(id)]))
}

interface Visit {
  clientId: string
  clinicianId: string
  startsAt: Date
}

/** Once for each client who came to a completed appointment. */
function visitsIn(rows: VariedRows, scope: RecountScope, span: DateSpan): Visit[] {
  const { appointments } = recountRows(rows, scope, span)
  const held = new Map(
    appointments.filter(({ status }) => status === 'completed').map((each) => [each.id, each]),
  )
  return rows.attendances.flatMap(({ appointmentId, clientId, attendance }) => {
    const appointment = held.get(appointmentId)
    if (appointment === undefined || attendance !== 'present') return []
    const { clinicianId, startsAt } = appointment
    return [{ clientId, clinicianId, startsAt }]
  })
}

const clientsOf = (visits: readonly Visit[]): string[] => [...new Set(visits.map(({ clientId }) => clientId))]

function spanBefore({ start, end }: DateSpan): DateSpan {
  const days = daysFrom(start, end) + 1
  const moved = (day: string, by: number) =>
    new Date(Date.parse(day) + by * DAY_MS).toISOString().slice(0, 10)
  return { start: moved(start, -days), end: moved(end, -days) }
}
