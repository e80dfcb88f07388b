import type { ChangedOccurrence, PreviewSeriesChangeBody, SeriesChangePreview } from '@oaklet/api/contract'
import { notFound, staleEdit, validationFailed } from '../../errors'
import type { Work } from '../../work'
import {
  billedAmong,
  findAppointment,
  offeredLabels,
  requireOwnCalendar,
  serviceErrors,
} from '../appointments'
import { problemsOf } from '../availability'
import { loadSeriesAuthorizations } from './authorization-issues'
import { issuesOf } from './issues-of'
import { seenOf, toOccurrence } from './look-through-series'
import { PLACE_FIELDS, planChange, templateAfter, type ChangePlan, type SeriesEdit } from './plan-change'
import type { SeriesKey, SeriesRow, StandingSeries } from './standing-series'

interface LookedThroughChange {
  plan: ChangePlan
  preview: SeriesChangePreview
  /** The words of the services that the edit books. */
  labels: ReadonlyMap<string, string>
}

/** Tells what a change of several appointments would do, and what stands in its way. */
export async function lookThroughChange(
  work: Work,
  key: SeriesKey,
  standing: StandingSeries,
  body: PreviewSeriesChangeBody,
): Promise<LookedThroughChange> {
  const { change } = body
  const chosen = await chosenOf(work, key, standing, body)
  if (change.kind === 'edit' && change.clinicianId !== undefined) {
    requireOwnCalendar(work.actor, key.scope, change.clinicianId)
  }
  const ids = standing.rows.map(({ id }) => id)
  const plan = planChange(work, standing, chosen, body, {
    scope: key.scope,
    billed: await billedAmong(work, ids),
  })
  const labels = change.kind === 'edit' ? await labelsFor(work, key, plan, change) : new Map<string, string>()
  const issues =
    change.kind === 'edit' ? await issuesFor(work, key, standing, plan, change) : plan.changes.map(() => [])
  const occurrences = plan.changes.map((planned, index): ChangedOccurrence => {
    const { id: appointmentId, startsAt, endsAt } = planned.row
    return {
      ...toOccurrence(planned, issues[index] ?? []),
      ...{ appointmentId, keeps: planned.keeps },
      before: { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    }
  })
  const seen = occurrences.map(({ date, startsAt, endsAt, issues: known, keeps }, index) => [
    ...[date, startsAt, endsAt, known, keeps],
    ...[plan.changes[index]?.row.id, plan.changes[index]?.row.version],
  ])
  return { plan, preview: { occurrences, kept: plan.kept, seen: seenOf([seen, plan.kept]) }, labels }
}

/** The appointment that the person has changed, at the version that they know. */
async function chosenOf(
  work: Work,
  { practiceId, scope }: SeriesKey,
  { rows }: StandingSeries,
  { appointmentId, version }: PreviewSeriesChangeBody,
): Promise<SeriesRow> {
  const chosen = rows.find(({ id }) => id === appointmentId)
  if (chosen === undefined) {
    throw validationFailed([{ path: 'appointmentId', message: 'Choose an appointment of this series' }])
  }
  if (scope === 'own' && chosen.clinicianId !== work.actor.staffId) throw notFound()
  if (chosen.version !== version) {
    throw staleEdit(await findAppointment(work, { practiceId, appointmentId }, scope))
  }
  return chosen
}

/** Throws 422 with each field of the edit that can't be booked; one appointment stands for all. */
async function labelsFor(
  work: Work,
  key: SeriesKey,
  { changes }: ChangePlan,
  { clinicianId, locationId, lines = [] }: SeriesEdit,
): Promise<ReadonlyMap<string, string>> {
  const labels = await offeredLabels(work, key.practiceId, lines)
  const one = changes.slice(0, 1).map(({ booking, startsAt, endsAt }) => {
    const place = {
      clinicianId: clinicianId ?? booking.clinicianId,
      locationId: locationId ?? booking.locationId,
    }
    return { ...booking, ...place, startsAt, endsAt }
  })
  const problems = await problemsOf(work, { ...key, kinds: ['not_bookable'] }, one)
  const refused = problems.flatMap((problem) => (problem.kind === 'not_bookable' ? [problem.error] : []))
  const errors = [...refused, ...serviceErrors(labels, lines)]
  if (errors.length > 0) {
    throw validationFailed(errors.map(({ path, message }) => ({ path: `change.${path}`, message })))
  }
  return labels
}

/** What stands in the way of each appointment that gets another time, clinician or location. */
async function issuesFor(
  work: Work,
  key: SeriesKey,
  { series }: StandingSeries,
  { changes }: ChangePlan,
  edit: SeriesEdit,
) {
  const placed = changes.filter(({ applied }) => applied.some((field) => PLACE_FIELDS.includes(field)))
  // A session that stays on its day under the same terms uses the visit that it has used before.
  const isAsBefore = edit.date === undefined && edit.lines === undefined && edit.billingType === undefined
  const authorizations = isAsBefore
    ? []
    : await loadSeriesAuthorizations(work, key.practiceId, templateAfter(series.template, edit))
  const leaving = new Set(placed.flatMap(({ decided, row }) => (decided === 'skip' ? [] : [row.id])))
  const found = await issuesOf(work, { ...key, timeZone: series.timeZone, authorizations, leaving }, placed)
  const at = new Map(placed.map((planned, index) => [planned, found[index] ?? []]))
  return changes.map((planned) => at.get(planned) ?? [])
}
