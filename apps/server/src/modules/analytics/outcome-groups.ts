import type { MeasureKind } from '@oaklet/api/contract'
import type { OutcomeRow } from './count-outcomes'
import type { ScoreChange } from './measure-outcomes'
import { EVERYBODY } from './treatment'
import { isWithheld, NOBODY, withCover, type CountedClients } from './withholding'

/** Clients whose number is reported, or suppressed. */
export interface OutcomeGroup extends CountedClients {
  isHidden: boolean
}

/** Clients with two scores of a kind: what these come to, and which way they went. */
export interface ScoredGroups extends Record<ScoreChange, OutcomeGroup> {
  measured: OutcomeGroup & { first: number; last: number }
  cases: OutcomeGroup
  responded: OutcomeGroup
}

/** Who came in a span, by their outcomes. */
export interface Outcomes extends Record<MeasureKind, ScoredGroups> {
  overdue: OutcomeGroup
}

/**
 * A number is withheld with the number that it is a part of, where it would tell of few, or where others of few could
 * be reckoned from it: the rest of the same whole, or a colleague’s, whom everybody’s number leaves over.
 */
export function outcomesOf(
  rows: readonly OutcomeRow[],
  span: number,
  clinicianId: string | undefined,
): Outcomes {
  const ofSpan = rows.filter((row) => row.span === span)
  const group = (isIn: (row: OutcomeRow) => boolean) => groupOf(ofSpan.filter(isIn), clinicianId)
  const mine = ofSpan.filter(({ key }) => key === (clinicianId ?? EVERYBODY))
  const total = (name: `${MeasureKind}${'First' | 'Last'}`) => mine.reduce((sum, row) => sum + row[name], 0)
  const seen = group(() => true)
  const scored = (kind: MeasureKind): ScoredGroups => {
    const [change, response] = [`${kind}Change`, `${kind}Response`] as const
    const measured = within(
      seen,
      group((row) => row[change] !== null),
    )
    const cases = within(
      measured,
      group((row) => row[response] !== null),
    )
    const { responded } = partsOf(cases, {
      responded: group((row) => row[response] === true),
      unresponsive: group((row) => row[response] === false),
    })
    const { improved, unchanged, worse } = partsOf(measured, {
      improved: group((row) => row[change] === 'improved'),
      unchanged: group((row) => row[change] === 'unchanged'),
      worse: group((row) => row[change] === 'worse'),
      unmeasured: group((row) => row[change] === null),
    })
    const sums = { first: total(`${kind}First`), last: total(`${kind}Last`) }
    return { measured: { ...measured, ...sums }, cases, responded, improved, unchanged, worse }
  }
  const { overdue } = partsOf(seen, {
    overdue: group((row) => row.isOverdue),
    recent: group((row) => !row.isOverdue),
  })
  return { overdue, phq9: scored('phq9'), gad7: scored('gad7') }
}

/** Those of the rows whom the asked clinician saw, or all. */
function groupOf(rows: readonly OutcomeRow[], clinicianId: string | undefined): OutcomeGroup {
  const keys = [...new Set(rows.map(({ key }) => key))]
  const parts = keys.map((key) => {
    const ofKey = rows.filter((row) => row.key === key)
    const sum = (name: 'clients' | 'unseen') => ofKey.reduce((total, row) => total + row[name], 0)
    return { span: 0, key, clients: sum('clients'), unseen: sum('unseen') }
  })
  const mine = withCover(parts).find(({ key }) => key === (clinicianId ?? EVERYBODY)) ?? NOBODY
  return { ...mine, isHidden: isWithheld(mine) }
}

const within = (whole: OutcomeGroup, part: OutcomeGroup): OutcomeGroup => ({
  ...part,
  isHidden: whole.isHidden || part.isHidden,
})

/** Parts of a whole of clients, of which it may be known how many there are. */
function partsOf<Name extends string>(
  whole: OutcomeGroup,
  groups: Readonly<Record<Name, OutcomeGroup>>,
): Record<Name, OutcomeGroup> {
  const entries = Object.entries<OutcomeGroup>(groups)
  const covered = withCover(entries.map(([key, group]) => ({ ...group, span: 0, key })))
  const told = covered.map((part) => [
    part.key,
    within(whole, { ...part, isHidden: part.isHidden || isWithheld(part) }),
  ])
  return Object.fromEntries(told) as Record<Name, OutcomeGroup>
}
