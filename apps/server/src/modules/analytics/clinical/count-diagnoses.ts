import { sql, type SQL } from 'drizzle-orm'
import type { StaffActor } from '../../../actor'
import type { Parts } from '../breakdowns/breakdowns'
import type { RowOfPart } from '../breakdowns/compared-per-key'
import type { AnalyticsScope } from '../scope/analytics-scope'
import {
  isInvisible,
  mustSuppress,
  NO_CLIENTS,
  withComplementarySuppression,
  type CountedClients,
} from '../suppression/suppression'
import { byMainDiagnosis, OTHERS } from './by-main-diagnosis'
import type { OutcomeGroup } from './outcome-groups'
import { ALL_CLINICIANS } from './treatment'

/** The clients seen by one clinician or by any, by main diagnosis. */
export type DiagnosedRow = RowOfPart & CountedClients & { diagnosis: string }

/** Counts `seen` by main diagnosis, as {@link DiagnosedRow}s. */
export function selectDiagnoses(scope: AnalyticsScope, actor: StaffActor): SQL {
  const invisible = isInvisible(actor, scope.practiceId, sql`ac.client_id`, 'diagnoses')
  return sql`
    select ac.span, ac.key, ${byMainDiagnosis(scope).key} as diagnosis,
      count(*) as clients, count(*) filter (where ${invisible}) as invisible
    from seen ac
    group by 1, 2, 3`
}

/** Returns the diagnoses that may be reported, for the span before (0) and for the range (1). */
export function diagnosesOf(
  rows: readonly DiagnosedRow[],
  clinicianId: string | undefined,
): Parts<OutcomeGroup> {
  const [previous, range] = [0, 1].map((span) =>
    reportedDiagnoses(
      rows.filter((row) => row.span === span),
      clinicianId ?? ALL_CLINICIANS,
    ),
  )
  const ids = new Set([...(range?.keys() ?? []), ...(previous?.keys() ?? [])])
  const partOf = (id: string, reported: typeof range) => reported?.get(id) ?? missingIn(reported)
  return new Map([...ids].map((id) => [id, { previous: partOf(id, previous), range: partOf(id, range) }]))
}

/**
 * Returns the diagnoses of one span. The name of a suppressed diagnosis would reveal few clients too, so all suppressed
 * ones are one unnamed part.
 */
function reportedDiagnoses(rows: readonly DiagnosedRow[], key: string): Map<string, OutcomeGroup> {
  const groups = [...new Set(rows.map(({ diagnosis }) => diagnosis))].map((diagnosis) => {
    const mine = withComplementarySuppression(rows.filter((row) => row.diagnosis === diagnosis)).find(
      (row) => row.key === key,
    )
    const group = mine ?? NO_CLIENTS
    return { ...group, span: 0, key: diagnosis, isSuppressed: mustSuppress(group) }
  })
  const seen = groups.filter(({ clients }) => clients > 0)
  const parts = withComplementarySuppression(seen).map((part) => ({
    ...part,
    isSuppressed: part.isSuppressed || mustSuppress(part),
  }))
  const shown = parts.filter(({ isSuppressed }) => !isSuppressed)
  const reported = new Map<string, OutcomeGroup>(shown.map((part) => [part.key, part]))
  return shown.length === parts.length ? reported : reported.set(OTHERS, SUPPRESSED)
}

const SUPPRESSED: OutcomeGroup = { ...NO_CLIENTS, isSuppressed: true }

/** Returns the group for a diagnosis that is missing: it may be one of the unnamed ones. */
const missingIn = (reported: ReadonlyMap<string, OutcomeGroup> | undefined): OutcomeGroup =>
  reported?.has(OTHERS) === true ? SUPPRESSED : { ...NO_CLIENTS, isSuppressed: false }
