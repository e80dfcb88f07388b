import type { DateSpan } from '@oaklet/api/contract'
import { daysFrom, percent, ratio, recountRows, sum, type RecountScope } from './recount-rows'
import { recountSeen } from './recount-visits'
import type { VariedRows } from './varied-rows'

const KINDS = ['phq9', 'gad7'] as const
type Kind = (typeof KINDS)[number]
const CASE = { phq9: 10, gad7: 8 }
const RELIABLE = { phq9: 6, gad7: 4 }

interface Scores {
  clientId: string
  first: number
  last: number
}

/** The ids of the clients behind each number, by the name of the number. */
export type OutcomeLists = Readonly<Record<string, readonly string[]>>

/** How the clients seen in a span stand by its end. */
export function recountOutcomes(rows: VariedRows, scope: RecountScope, span: DateSpan) {
  const lists = recountOutcomeLists(rows, scope, span)
  const size = (name: string) => lists[name]?.length ?? 0
  const ofKind = (kind: Kind) => {
    const scores = scoresOf(rows, scope, span, kind)
    return {
      [`${kind}Intake`]: ratio(sum(scores.map(({ first }) => first)), scores.length),
      [`${kind}Now`]: ratio(sum(scores.map(({ last }) => last)), scores.length),
      [`${kind}ReliableImprovement`]: percent(size(`${kind} improved`), scores.length),
      [`${kind}Response`]: percent(size(`${kind} responded`), size(`${kind} cases`)),
    }
  }
  return { measuresOverdue: size('overdue'), ...ofKind('phq9'), ...ofKind('gad7') }
}

/** The lists of clients behind those numbers, and what is left over of each whole. */
export function recountOutcomeLists(rows: VariedRows, scope: RecountScope, span: DateSpan): OutcomeLists {
  const seen = clientsSeen(rows, scope, span)
  const until = untilOf(rows, scope, span)
  const isRecent = (clientId: string) =>
    known(rows, until).some((each) => each.clientId === clientId && daysFrom(each.takenOn, until) <= 42)
  const ofKind = KINDS.map((kind) => {
    const scores = scoresOf(rows, scope, span, kind)
    const ids = (isIn: (scores: Scores) => boolean) => scores.filter(isIn).map(({ clientId }) => clientId)
    const cases = ({ first }: Scores) => first >= CASE[kind]
    const responded = ({ first, last }: Scores) => last <= first / 2
    const measured = ids(() => true)
    return {
      [`${kind} measured`]: measured,
      [`${kind} unmeasured`]: seen.filter((id) => !measured.includes(id)),
      [`${kind} improved`]: ids(({ first, last }) => first - last >= RELIABLE[kind]),
      [`${kind} unchanged`]: ids(({ first, last }) => Math.abs(first - last) < RELIABLE[kind]),
      [`${kind} worse`]: ids(({ first, last }) => last - first >= RELIABLE[kind]),
      [`${kind} cases`]: ids(cases),
      [`${kind} responded`]: ids((each) => cases(each) && responded(each)),
      [`${kind} unresponsive`]: ids((each) => cases(each) && !responded(each)),
    }
  })
  return {
    seen,
    overdue: seen.filter((id) => !isRecent(id)),
    recent: seen.filter(isRecent),
    ...Object.assign({}, ...ofKind),
  } as OutcomeLists
}

const clientsSeen = (rows: VariedRows, scope: RecountScope, span: DateSpan): string[] => [
  ...new Set([...recountSeen(rows, scope, span).values()].flat()),
]

function untilOf(rows: VariedRows, scope: RecountScope, span: DateSpan): string {
  const today = recountRows(rows, scope, span).dayOf(scope.now)
  return span.end < today ? span.end : today
}

const known = ({ measures }: VariedRows, until: string) =>
  measures.filter(({ status, takenOn }) => status === 'final' && takenOn <= until)

/** The first and the last score of each client seen who has two. */
function scoresOf(rows: VariedRows, scope: RecountScope, span: DateSpan, kind: Kind): Scores[] {
  const ofKind = known(rows, untilOf(rows, scope, span)).filter((each) => each.kind === kind)
  return clientsSeen(rows, scope, span).flatMap((clientId) => {
    const scores = ofKind
      .filter((each) => each.clientId === clientId)
      .map((each) => ({
        at: `${each.takenOn} ${each.recordedAt.toISOString()} ${each.id}`,
        score: each.score,
      }))
      .sort((one, other) => (one.at < other.at ? -1 : 1))
    const [first, last] = [scores[0], scores.at(-1)]
    if (first === undefined || last === undefined || scores.length < 2) return []
    return [{ clientId, first: first.score, last: last.score }]
  })
}
