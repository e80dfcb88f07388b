import type { PaymentMethod } from '@oaklet/api/contract'
import { and, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { clients } from '../../db/schema/clients-table'
import { ledgerEntries } from '../../db/schema/ledger-table'
import { payments } from '../../db/schema/payments-table'
import type { Work } from '../../work'
import { clientsInScope, isClientOf } from '../caseload'
import { DISPUTED, GIVEN_BACK } from './client-money'
import { isDeposit, type Days } from './sum-deposits'

/** What was received and given back on one day, or by one method, in cents. */
export interface Deposits {
  key: string
  /** How many payments were received. */
  count: number
  receivedCents: number
  givenBackCents: number
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
    })
    .from(payments)
    .innerJoin(clients, isClientOf(payments))
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
  const keys = new Set([...received, ...givenBack].map(({ key }) => key))
  return [...keys].map((key) => {
    const { count = 0, receivedCents = 0 } = received.find((part) => part.key === key) ?? {}
    return {
      key,
      count,
      receivedCents,
      givenBackCents: givenBack.find((part) => part.key === key)?.cents ?? 0,
    }
  })
}
