import { createHash } from 'node:crypto'
import {
  datesOf,
  type PreviewSeriesBody,
  type SeriesIssue,
  type SeriesOccurrence,
  type SeriesPreview,
} from '@oaklet/api/contract'
import type { Scope } from '../../actor'
import { validationFailed } from '../../errors'
import type { Work } from '../../work'
import { offeredLabels, serviceErrors } from '../appointments'
import { problemsOf } from '../availability'
import { loadSeriesAuthorizations } from './authorization-issues'
import { issuesOf } from './issues-of'
import { type PlannedOccurrence, planOccurrences } from './plan-occurrences'

interface Where {
  practiceId: string
  scope: Scope
}

/** A series as a person sees it before it is booked, and the words of its services. */
interface LookedThrough {
  preview: SeriesPreview
  labels: ReadonlyMap<string, string>
}

/**
 * Tells what stands in the way of dates of a series, all where none are named; throws 422 with each field that can't be
 * booked.
 */
export async function lookThroughSeries(
  work: Work,
  where: Where,
  body: PreviewSeriesBody,
  dates: readonly string[] = datesOf(body.rule),
): Promise<LookedThrough> {
  const planned = planOccurrences(body, dates)
  const labels = await offeredLabels(work, where.practiceId, body.lines)
  await refuseFields(work, where, body, planned, labels)
  const authorizations = await loadSeriesAuthorizations(work, where.practiceId, body)
  const issues = await issuesOf(work, { ...where, timeZone: body.timeZone, authorizations }, planned)
  const occurrences = planned.map((occurrence, index) => toOccurrence(occurrence, issues[index] ?? []))
  const seen = occurrences.map(({ date, startsAt, endsAt, issues: known }) => [date, startsAt, endsAt, known])
  return { preview: { occurrences, seen: seenOf(seen) }, labels }
}

/** All dates name the same people, place and services, so that one stands for all. */
async function refuseFields(
  work: Work,
  where: Where,
  { lines, ...body }: PreviewSeriesBody,
  planned: readonly PlannedOccurrence[],
  labels: ReadonlyMap<string, string>,
): Promise<void> {
  const one = planned.slice(0, 1).map((times) => ({ ...body, ...times }))
  const problems = await problemsOf(work, { ...where, kinds: ['not_bookable'] }, one)
  const refused = problems.flatMap((problem) => (problem.kind === 'not_bookable' ? [problem.error] : []))
  const errors = [...refused, ...serviceErrors(labels, lines)]
  if (errors.length > 0) throw validationFailed(errors)
}

/** One date as a person sees it. */
export const toOccurrence = (occurrence: PlannedOccurrence, issues: SeriesIssue[]): SeriesOccurrence => ({
  date: occurrence.date,
  startsAt: occurrence.startsAt.toISOString(),
  endsAt: occurrence.endsAt.toISOString(),
  movedTo: occurrence.movedTo,
  choice: choiceFor(occurrence, issues),
  issues,
})

/** What is done with a date: what has an issue waits for a person, and what is past can't be booked. */
function choiceFor(
  { decided, movedTo }: PlannedOccurrence,
  issues: readonly SeriesIssue[],
): SeriesOccurrence['choice'] {
  if (decided === 'skip') return 'skip'
  if (issues.length === 0) return movedTo === null ? 'book' : 'move'
  const isPast = issues.some(({ kind }) => kind === 'past')
  return decided === 'book_anyway' && !isPast ? 'book_anyway' : null
}

/** Stands for all that a person saw, but not for what they chose. */
export const seenOf = (seen: unknown): string =>
  createHash('sha256').update(JSON.stringify(seen)).digest('base64url')
