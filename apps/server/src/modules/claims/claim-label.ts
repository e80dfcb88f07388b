import type { ClaimLabel, ClaimState } from '@oaklet/api/contract'
import { and, inArray, not, sql, type SQL } from 'drizzle-orm'
import { claimEntries } from '../../db/schema/claim-entries-table'
import { claims, claimSessions } from '../../db/schema/claims-table'
import type { ClaimEntryKind } from '../../x12/posting/claims-book'

/** In these states an insurance has decided on a claim, and people have not closed it. */
const LABELLED: readonly ClaimState[] = ['paid', 'partially_paid']
/** In these states no insurance has decided on a claim. */
const UNDECIDED: readonly ClaimState[] = ['draft', 'ready', 'submitted', 'accepted', 'rejected']

/** What the label of a claim is made of. */
export interface LabelFacts {
  state: ClaimState
  /** What is open on each of its lines, in cents. */
  openByLine: readonly number[]
  insurancePaidCents: number
  toClientCents: number
  movedOutCents: number
  /** Whether a claim to a later insurance for the same sessions is not decided on. */
  isNextUndecided: boolean
}

/** What lists call a claim where its state does not say enough; null where it does. */
export function claimLabel(facts: LabelFacts): ClaimLabel | null {
  if (!LABELLED.includes(facts.state)) return null
  if (facts.openByLine.some((cents) => cents < 0)) return 'overpaid'
  if (facts.movedOutCents > 0 && facts.isNextUndecided) return 'waiting_for_second'
  const isShareOnly = facts.insurancePaidCents === 0 && facts.toClientCents > 0
  return facts.state === 'paid' && isShareOnly ? 'deductible' : null
}

/** Whether a claim has a label: the same rule as {@link claimLabel}, for the database. */
export const hasLabel = (label: ClaimLabel): SQL | undefined =>
  and(inArray(claims.state, [...LABELLED]), IS[label]())

const IS: Readonly<Record<ClaimLabel, () => SQL | undefined>> = {
  overpaid: () => isOverpaid(),
  waiting_for_second: () => and(isMovedOn(), isNextUndecided(), not(isOverpaid())),
  deductible: () =>
    and(
      sql`${claims.state} = 'paid'`,
      sql`${centsOf('to_client')} < 0`,
      sql`${centsOf('paid', 'taken_back')} = 0`,
      not(isOverpaid()),
      sql`not (${isMovedOn()} and ${isNextUndecided()})`,
    ),
}

const OF_CLAIM = sql`${claimEntries.organizationId} = ${claims.organizationId} and ${claimEntries.claimId} = ${claims.id}`

const isOverpaid = (): SQL => sql`exists (
  select from ${claimEntries} where ${OF_CLAIM}
  group by ${claimEntries.lineNumber} having sum(${claimEntries.cents}) < 0
)`

/** The sum of the entries of these kinds. */
const centsOf = (...kinds: ClaimEntryKind[]): SQL => sql`(
  select coalesce(sum(${claimEntries.cents}), 0) from ${claimEntries}
  where ${OF_CLAIM} and ${inArray(claimEntries.kind, kinds)}
)`

const isMovedOn = (): SQL => sql`${centsOf('moved_out')} < 0`

/** Whether a claim to a later insurance for the same sessions is not decided on. */
export const isNextUndecided = (): SQL => sql`exists (
  select from ${claimSessions} own
  join ${claimSessions} beside
    on beside.organization_id = own.organization_id and beside.appointment_id = own.appointment_id
    and beside.client_id = own.client_id
  join ${claims} later on later.organization_id = beside.organization_id and later.id = beside.claim_id
  where own.organization_id = ${claims.organizationId} and own.claim_id = ${claims.id}
    and later.priority > ${claims.priority} and ${inArray(sql`later.state`, [...UNDECIDED])}
)`
