import { datesOf, type PreviewSeriesBody, type SeriesOccurrence, type SeriesRule } from '@oaklet/api/contract'
import { appointmentSeries, seriesSkips, type SkipReason } from '../../db/schema/appointment-series-table'
import { appointmentClients, appointmentLines, appointments } from '../../db/schema/appointments-table'
import type { Work } from '../../work'
import { loadBookedFees } from '../fee-agreements'
import { overlapGroupsOf } from './overlap-groups-of'

interface Key {
  practiceId: string
  seriesId: string
}

/** Writes the rule of a series and what it is booked with. */
export async function addSeries(
  work: Work,
  { practiceId, seriesId }: Key,
  body: PreviewSeriesBody,
): Promise<void> {
  const { clientIds, lines, memo, billingType, rule, start: wallStart, minutes } = body
  await work.tx.insert(appointmentSeries).values({
    ...{ ...madeNow(work, practiceId, body), ...ruleColumns(rule), id: seriesId },
    ...{ wallStart, minutes, template: { clientIds, lines, memo, billingType } },
  })
}

/** Writes skipped dates and one appointment for each of the others, one statement for each table; returns their ids. */
export async function bookOccurrences(
  work: Work,
  { practiceId, seriesId }: Key,
  body: PreviewSeriesBody,
  occurrences: readonly SeriesOccurrence[],
  labels: ReadonlyMap<string, string>,
): Promise<string[]> {
  const { organizationId } = work.actor
  const { clientIds, lines, memo, billingType } = body
  const made = madeNow(work, practiceId, body)
  const skipped = occurrences.filter(({ choice }) => choice === 'skip')
  if (skipped.length > 0) {
    await work.tx.insert(seriesSkips).values(
      skipped.map((occurrence) => ({
        ...{ organizationId, seriesId, occurrenceOn: occurrence.date, reason: skipReason(occurrence) },
      })),
    )
  }
  const booked = occurrences.filter(({ choice }) => choice !== 'skip')
  const groups = await overlapGroupsOf(work, booked)
  const feesAt = await loadBookedFees(work, { practiceId, clientIds, billingType, lines, before: null })
  const rows = booked.map((occurrence, index) => ({
    ...{ ...made, id: work.newId(), seriesId, occurrenceOn: occurrence.date },
    ...{ startsAt: new Date(occurrence.startsAt), endsAt: new Date(occurrence.endsAt) },
    ...{ memo, billingType, status: 'scheduled' as const },
    overlapGroup: groups[index] ?? work.newId(),
    overrides: occurrence.movedTo === null ? [] : ['endsAt', 'startsAt'],
  }))
  await work.tx.insert(appointments).values(rows)
  await work.tx.insert(appointmentClients).values(
    rows.flatMap(({ id: appointmentId }) =>
      clientIds.map((clientId, position) => ({
        ...{ organizationId, appointmentId, clientId, position, attendance: 'expected' as const },
      })),
    ),
  )
  await work.tx.insert(appointmentLines).values(
    rows.flatMap(({ id: appointmentId, startsAt }) =>
      feesAt(startsAt).map((line, position) => ({
        ...{ organizationId, appointmentId, ...line, position },
        label: labels.get(line.serviceCode) ?? line.serviceCode,
      })),
    ),
  )
  return rows.map(({ id }) => id)
}

/** What a series and its appointments have alike when they are made. */
function madeNow(work: Work, practiceId: string, { clinicianId, locationId, timeZone }: PreviewSeriesBody) {
  const now = work.now()
  const { organizationId } = work.actor
  return { organizationId, practiceId, clinicianId, locationId, timeZone, createdAt: now, updatedAt: now }
}

/** A rule with the fields of its frequency alone, from its first date on. */
const ruleColumns = (rule: SeriesRule): SeriesRule & { weekdays: number[] } => ({
  ...rule,
  startsOn: datesOf(rule)[0] ?? rule.startsOn,
  weekdays: rule.freq === 'weekly' ? [...new Set(rule.weekdays)].toSorted((one, other) => one - other) : [],
  nth: rule.freq === 'monthly_weekday' ? rule.nth : null,
  shortMonths: rule.freq === 'monthly_date' || rule.freq === 'yearly' ? rule.shortMonths : null,
})

/** Why a date was left out, by the first thing that stood in its way. */
function skipReason({ issues }: SeriesOccurrence): SkipReason {
  for (const { kind } of issues) {
    if (kind === 'holiday') return kind
    if (kind === 'practice' || kind === 'location' || kind === 'clinician' || kind === 'block')
      return 'closed'
    if (kind === 'overlap' || kind === 'series' || kind === 'client') return 'conflict'
  }
  return 'person'
}
