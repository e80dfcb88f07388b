import { MEASURE_KINDS, type DateSpan } from '@oaklet/api/contract'
import { recountDiagnoses } from './recount-diagnoses'
import { recountOutcomeLists } from './recount-outcomes'
import type { RecountScope } from './recount-rows'
import { recountSources } from './recount-sources'
import { recountSeen } from './recount-visits'
import type { VariedRows } from './varied-rows'

/** Whether a person may see a client. */
export type Sees = (client: VariedRows['clients'][number]) => boolean

/** The figures of one span that are suppressed for a person who sees only some clients. */
export interface RecountedWithheld {
  /** Whether the numbers of who came are. */
  isWhole: boolean
  /** The other figures that are. */
  figures: ReadonlySet<string>
  /** The parts that are, by their breakdown. */
  parts: Readonly<Record<string, ReadonlySet<string>>>
  /** The clinician whose part is for the sake of another’s. */
  cover: string | undefined
}

type Lists = ReadonlyMap<string, readonly string[]>

const isFew = (count: number): boolean => count >= 1 && count <= 4

/** Which numbers would tell of few clients, found again from the rows; a clinician’s figures go by their part. */
export function recountWithheld(
  rows: VariedRows,
  scope: RecountScope,
  span: DateSpan,
  sees: Sees,
): RecountedWithheld {
  const hidden = new Set(rows.clients.filter((client) => !sees(client)).map(({ id }) => id))
  const everyone = { ...scope, clinicianId: undefined }
  const bySource = withheldOf(recountSources(rows, scope, span), hidden)
  const { parts, cover } = withheldOf(recountSeen(rows, everyone, span), hidden)
  const listsOf = (of: RecountScope) => ({
    ...recountOutcomeLists(rows, of, span),
    ...Object.fromEntries(recountDiagnoses(rows, of, span)),
  })
  const lists = listsOf(scope)
  const colleagues = scope.clinicianId === undefined ? [] : rows.place.clinicianIds
  const theirs = colleagues.map((clinicianId) => [clinicianId, listsOf({ ...scope, clinicianId })] as const)
  /** Whether a list is withheld, for its own sake or for that of a colleague’s. */
  const isListWithheld = (name: string) => {
    if (isFew((lists[name] ?? []).filter((id) => hidden.has(id)).length)) return true
    const byClinician = new Map(theirs.map(([clinicianId, of]) => [clinicianId, of[name] ?? []]))
    return withheldOf(byClinician, hidden).parts.has(scope.clinicianId ?? '')
  }
  /** The lists that are withheld of a whole within others. */
  const without = (wholes: readonly string[], names: readonly string[]): ReadonlySet<string> => {
    if (wholes.some(isListWithheld)) return new Set(names)
    const ofWhole = new Map(names.map((name) => [name, lists[name] ?? []]))
    return withheldOf(ofWhole, hidden, names.filter(isListWithheld)).parts
  }
  const ofKind = MEASURE_KINDS.map((kind) => {
    const measured = ['seen', `${kind} measured`]
    const changes = without(
      measured,
      ['improved', 'unchanged', 'worse', 'unmeasured'].map((name) => `${kind} ${name}`),
    )
    const responses = without([...measured, `${kind} cases`], [`${kind} responded`, `${kind} unresponsive`])
    return {
      kind,
      figures: [
        ...(measured.some(isListWithheld) ? [`${kind}Intake`, `${kind}Now`] : []),
        ...(changes.has(`${kind} improved`) ? [`${kind}ReliableImprovement`] : []),
        ...(responses.has(`${kind} responded`) ? [`${kind}Response`] : []),
      ],
      changes: new Set([...changes].map((name) => name.slice(kind.length + 1))),
    }
  })
  const isOverdueWithheld = without(['seen'], ['overdue', 'recent']).has('overdue')
  const byDiagnosis = recountDiagnoses(rows, scope, span)
  const unnamed = [...byDiagnosis.keys()].filter(isListWithheld)
  return {
    isWhole: isListWithheld('seen'),
    figures: new Set([
      ...(isOverdueWithheld ? ['measuresOverdue'] : []),
      ...ofKind.flatMap(({ figures }) => figures),
    ]),
    parts: {
      clientsSeenByClinician: new Set([...parts].filter((id) => id === (scope.clinicianId ?? id))),
      newClientsByReferralSource: bySource.parts,
      clientsSeenByMainDiagnosis: withheldOf(byDiagnosis, hidden, unnamed).parts,
      ...Object.fromEntries(ofKind.map(({ kind, changes }) => [`${kind}ByReliableChange`, changes])),
    },
    cover,
  }
}

/** The parts of few who are hidden, those already withheld, and one more where all those together are of few. */
function withheldOf(clientsOf: Lists, hidden: ReadonlySet<string>, already: readonly string[] = []) {
  const told = [...clientsOf].map(([id, clients]) => ({
    id,
    clients: clients.length,
    unseen: clients.filter((client) => hidden.has(client)).length,
  }))
  const isOut = ({ id, unseen }: (typeof told)[number]) => isFew(unseen) || already.includes(id)
  const few = told.filter(isOut)
  const many = told.filter((part) => part.unseen > 4 && !isOut(part))
  const rest = few.reduce((total, { unseen }) => total + unseen, 0)
  const fewest = Math.min(...many.map(({ clients }) => clients))
  const [smallest] = many
    .filter(({ clients }) => clients === fewest)
    .map(({ id }) => id)
    .sort()
  const cover = isFew(rest) ? smallest : undefined
  const parts = new Set([...few.map(({ id }) => id), ...(cover === undefined ? [] : [cover])])
  return { parts, cover }
}
