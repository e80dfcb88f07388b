import type { Authorization, ClientOverlap, OverlapConflict, SeriesIssue } from '@oaklet/api/contract'
import type { Scope } from '../../actor'
import type { Work } from '../../work'
import { describeClientOverlaps, describeOverlaps, distinctOverlaps } from '../appointments'
import { problemsOf, type Problem } from '../availability'
import { authorizationIssues } from './authorization-issues'
import type { PlannedOccurrence } from './plan-occurrences'

interface Asked {
  practiceId: string
  scope: Scope
  timeZone: string
  /** The authorizations that the sessions would use. */
  authorizations: readonly Authorization[]
  /** The appointments that leave the times that they have now, and so are not in the way there. */
  leaving?: ReadonlySet<string>
}

/**
 * Says what stands in the way of each planned date, in the order in which a person reads it. It takes one query for the
 * overlaps of the clinician and one for those of the clients, however many dates there are.
 */
export async function issuesOf(
  work: Work,
  { practiceId, scope, timeZone, authorizations, leaving }: Asked,
  planned: readonly PlannedOccurrence[],
): Promise<SeriesIssue[][]> {
  const times = planned.map(({ booking, startsAt, endsAt }) => ({ ...booking, startsAt, endsAt }))
  const kinds = ['closed', 'offered', 'overlap', 'client_overlap'] as const
  const found = await problemsOf(work, { practiceId, scope, kinds }, times)
  const problems = found.filter(
    (problem) => !('appointmentId' in problem) || leaving?.has(problem.appointmentId) !== true,
  )
  const words = await describe(work, problems)
  const unauthorized = authorizationIssues(authorizations, planned, timeZone)
  const now = work.now()
  const at = new Map<number, Problem[]>()
  for (const problem of problems) at.set(problem.at, [...(at.get(problem.at) ?? []), problem])
  return planned.map((occurrence, index) => {
    const here = at.get(index) ?? []
    const authorization = unauthorized[index] ?? null
    return [
      ...(occurrence.startsAt < now ? [{ kind: 'past' } as const] : []),
      ...(occurrence.isSkipped ? [{ kind: 'clock_skipped' } as const] : []),
      ...(occurrence.isRepeated ? [{ kind: 'clock_repeated' } as const] : []),
      ...closedIssues(here),
      ...overlapIssues(here, words.booked),
      ...amongIssues(here, occurrence, planned),
      ...clientIssues(here, words.elsewhere),
      ...(authorization === null ? [] : [authorization]),
    ]
  })
}

interface Words {
  booked: ReadonlyMap<string, OverlapConflict>
  elsewhere: ReadonlyMap<Problem, ClientOverlap>
}

/** What the actor may know of the appointments that stand in the way. */
async function describe(work: Work, problems: readonly Problem[]): Promise<Words> {
  const booked = problems.flatMap((problem) => (problem.kind === 'overlap' ? [problem] : []))
  const elsewhere = problems.flatMap((problem) => (problem.kind === 'client_overlap' ? [problem] : []))
  const conflicts = await describeOverlaps(work, booked)
  const overlaps = await describeClientOverlaps(work, elsewhere)
  return {
    booked: new Map(conflicts.map((conflict) => [conflict.id, conflict])),
    elsewhere: new Map(
      elsewhere.flatMap((problem, index) => {
        const overlap = overlaps[index]
        return overlap === undefined ? [] : [[problem, overlap] as const]
      }),
    ),
  }
}

const closedIssues = (problems: readonly Problem[]): SeriesIssue[] =>
  problems.flatMap((problem) =>
    problem.kind === 'closed' || problem.kind === 'offered'
      ? [{ kind: problem.closure.closedBy, closure: problem.closure }]
      : [],
  )

const overlapIssues = (problems: readonly Problem[], booked: Words['booked']): SeriesIssue[] =>
  problems.flatMap((problem) => {
    const conflict = problem.kind === 'overlap' ? booked.get(problem.appointmentId) : undefined
    return conflict === undefined ? [] : [{ kind: 'overlap', conflict } as const]
  })

/** Where it meets another date of the series that was moved; what is skipped meets nothing. */
const amongIssues = (
  problems: readonly Problem[],
  { decided }: PlannedOccurrence,
  planned: readonly PlannedOccurrence[],
): SeriesIssue[] =>
  problems.flatMap((problem) => {
    const other = problem.kind === 'planned_overlap' ? planned[problem.with] : undefined
    if (other === undefined || other.decided === 'skip' || decided === 'skip') return []
    return [{ kind: 'series', date: other.date } as const]
  })

function clientIssues(problems: readonly Problem[], elsewhere: Words['elsewhere']): SeriesIssue[] {
  const overlaps = problems.flatMap((problem) => elsewhere.get(problem) ?? [])
  return distinctOverlaps(overlaps).map((overlap) => ({ kind: 'client', overlap }))
}
