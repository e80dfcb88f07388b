import type { PaymentMethod } from '@oaklet/api/contract'
import { and, eq, gt, gte, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { cardPayments } from '../../db/schema/card-payments-table'
import { clients } from '../../db/schema/clients-table'
import { disputes } from '../../db/schema/disputes-table'
import { ledgerEntries } from '../../db/schema/ledger-table'
import { payments } from '../../db/schema/payments-table'
import type { Work } from '../../work'
import { clientsInScope, isClientOf } from '../caseload'
import { practiceToday } from '../organization'
import { DISPUTED, GIVEN_BACK } from './client-money'
import { isDeposit, type Days } from './sum-deposits'

/** What was received, given back and kept by the provider on one day, or by one method, in cents. */
export interface Deposits {
  key: string
  /** How many payments were received. */
  count: number
  receivedCents: number
  givenBackCents: number
  /** What the provider kept of the card payments, and asked for disputes, as far as it is known. */
  feeCents: number
}

type DepositSplit = 'day' | 'method'

const RECEIVED_KEY: Readonly<Record<DepositSplit, SQL<string>>> = {
  day: sql`${payments.receivedOn}::text`,
  method: sql`${payments.method}`,
}
const GIVEN_BACK_KEY: Readonly<Record<DepositSplit, SQL<string>>> = {
  day: sql`${ledgerEntries.occurredOn}::text`,
  method: sql`coalesce(${ledgerEntries.data} ->> 'method', ${'other' satisfies PaymentMethod})`,
}

/**
 * What was received, as `sumDeposits` counts it, and what was given back, or taken by clients' banks, on these days, also
 * of earlier payments.
 */
export async function depositsBy(
  work: Work,
  practiceId: string,
  scope: Scope,
  { split, ...span }: Days & { split: DepositSplit },
): Promise<Deposits[]> {
  const received = await work.tx
    .select({
      key: RECEIVED_KEY[split],
      count: sql<number>`count(*)::int`,
      receivedCents: sql<number>`sum(${payments.amountCents})::float8`,
      feeCents: sql<number>`coalesce(sum(${cardPayments.feeCents}), 0)::float8`,
    })
    .from(payments)
    .innerJoin(clients, isClientOf(payments))
    .leftJoin(cardPayments, isOfPayment(cardPayments))
    .where(isDeposit(work, practiceId, scope, span))
    .groupBy(sql`1`)
  const givenBack = await work.tx
    .select({ key: GIVEN_BACK_KEY[split], cents: sql<number>`sum(${ledgerEntries.amountCents})::float8` })
    .from(ledgerEntries)
    .innerJoin(clients, isClientOf(ledgerEntries))
    .where(
      and(
        eq(ledgerEntries.organizationId, work.actor.organizationId),
        eq(ledgerEntries.practiceId, practiceId),
        gte(ledgerEntries.occurredOn, span.from),
        lte(ledgerEntries.occurredOn, span.to),
        inArray(ledgerEntries.kind, [...GIVEN_BACK, ...DISPUTED]),
        clientsInScope(work.actor, scope),
      ),
    )
    .groupBy(sql`1`)
  const disputed = await feesOfDisputes(work, practiceId, scope, { split, ...span })
  const keys = new Set([...received, ...givenBack, ...disputed].map(({ key }) => key))
  return [...keys].map((key) => {
    const { count = 0, receivedCents = 0, feeCents = 0 } = received.find((part) => part.key === key) ?? {}
    const centsOf = (parts: readonly { key: string; cents: number }[]) =>
      parts.find((part) => part.key === key)?.cents ?? 0
    return {
      ...{ key, count, receivedCents },
      givenBackCents: centsOf(givenBack),
      feeCents: feeCents + centsOf(disputed),
    }
  })
}

const isOfPayment = (table: typeof cardPayments | typeof disputes) =>
  and(eq(table.organizationId, payments.organizationId), eq(table.paymentId, payments.id))

/** What the provider asked for disputes, on the day on which each was opened. */
async function feesOfDisputes(
  work: Work,
  practiceId: string,
  scope: Scope,
  { split, from, to }: Days & { split: DepositSplit },
): Promise<{ key: string; cents: number }[]> {
  const { timeZone } = await practiceToday(work, practiceId)
  const day = sql<string>`to_char(${disputes.openedAt} at time zone ${timeZone}, 'YYYY-MM-DD')`
  const fees = await work.tx
    .select({ day, cents: disputes.feeCents })
    .from(disputes)
    .innerJoin(payments, isOfPayment(disputes))
    .innerJoin(clients, isClientOf(payments))
    .where(
      and(
        eq(payments.organizationId, work.actor.organizationId),
        eq(payments.practiceId, practiceId),
        gt(disputes.feeCents, 0),
        sql`${day} between ${from} and ${to}`,
        clientsInScope(work.actor, scope),
      ),
    )
  const sums = new Map<string, number>()
  for (const { day: openedOn, cents } of fees) {
    const key = split === 'day' ? openedOn : ('card' satisfies PaymentMethod)
    sums.set(key, (sums.get(key) ?? 0) + cents)
  }
  return [...sums].map(([key, cents]) => ({ key, cents }))
}
