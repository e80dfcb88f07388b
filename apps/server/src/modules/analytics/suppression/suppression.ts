import { sql, type SQL } from 'drizzle-orm'
import type { StaffActor } from '../../../actor'
import { clients } from '../../../db/schema/clients-table'
import { isVisibleClient } from '../../caseload'
import type { RowOfPart } from '../breakdowns/compared-per-key'
import { reachOf, type ClientDetail } from './client-reach'

/** The number of clients behind a number. */
export interface CountedClients {
  clients: number
  /** The number of these clients whom the actor may not see. */
  invisible: number
  /** True for complementary suppression: another suppressed number could be computed from this one. */
  isComplementary?: boolean
}

/** The counts of a part without clients. */
export const NO_CLIENTS: CountedClients = { clients: 0, invisible: 0 }

const MIN_REPORTED_CLIENTS = 5

/** Suppress counts of 1 to 4 (small-cell rule); 0 may be shown. */
const isFew = (invisible: number): boolean => invisible > 0 && invisible < MIN_REPORTED_CLIENTS

/** Returns true when a number must be suppressed: primary (small cell) or complementary suppression. */
export const mustSuppress = ({ invisible, isComplementary = false }: CountedClients): boolean =>
  isFew(invisible) || (isComplementary && invisible > 0)

/** SQL condition that is true for a client about whom the actor may not know the detail. */
export function isInvisible(
  actor: StaffActor,
  practiceId: string,
  clientId: SQL,
  detail: ClientDetail = 'visits',
): SQL {
  const scope = reachOf(actor, detail)
  if (scope !== 'own') return scope === 'all' ? sql`false` : sql`true`
  return sql`${clientId} not in (
    select ${clients.id} from ${clients} where ${isVisibleClient(actor, practiceId, scope)})`
}

/**
 * Applies complementary suppression within each span. When the suppressed parts together count only 1 to 4 clients,
 * the total minus the reported parts would reveal them, so the smallest reported part is suppressed too.
 */
export function withComplementarySuppression<Part extends RowOfPart & CountedClients>(
  parts: readonly Part[],
): (Part & { isComplementary: boolean })[] {
  const keys = new Map(
    [...new Set(parts.map(({ span }) => span))].map((span) => [span, complementaryKey(parts, span)]),
  )
  return parts.map((part) => ({ ...part, isComplementary: keys.get(part.span) === part.key }))
}

function complementaryKey(parts: readonly (RowOfPart & CountedClients)[], span: number): string | undefined {
  const ofSpan = parts.filter((part) => part.span === span)
  const suppressed = ofSpan.filter(mustSuppress).reduce((sum, { invisible }) => sum + invisible, 0)
  if (!isFew(suppressed)) return undefined
  const reported = ofSpan.filter((part) => part.invisible > 0 && !mustSuppress(part))
  const [smallest] = reported.sort(
    (one, other) => one.clients - other.clients || (one.key < other.key ? -1 : 1),
  )
  return smallest?.key
}
