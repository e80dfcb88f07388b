import type * as api from '@oaklet/api/contract'
import {
  FILING_SOON_DAYS,
  type ClaimOrder,
  type ClaimStateChoice,
  type ClaimSummary,
  type Page,
} from '@oaklet/api/contract'
import { and, asc, count, desc, eq, gte, inArray, lt, lte, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { addDays, dayBounds, type PracticeToday } from '../../calendar-day'
import { holdsWords } from '../../db/folded'
import { DEFAULT_PAGE_SIZE, fromCursor, toPage } from '../../db/keyset'
import { claimAppeals } from '../../db/schema/claim-appeals-table'
import { claims, claimSubmissions } from '../../db/schema/claims-table'
import { clients } from '../../db/schema/clients-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { practiceToday } from '../organization'
import { claimAge } from './claim-age'
import { hasOpenAppeal } from './claim-appeals'
import { hasLabel } from './claim-label'
import { standingOf } from './claim-standing'
import { pcnBegins } from './pcn-begins'
import { isVisibleClaim, selectClaims, toClaimSummary, type SelectedClaim } from './select-claims'

/** Those that no payer has yet, or that came back. */
const UNFILED = ['draft', 'ready', 'rejected'] as const

const NewestCursor = z.tuple([z.iso.datetime(), z.uuid()])
const DueCursor = z.tuple([z.iso.date(), z.uuid()])

/** Claims without an open appeal come last. */
const NEVER = '9999-12-31'
const APPEAL_DUE = sql`coalesce(${claimAppeals.answerDueOn}, ${NEVER}::date)`

/** The orders that claims can be listed in. */
const ORDERS: Readonly<
  Record<
    ClaimOrder,
    { orderBy: SQL[]; isAfter: (cursor: string) => SQL; keyOf: (row: SelectedClaim) => readonly string[] }
  >
> = {
  newest: {
    orderBy: [desc(claims.createdAt), desc(claims.id)],
    isAfter: (cursor) => {
      const [at, id] = fromCursor(cursor, NewestCursor)
      return sql`(${claims.createdAt}, ${claims.id}) < (${at}::timestamptz, ${id}::uuid)`
    },
    keyOf: ({ claim: { createdAt, id } }) => [createdAt.toISOString(), id],
  },
  due: {
    orderBy: [asc(claims.filingDueOn), asc(claims.id)],
    isAfter: (cursor) => {
      const [day, id] = fromCursor(cursor, DueCursor)
      return sql`(${claims.filingDueOn}, ${claims.id}) > (${day}::date, ${id}::uuid)`
    },
    keyOf: ({ claim: { filingDueOn, id } }) => [filingDueOn, id],
  },
  appeal: {
    orderBy: [asc(APPEAL_DUE), asc(claims.id)],
    isAfter: (cursor) => {
      const [day, id] = fromCursor(cursor, DueCursor)
      return sql`(${APPEAL_DUE}, ${claims.id}) > (${day}::date, ${id}::uuid)`
    },
    keyOf: ({ claim, appeal }) => [appeal?.answerDueOn ?? NEVER, claim.id],
  },
}

/** One page of the practice's claims. */
export async function listClaims(
  { actor, scope, params: { practiceId }, query }: CallOf<typeof api.listClaims>,
  work: Work,
): Promise<Page<ClaimSummary>> {
  const limit = query.limit ?? DEFAULT_PAGE_SIZE
  const practice = await practiceToday(work, practiceId)
  const order = ORDERS[query.sort ?? 'newest']
  const where = and(
    isVisibleClaim(work, practiceId, scope),
    isChosen(query, practice),
    query.appeal === undefined
      ? undefined
      : hasOpenAppeal(work, query.appeal === 'overdue' ? practice.today : undefined),
    isSentFirst(work, query, practice),
    matches(work, query.q),
  )
  const rows = await selectClaims(work.tx, {
    where: and(where, query.cursor === undefined ? undefined : order.isAfter(query.cursor)),
    orderBy: order.orderBy,
    limit: limit + 1,
  })
  const [counted] = await work.tx.select({ total: count() }).from(claims).where(where)
  const standings = await standingOf(
    work.tx,
    actor,
    rows.map(({ claim }) => claim),
  )
  return toPage(rows, limit, counted?.total ?? 0, order.keyOf, (row) =>
    toClaimSummary(row, standings.get(row.claim.id), practice.currency),
  )
}

type Filters = z.output<typeof api.ClaimsQuery>

/** The claims that the filters leave. */
const isChosen = (
  { payerId, clientId, clinicianId, due, state, age }: Filters,
  { today }: Pick<PracticeToday, 'today'>,
): SQL | undefined =>
  and(
    payerId === undefined ? undefined : eq(claims.payerId, payerId),
    clientId === undefined ? undefined : eq(claims.clientId, clientId),
    clinicianId === undefined ? undefined : eq(claims.clinicianId, clinicianId),
    due === 'soon' ? isDueSoon(today) : undefined,
    due === 'late' ? isLate(today) : undefined,
    state === undefined ? undefined : stands(state),
    age === undefined ? undefined : eq(claimAge(today), age),
  )

/** Whether a claim stands as a choice says. */
function stands(choice: ClaimStateChoice): SQL | undefined {
  switch (choice) {
    case 'left_unpaid':
      return inArray(claims.state, ['denied', 'partially_paid'])
    case 'deductible':
    case 'overpaid':
    case 'waiting_for_second':
      return hasLabel(choice)
    default:
      return eq(claims.state, choice)
  }
}

/** Whether a claim was sent for the first time on the days that the filters name. */
function isSentFirst(
  { tx, actor }: Work,
  { sentFrom, sentTo }: Filters,
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
  return inArray(claims.id, sent)
}

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
