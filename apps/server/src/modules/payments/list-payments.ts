import type * as api from '@oaklet/api/contract'
import type { PaymentsPage, PaymentSummary } from '@oaklet/api/contract'
import { and, count, desc, eq, gte, lte, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { holdsWords } from '../../db/folded'
import { DEFAULT_PAGE_SIZE, fromCursor, toPage } from '../../db/keyset'
import { clients } from '../../db/schema/clients-table'
import { payments } from '../../db/schema/payments-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { displayName, isClientOf, NAMED_CLIENT } from '../caseload'
import { practiceToday } from '../organization'
import { GIVEN_BACK } from './client-money'
import { isVisiblePayment } from './find-payment'
import { NEEDS } from './payment-needs'
import { IS_RECEIVED } from './sum-deposits'

type Query = z.infer<typeof api.PaymentsQuery>

const Cursor = z.tuple([z.iso.date(), z.iso.datetime(), z.uuid()])

const REFUNDED = sql<number>`(
  select coalesce(sum(e.amount_cents), 0)::float8 from ledger_entries e
  where e.organization_id = ${payments.organizationId} and e.payment_id = ${payments.id}
    and e.kind in ${[...GIVEN_BACK]}
)`

const NEWEST_DISPUTE = sql<PaymentSummary['dispute']>`(
  select d.state from disputes d
  where d.organization_id = ${payments.organizationId} and d.payment_id = ${payments.id}
  order by d.opened_at desc, d.id desc limit 1
)`

const IS_CARD_CHARGE = sql<boolean>`exists (
  select from card_payments c
  where c.organization_id = ${payments.organizationId} and c.payment_id = ${payments.id}
)`

/** One page of the practice's payments, the newest first, and what all that match come to. */
export async function listPayments(
  { actor, scope, params: { practiceId }, query }: CallOf<typeof api.listPayments>,
  work: Work,
): Promise<PaymentsPage> {
  const limit = query.limit ?? DEFAULT_PAGE_SIZE
  const { today, currency } = await practiceToday(work, practiceId)
  const where = and(
    isVisiblePayment(actor, practiceId, scope),
    query.clientId === undefined ? undefined : eq(payments.clientId, query.clientId),
    query.method === undefined ? undefined : eq(payments.method, query.method),
    query.received === undefined ? undefined : isThisMonth(today),
    query.needs === undefined ? undefined : NEEDS[query.needs],
    query.from === undefined ? undefined : gte(payments.receivedOn, query.from),
    query.to === undefined ? undefined : lte(payments.receivedOn, query.to),
    (query.q ?? '') === '' ? undefined : holdsWords(clients.nameText, query.q ?? ''),
  )
  const rows = await work.tx
    .select({
      ...{ payment: payments, client: NAMED_CLIENT, refundedCents: REFUNDED },
      ...{ dispute: NEWEST_DISPUTE, isCardCharge: IS_CARD_CHARGE },
    })
    .from(payments)
    .innerJoin(clients, isClientOf(payments))
    .where(and(where, isAfter(query.cursor)))
    .orderBy(desc(payments.receivedOn), desc(payments.createdAt), desc(payments.id))
    .limit(limit + 1)
  const [sums] = await work.tx
    .select({
      total: count(),
      receivedCents: sql<number>`coalesce(sum(${payments.amountCents}) filter (where ${IS_RECEIVED}), 0)::float8`,
    })
    .from(payments)
    .innerJoin(clients, isClientOf(payments))
    .where(where)
  const page = toPage(
    rows,
    limit,
    sums?.total ?? 0,
    ({ payment }) => [payment.receivedOn, payment.createdAt.toISOString(), payment.id],
    ({ payment, client, refundedCents, dispute, isCardCharge }): PaymentSummary => ({
      id: payment.id,
      client: { id: client.id, name: displayName(client) },
      method: payment.method,
      reference: payment.reference,
      receivedOn: payment.receivedOn,
      status: payment.status,
      amountCents: payment.amountCents,
      refundedCents,
      dispute,
      isCardCharge,
      currency,
    }),
  )
  return { ...page, receivedCents: sums?.receivedCents ?? 0 }
}

/** From the first day of the month until today; what is dated later is not received yet. */
const isThisMonth = (today: string): SQL | undefined =>
  and(gte(payments.receivedOn, `${today.slice(0, 8)}01`), lte(payments.receivedOn, today))

function isAfter(cursor: Query['cursor']): SQL | undefined {
  if (cursor === undefined) return undefined
  const [receivedOn, createdAt, id] = fromCursor(cursor, Cursor)
  return sql`(${payments.receivedOn}, ${payments.createdAt}, ${payments.id})
    < (${receivedOn}::date, ${createdAt}::timestamptz, ${id}::uuid)`
}
