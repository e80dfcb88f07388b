import { sql, type SQL } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import type { AnalyticsScope } from './analytics-scope'
import type { Parts } from './breakdowns'
import { byMainDiagnosis, OTHERS } from './by-main-diagnosis'
import type { RowOfPart } from './compared-per-key'
import type { OutcomeGroup } from './outcome-groups'
import { EVERYBODY } from './treatment'
import { isUnseen, isWithheld, NOBODY, withCover, type CountedClients } from './withholding'

/** Who came to a clinician or to anybody, by diagnosis. */
export type DiagnosedRow = RowOfPart & CountedClients & { diagnosis: string }

/** Counts `seen` by main diagnosis, as {@link DiagnosedRow}s. */
export function selectDiagnoses(scope: AnalyticsScope, actor: StaffActor): SQL {
  const unseen = isUnseen(actor, scope.practiceId, sql`ac.client_id`, 'diagnoses')
  return sql`
    select ac.span, ac.key, ${byMainDiagnosis(scope).key} as diagnosis,
      count(*) as clients, count(*) filter (where ${unseen}) as unseen
    from seen ac
    group by 1, 2, 3`
}

/** The same as it may be told, in the span before (0) and in the range (1). */
export function diagnosesOf(
  rows: readonly DiagnosedRow[],
  clinicianId: string | undefined,
): Parts<OutcomeGroup> {
  const [previous, range] = [0, 1].map((span) =>
    toldOf(
      rows.filter((row) => row.span === span),
      clinicianId ?? EVERYBODY,
    ),
  )
  const ids = new Set([...(range?.keys() ?? []), ...(previous?.keys() ?? [])])
  const partOf = (id: string, told: typeof range) => told?.get(id) ?? missingIn(told)
  return new Map([...ids].map((id) => [id, { previous: partOf(id, previous), range: partOf(id, range) }]))
}

/**
 * The diagnoses of one span. A name beside a number that is withheld would tell of few, too: those all stand together
 * without their names.
 */
function toldOf(rows: readonly DiagnosedRow[], key: string): Map<string, OutcomeGroup> {
  const groups = [...new Set(rows.map(({ diagnosis }) => diagnosis))].map((diagnosis) => {
    const mine = withCover(rows.filter((row) => row.diagnosis === diagnosis)).find((row) => row.key === key)
    const group = mine ?? NOBODY
    return { ...group, span: 0, key: diagnosis, isHidden: isWithheld(group) }
  })
  const seen = groups.filter(({ clients }) => clients > 0)
  const parts = withCover(seen).map((part) => ({ ...part, isHidden: part.isHidden || isWithheld(part) }))
  const shown = parts.filter(({ isHidden }) => !isHidden)
  const told = new Map<string, OutcomeGroup>(shown.map((part) => [part.key, part]))
  return shown.length === parts.length ? told : told.set(OTHERS, HIDDEN)
}

const HIDDEN: OutcomeGroup = { ...NOBODY, isHidden: true }

/** A diagnosis that isn’t there may be one of those that can’t be named. */
const missingIn = (told: ReadonlyMap<string, OutcomeGroup> | undefined): OutcomeGroup =>
  told?.has(OTHERS) === true ? HIDDEN : { ...NOBODY, isHidden: false }
