import type * as api from '@oaklet/api/contract'
import {
  datesOf,
  dateWords,
  lastDayOfSeries,
  MAX_OCCURRENCES,
  type ExtendedSeries,
  type PreviewExtensionBody,
  type PreviewSeriesBody,
  type SeriesPreview,
} from '@oaklet/api/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { appointments } from '../../db/schema/appointments-table'
import { AppError, notFound, validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { requireOwnCalendar, selectAppointments } from '../appointments'
import { recordAudit } from '../audit'
import { bookOccurrences } from './book-series'
import { lookThroughSeries } from './look-through-series'
import { notifyOfSeries } from './notify-of-series'
import { requireDecisions } from './require-decisions'
import { loadSeries, lockSeries, ruleOf, seriesStateOf, type StandingSeries } from './standing-series'
import { writeSeriesState } from './write-states'

/** Tells what stands in the way of the dates that would be added to a series, and changes nothing. */
export async function previewExtension(
  { actor, scope, params: { practiceId, seriesId }, body }: CallOf<typeof api.previewExtension>,
  work: Work,
): Promise<SeriesPreview> {
  const standing = await loadSeries(work, { practiceId, seriesId, scope })
  requireOwnCalendar(actor, scope, standing.series.clinicianId)
  const { planned, dates } = extensionOf(standing, body)
  const { preview } = await lookThroughSeries(work, { practiceId, scope }, planned, dates)
  return preview
}

/** Books dates at the end of a series: all of them, or none where something else than was seen stands in the way. */
export async function extendSeries(
  { actor, scope, params: { practiceId, seriesId }, body }: CallOf<typeof api.extendSeries>,
  work: Work,
): Promise<ExtendedSeries> {
  const standing = await lockSeries(work, { practiceId, seriesId, scope })
  requireOwnCalendar(actor, scope, standing.series.clinicianId)
  const { planned, dates } = extensionOf(standing, body)
  const { preview, labels } = await lookThroughSeries(work, { practiceId, scope }, planned, dates)
  if (preview.seen !== body.seen) {
    throw new AppError(
      'series_conflicts',
      'Nothing was booked: something else stands in the way of these dates now. Look through them again.',
      { current: preview },
    )
  }
  requireDecisions(preview.occurrences)
  const { count, endsOn } = planned.rule
  await writeSeriesState(work, { ...seriesStateOf(standing), count, endsOn })
  const ids = await bookOccurrences(work, { practiceId, seriesId }, planned, preview.occurrences, labels)
  await recordAudit(work, {
    ...{ action: 'series_extended', resource: 'appointment_series', recordId: seriesId },
    changed: ['rule'],
  })
  const isAdded = and(eq(appointments.organizationId, actor.organizationId), inArray(appointments.id, ids))
  const added = await selectAppointments(work.tx, { where: isAdded })
  const [first, last] = [added[0], added.at(-1)]
  if (first === undefined || last === undefined) throw notFound()
  const extended = { id: seriesId, count: added.length, first, last }
  await notifyOfSeries(work, extended)
  return extended
}

/** The series with more dates, as if it was booked now, and those dates; throws 422 where there are no such dates. */
function extensionOf(
  { series }: StandingSeries,
  { more, endsOn, choices }: PreviewExtensionBody,
): { planned: PreviewSeriesBody; dates: string[] } {
  const rule = ruleOf(series)
  const known = datesOf(rule)
  const longer =
    more === null ? { ...rule, count: null, endsOn } : { ...rule, count: known.length + more, endsOn: null }
  const dates = datesOf(longer).slice(known.length)
  const { timeZone, wallStart: start, minutes, clinicianId, locationId, template } = series
  if (dates.length === 0 || (more !== null && dates.length < more)) {
    throw validationFailed([tooFar(rule.startsOn, known, more, datesOf(longer).length)])
  }
  return {
    planned: {
      ...template,
      clinicianId,
      locationId,
      timeZone,
      start,
      minutes,
      choices,
      rule: { ...longer, weekdays: [...longer.weekdays] },
    },
    dates,
  }
}

function tooFar(startsOn: string, known: readonly string[], more: number | null, most: number) {
  const limit = lastDayOfSeries(startsOn)
  if (more === null) {
    const last = dateWords(known.at(-1) ?? startsOn)
    return { path: 'endsOn', message: `End after ${last}, at most three years after the first date` }
  }
  const left = most - known.length
  const room = most >= MAX_OCCURRENCES ? `in a series of ${MAX_OCCURRENCES}` : `until ${dateWords(limit)}`
  return { path: 'more', message: `There are only ${left} more dates ${room}` }
}
