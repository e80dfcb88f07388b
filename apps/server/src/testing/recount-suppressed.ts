import { MEASURE_KINDS, type DateSpan } from '@oaklet/api/contract'
import { recountDiagnoses } from './recount-diagnoses'
import { recountOutcomeLists } from './recount-outcomes'
import type { RecountScope } from './recount-rows'
import { recountSources } from './recount-sources'
import { recountSeen } from './recount-visits'
import type { VariedRows } from './varied-rows'

/** Returns true when a person may see a client. */
export type Sees = (client: VariedRows['clients'][number]) => boolean

/** The suppressed numbers of one span, for a person who sees only some clients. */
export interface RecountedSuppressed {
  /** True when the numbers of the clients seen are suppressed. */
  isWhole: boolean
  /** The other suppressed figures. */
  figures: ReadonlySet<string>
  /** The suppressed parts, by breakdown. */
  parts: Readonly<Record<string, ReadonlySet<string>>>
  /** The clinician whose part is suppressed to protect another one. */
  complementary: string | undefined
}

type Lists = ReadonlyMap<string, readonly string[]>

const isFew = (count: number): boolean => count >= 1 && count <= 4

/** Recomputes from the rows which numbers must be suppressed; the figures of a clinician follow their part. */
export function recountSuppressed(
  rows: VariedRows,
  scope: RecountScope,
  span: DateSpan,
  sees: Sees,
): RecountedSuppressed {
  const hidden = new Set(rows.clients.filter((client) => !sees(client)).map(({ id }) => id))
  const everyone = { ...scope, clinicianId: undefined }
  const bySource = suppressedOf(recountSources(rows, scope, span), hidden)
  const { parts, complementary } = suppressedOf(recountSeen(rows, everyone, span), hidden)
  const listsOf = (of: RecountScope) => ({
    ...recountOutcomeLists(rows, of, span),
    ...Object.fromEntries(recountDiagnoses(rows, of, span)),
  })
  const lists = listsOf(scope)
  const colleagues = scope.clinicianId === undefined ? [] : rows.place.clinicianIds
  const theirs = colleagues.map((clinicianId) => [clinicianId, listsOf({ ...scope, clinicianId })] as const)
  /** Returns true when a list is suppressed, as a small cell or to protect the list of another clinician. */
  const isListSuppressed = (name: string) => {
    if (isFew((lists[name] ?? []).filter((id) => hidden.has(id)).length)) return true
    const byClinician = new Map(theirs.map(([clinicianId, of]) => [clinicianId, of[name] ?? []]))
    return suppressedOf(byClinician, hidden).parts.has(scope.clinicianId ?? '')
  }
  /** Returns the suppressed lists among the parts of a whole. */
  const without = (wholes: readonly string[], names: readonly string[]): ReadonlySet<string> => {
    if (wholes.some(isListSuppressed)) return new Set(names)
    const ofWhole = new Map(names.map((name) => [name, lists[name] ?? []]))
    return suppressedOf(ofWhole, hidden, names.filter(isListSuppressed)).parts
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
        ...(measured.some(isListSuppressed) ? [`${kind}Intake`, `${kind}Now`] : []),
        ...(changes.has(`${kind} improved`) ? [`${kind}ReliableImprovement`] : []),
        ...(responses.has(`${kind} responded`) ? [`${kind}Response`] : []),
      ],
      changes: new Set([...changes].map((name) => name.slice(kind.length + 1))),
    }
  })
  const isOverdueSuppressed = without(['seen'], ['overdue', 'recent']).has('overdue')
  const byDiagnosis = recountDiagnoses(rows, scope, span)
  const unnamed = [...byDiagnosis.keys()].filter(isListSuppressed)
  return {
    isWhole: isListSuppressed('seen'),
    figures: new Set([
      ...(isOverdueSuppressed ? ['measuresOverdue'] : []),
      ...ofKind.flatMap(({ figures }) => figures),
    ]),
    parts: {
      clientsSeenByClinician: new Set([...parts].filter((id) => id === (scope.clinicianId ?? id))),
      newClientsByReferralSource: bySource.parts,
      clientsSeenByMainDiagnosis: suppressedOf(byDiagnosis, hidden, unnamed).parts,
      ...Object.fromEntries(ofKind.map(({ kind, changes }) => [`${kind}ByReliableChange`, changes])),
    },
    complementary,
  }
}

/** Returns the small cells, those already suppressed, and one more when all of these together are a small cell. */
function suppressedOf(clientsOf: Lists, hidden: ReadonlySet<string>, already: readonly string[] = []) {
  const counted = [...clientsOf].map(([id, clients]) => ({
    id,
    clients: clients.length,
    invisible: clients.filter((client) => hidden.has(client)).length,
  }))
  const isOut = ({ id, invisible }: (typeof counted)[number]) => isFew(invisible) || already.includes(id)
  const few = counted.filter(isOut)
  const many = counted.filter((part) => part.invisible > 4 && !isOut(part))
  const rest = few.reduce((total, { invisible }) => total + invisible, 0)
  const fewest = Math.min(...many.map(({ clients }) => clients))
  const [smallest] = many
    .filter(({ clients }) => clients === fewest)
    .map(({ id }) => id)
    .sort()
  const complementary = isFew(rest) ? smallest : undefined
  const parts = new Set([...few.map(({ id }) => id), ...(complementary === undefined ? [] : [complementary])])
  return { parts, complementary }
}
