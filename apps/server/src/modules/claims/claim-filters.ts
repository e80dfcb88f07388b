import type * as api from '@oaklet/api/contract'
import {
  CLAIM_LABELS,
  FILING_SOON_DAYS,
  type ClaimLabel,
  type ClaimState,
  type ClaimStateChoice,
} from '@oaklet/api/contract'
import { and, eq, gte, inArray, lt, lte, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Scope } from '../../actor'
import { addDays, dayBounds, type PracticeToday } from '../../calendar-day'
import { holdsWords } from '../../db/folded'
import { claims, claimSubmissions } from '../../db/schema/claims-table'
import { clients } from '../../db/schema/clients-table'
import type { Work } from '../../work'
import { CLAIM_SINCE, isOfAge } from './claim-age'
import { hasOpenAppeal } from './claim-appeals'
import { hasLabel } from './claim-label'
import { pcnBegins } from './pcn-begins'
import { isVisibleClaim } from './select-claims'

/** What a list of claims is asked for. */
export type ClaimFilters = z.output<typeof api.ClaimsQuery>

/** The claims of a practice that a person may see. */
export interface ClaimsSeen {
  practiceId: string
  scope: Scope
}

/** The claims of the practice that the filters leave. */
export function isChosen(
  work: Work,
  { practiceId, scope }: ClaimsSeen,
  filters: ClaimFilters,
  practice: PracticeToday,
): SQL | undefined {
  const { payerId, clientId, clinicianId, due, state, age, appeal, q } = filters
  const { today } = practice
  return and(
    isVisibleClaim(work, practiceId, scope),
    payerId === undefined ? undefined : eq(claims.payerId, payerId),
    clientId === undefined ? undefined : eq(claims.clientId, clientId),
    clinicianId === undefined ? undefined : eq(claims.clinicianId, clinicianId),
    due === 'soon' ? isDueSoon(today) : undefined,
    due === 'late' ? isLate(today) : undefined,
    state === undefined ? undefined : stands(state),
    age === undefined ? undefined : isOfAge(CLAIM_SINCE, age, today),
    appeal === undefined ? undefined : hasOpenAppeal(work, appeal === 'overdue' ? today : undefined),
    isSentFirst(work, filters, practice),
    matches(work, q),
  )
}

const isLabel = (choice: ClaimStateChoice): choice is ClaimLabel =>
  CLAIM_LABELS.some((label) => label === choice)

/** The states that a choice is for; null where it is a label, which a claim has by its book. */
export function statesOf(choice: ClaimStateChoice): ClaimState[] | null {
  if (isLabel(choice)) return null
  return choice === 'left_unpaid' ? ['denied', 'partially_paid'] : [choice]
}

/** Whether a claim stands as a choice says. */
const stands = (choice: ClaimStateChoice): SQL | undefined =>
  isLabel(choice) ? hasLabel(choice) : inArray(claims.state, statesOf(choice) ?? [])

/** Whether a claim was sent for the first time on the days that the filters name. */
function isSentFirst(
  { tx, actor }: Work,
  { sentFrom, sentTo }: ClaimFilters,
  { timeZone }: PracticeToday,
): SQL | undefined {
  if (sentFrom === undefined && sentTo === undefined) return undefined
  const sent = tx
    .select({ id: claimSubmissions.claimId })
    .from(claimSubmissions)
    .where(
      and(
        eq(claimSubmissions.organizationId, actor.organizationId),
        eq(claimSubmissions.attempt, 1),
        sentFrom === undefined ? undefined : gte(claimSubmissions.sentAt, dayBounds(sentFrom, timeZone).from),
        sentTo === undefined ? undefined : lt(claimSubmissions.sentAt, dayBounds(sentTo, timeZone).to),
      ),
    )
  // Found by their days before anything else: looking each claim up would go through all that were sent since.
  return sql`${claims.id} in (with sent as materialized (${sent}) select claim_id from sent)`
}

/** Those that no payer has yet, or that came back. */
export const UNFILED = ['draft', 'ready', 'rejected'] as const

/** Whether a claim that is not filed is near its limit. */
export const isDueSoon = (today: string): SQL | undefined =>
  and(
    inArray(claims.state, [...UNFILED]),
    gte(claims.filingDueOn, today),
    lte(claims.filingDueOn, addDays(today, FILING_SOON_DAYS)),
  )

/** Whether a claim that is not filed is past its limit. */
export const isLate = (today: string): SQL | undefined =>
  and(inArray(claims.state, [...UNFILED]), lt(claims.filingDueOn, today))

/** The beginning of the control number, or every word in the client's names. */
function matches({ tx, actor }: Work, q: string | undefined): SQL | undefined {
  const text = q?.trim() ?? ''
  if (text === '') return undefined
  if (/^K?\d+$/i.test(text)) return pcnBegins(text.replace(/^K/i, ''))
  const named = tx
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.organizationId, actor.organizationId), holdsWords(clients.nameText, text)))
  return inArray(claims.clientId, named)
}
