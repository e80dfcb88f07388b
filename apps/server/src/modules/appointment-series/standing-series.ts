import type { SeriesRule } from '@oaklet/api/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Scope } from '../../actor'
import {
  appointmentSeries,
  seriesSkips,
  type SeriesState,
  type SkipReason,
} from '../../db/schema/appointment-series-table'
import { appointmentClients, appointmentLines, appointments } from '../../db/schema/appointments-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'
import { lockCalendar, lockClientCalendars, type AppointmentRow } from '../appointments'

/** Names one series of one practice, and whose calendars the actor may write in. */
export interface SeriesKey {
  practiceId: string
  seriesId: string
  scope: Scope
}

/** An appointment of a series with its clients and services, in their order. */
export interface SeriesRow extends AppointmentRow {
  seriesId: string
  occurrenceOn: string
  clientIds: string[]
  lines: { serviceCode: string; modifiers: string[]; units: number; feeCents: number; label: string }[]
}

/** A series as it stands: its rule, its appointments by their dates, and its skipped dates. */
export interface StandingSeries {
  series: typeof appointmentSeries.$inferSelect
  rows: SeriesRow[]
  skips: { on: string; reason: SkipReason }[]
}

/** Loads a series; throws 404 where the actor may not know of one. */
export async function loadSeries(
  work: Work,
  { practiceId, seriesId, scope }: SeriesKey,
): Promise<StandingSeries> {
  const { organizationId, staffId } = work.actor
  const [series] = await work.tx
    .select()
    .from(appointmentSeries)
    .where(
      and(
        eq(appointmentSeries.organizationId, organizationId),
        eq(appointmentSeries.practiceId, practiceId),
        eq(appointmentSeries.id, seriesId),
      ),
    )
  if (series === undefined) throw notFound()
  const rows = await loadRows(work, eq(appointments.seriesId, seriesId))
  if (scope === 'own' && rows.every(({ clinicianId }) => clinicianId !== staffId)) throw notFound()
  const skips = await work.tx
    .select({ on: seriesSkips.occurrenceOn, reason: seriesSkips.reason })
    .from(seriesSkips)
    .where(and(eq(seriesSkips.organizationId, organizationId), eq(seriesSkips.seriesId, seriesId)))
    .orderBy(asc(seriesSkips.occurrenceOn))
  return { series, rows, skips }
}

/**
 * Loads a series and holds it until the transaction ends: first the calendars of all clinicians concerned in the order of
 * their ids and those of the clients, then the series, then its appointments.
 */
export async function lockSeries(
  work: Work,
  key: SeriesKey,
  others: readonly string[] = [],
): Promise<StandingSeries> {
  const { series, rows } = await loadSeries(work, key)
  await lockCalendars(work, [...rows, series], rows, others)
  await work.tx
    .select({ id: appointmentSeries.id })
    .from(appointmentSeries)
    .where(
      and(eq(appointmentSeries.organizationId, series.organizationId), eq(appointmentSeries.id, series.id)),
    )
    .for('update')
  await lockRows(work, eq(appointments.seriesId, series.id))
  return loadSeries(work, key)
}

/** Locks the calendars of clinicians in the order of their ids, then those of clients. */
export async function lockCalendars(
  work: Work,
  clinicians: readonly { clinicianId: string }[],
  clients: readonly { clientIds: readonly string[] }[],
  others: readonly string[] = [],
): Promise<void> {
  const ids = [...new Set([...clinicians.map(({ clinicianId }) => clinicianId), ...others])]
  for (const id of ids.toSorted()) await lockCalendar(work.tx, id)
  await lockClientCalendars(
    work.tx,
    clients.flatMap(({ clientIds }) => clientIds),
  )
}

/** Locks appointments of the organization in the order of their ids. */
export async function lockRows(work: Work, which: SQL): Promise<void> {
  await work.tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.organizationId, work.actor.organizationId), which))
    .orderBy(asc(appointments.id))
    .for('update')
}

/** Loads appointments of series with their clients and services, in the order of their dates. */
export async function loadRows(work: Work, which: SQL): Promise<SeriesRow[]> {
  const isHere = and(eq(appointments.organizationId, work.actor.organizationId), which)
  const found = await work.tx
    .select()
    .from(appointments)
    .where(isHere)
    .orderBy(asc(appointments.occurrenceOn))
  const clients = await work.tx
    .select({ appointmentId: appointmentClients.appointmentId, clientId: appointmentClients.clientId })
    .from(appointmentClients)
    .innerJoin(
      appointments,
      and(
        eq(appointments.organizationId, appointmentClients.organizationId),
        eq(appointments.id, appointmentClients.appointmentId),
      ),
    )
    .where(isHere)
    .orderBy(asc(appointmentClients.position))
  const lines = await work.tx
    .select({ line: appointmentLines })
    .from(appointmentLines)
    .innerJoin(
      appointments,
      and(
        eq(appointments.organizationId, appointmentLines.organizationId),
        eq(appointments.id, appointmentLines.appointmentId),
      ),
    )
    .where(isHere)
    .orderBy(asc(appointmentLines.position))
  const clientsOf = Map.groupBy(clients, ({ appointmentId }) => appointmentId)
  const linesOf = Map.groupBy(lines, ({ line }) => line.appointmentId)
  return found.flatMap(({ seriesId, occurrenceOn, ...row }) => {
    if (seriesId === null || occurrenceOn === null) return []
    const own = linesOf.get(row.id) ?? []
    return [
      {
        ...{ ...row, seriesId, occurrenceOn },
        clientIds: (clientsOf.get(row.id) ?? []).map(({ clientId }) => clientId),
        lines: own.map(({ line: { serviceCode, modifiers, units, feeCents, label } }) => ({
          ...{ serviceCode, modifiers, units, feeCents, label },
        })),
      },
    ]
  })
}

/** The rule of a series. */
export const ruleOf = ({
  startsOn,
  freq,
  every,
  weekdays,
  nth,
  shortMonths,
  count,
  endsOn,
}: StandingSeries['series']): SeriesRule => ({
  ...{ startsOn, freq, every, weekdays, nth, shortMonths, count, endsOn },
})

/** A series as a change keeps it. */
export const seriesStateOf = ({ series, skips }: Omit<StandingSeries, 'rows'>): SeriesState => {
  const { id, clinicianId, locationId, startsOn, wallStart, minutes, weekdays } = series
  const { nth, shortMonths, count, endsOn, template } = series
  return {
    ...{ id, clinicianId, locationId, startsOn, wallStart, minutes, weekdays },
    ...{ nth, shortMonths, count, endsOn, template, skips },
  }
}
