import {
  mustSuppress,
  NO_CLIENTS,
  withComplementarySuppression,
  type CountedClients,
} from '../suppression/suppression'
import type { OutcomeRow } from './count-outcomes'
import type { OutcomeKind, ScoreChange } from './measure-outcomes'
import { ALL_CLINICIANS } from './treatment'

/** Clients whose number is reported, or suppressed. */
export interface OutcomeGroup extends CountedClients {
  isSuppressed: boolean
}

/** The clients with two scores of a kind: the sums of the scores, and the directions of change. */
export interface ScoredGroups extends Record<ScoreChange, OutcomeGroup> {
  measured: OutcomeGroup & { first: number; last: number }
  cases: OutcomeGroup
  responded: OutcomeGroup
}

/** The clients seen in a span, by outcome. */
export interface Outcomes extends Record<OutcomeKind, ScoredGroups> {
  overdue: OutcomeGroup
}

/**
 * Groups clients by outcome and applies suppression. A number is suppressed when its whole is suppressed, when it is a
 * small cell, or when a small cell could be computed from it: the remainder of the same whole, or the number of another
 * clinician, which is the total minus the others.
 */
export function outcomesOf(
  rows: readonly OutcomeRow[],
  span: number,
  clinicianId: string | undefined,
): Outcomes {
  const ofSpan = rows.filter((row) => row.span === span)
  const group = (isIn: (row: OutcomeRow) => boolean) => groupOf(ofSpan.filter(isIn), clinicianId)
  const mine = ofSpan.filter(({ key }) => key === (clinicianId ?? ALL_CLINICIANS))
  const total = (name: `${OutcomeKind}${'First' | 'Last'}`) => mine.reduce((sum, row) => sum + row[name], 0)
  const seen = group(() => true)
  const scored = (kind: OutcomeKind): ScoredGroups => {
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

/** Returns the clients of these rows whom the given clinician saw, or all of them. */
function groupOf(rows: readonly OutcomeRow[], clinicianId: string | undefined): OutcomeGroup {
  const keys = [...new Set(rows.map(({ key }) => key))]
  const parts = keys.map((key) => {
    const ofKey = rows.filter((row) => row.key === key)
    const sum = (name: 'clients' | 'invisible') => ofKey.reduce((total, row) => total + row[name], 0)
    return { span: 0, key, clients: sum('clients'), invisible: sum('invisible') }
  })
  const mine =
    withComplementarySuppression(parts).find(({ key }) => key === (clinicianId ?? ALL_CLINICIANS)) ??
    NO_CLIENTS
  return { ...mine, isSuppressed: mustSuppress(mine) }
}

const within = (whole: OutcomeGroup, part: OutcomeGroup): OutcomeGroup => ({
  ...part,
  isSuppressed: whole.isSuppressed || part.isSuppressed,
})

/** Applies suppression to the parts of a whole whose size may be known. */
function partsOf<Name extends string>(
  whole: OutcomeGroup,
  groups: Readonly<Record<Name, OutcomeGroup>>,
): Record<Name, OutcomeGroup> {
  const entries = Object.entries<OutcomeGroup>(groups)
  const suppressed = withComplementarySuppression(entries.map(([key, group]) => ({ ...group, span: 0, key })))
  const shown = suppressed.map((part) => [
    part.key,
    within(whole, { ...part, isSuppressed: part.isSuppressed || mustSuppress(part) }),
  ])
  return Object.fromEntries(shown) as Record<Name, OutcomeGroup>
}
