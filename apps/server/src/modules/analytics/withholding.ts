import { sql, type SQL } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import { clients } from '../../db/schema/clients-table'
import { reachOf, type ToldOfClients } from './client-reach'
import type { RowOfPart } from './compared-per-key'
import { isVisibleClient } from '../caseload'

/** How many clients a number is of. */
export interface CountedClients {
  clients: number
  /** Those of them whom the person who asks may not see. */
  unseen: number
  /** Whether it is withheld because another number could be reckoned from it. */
  isCover?: boolean
}

/** A number of no clients. */
export const NOBODY: CountedClients = { clients: 0, unseen: 0 }

const FEWEST_TOLD_OF = 5

/** Suppress counts of 1 to 4 (small-cell rule); 0 may be shown. */
const isFew = (unseen: number): boolean => unseen > 0 && unseen < FEWEST_TOLD_OF

/** Whether a number would tell of clients whom the person who asks may not see. */
export const isWithheld = ({ unseen, isCover = false }: CountedClients): boolean =>
  isFew(unseen) || (isCover && unseen > 0)

/** Whether the client of an id is none of those of whom the person who asks may know what is told. */
export function isUnseen(
  actor: StaffActor,
  practiceId: string,
  clientId: SQL,
  told: ToldOfClients = 'visits',
): SQL {
  const scope = reachOf(actor, told)
  if (scope !== 'own') return scope === 'all' ? sql`false` : sql`true`
  return sql`${clientId} not in (
    select ${clients.id} from ${clients} where ${isVisibleClient(actor, practiceId, scope)})`
}

/**
 * Parts of spans, of which one more is withheld where those that are withheld are together of few: the whole
 * less the told parts would tell of them. It is the smallest that is told.
 */
export function withCover<Part extends RowOfPart & CountedClients>(
  parts: readonly Part[],
): (Part & { isCover: boolean })[] {
  const covers = new Map(
    [...new Set(parts.map(({ span }) => span))].map((span) => [span, coverOf(parts, span)]),
  )
  return parts.map((part) => ({ ...part, isCover: covers.get(part.span) === part.key }))
}

function coverOf(parts: readonly (RowOfPart & CountedClients)[], span: number): string | undefined {
  const ofSpan = parts.filter((part) => part.span === span)
  const hidden = ofSpan.filter(isWithheld).reduce((sum, { unseen }) => sum + unseen, 0)
  if (!isFew(hidden)) return undefined
  const told = ofSpan.filter((part) => part.unseen > 0 && !isWithheld(part))
  const [smallest] = told.sort((one, other) => one.clients - other.clients || (one.key < other.key ? -1 : 1))
  return smallest?.key
}
