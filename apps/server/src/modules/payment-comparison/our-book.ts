import type { CardRefund, DisputeState, Payment } from '@oaklet/api/contract'
import { and, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Actor } from '../../actor'
import { cardPayments } from '../../db/schema/card-payments-table'
import { cardRefunds } from '../../db/schema/card-refunds-table'
import { cards } from '../../db/schema/cards-table'
import { disputes } from '../../db/schema/disputes-table'
import { paymentCheckouts } from '../../db/schema/payment-links-table'
import { payments } from '../../db/schema/payments-table'
import type { Work } from '../../work'
import type { Standing } from './compare-books'

/** What of our book is compared: all with these ids, and all that began in this time. */
interface Compared {
  account: string
  providerIds: readonly string[]
  from: Date
  until: Date
}

const NOT_CHARGED: readonly Payment['status'][] = ['pending', 'failed']
/** How a dispute stands that has the client's money. */
const TAKEN: readonly DisputeState[] = ['needs_response', 'under_review', 'lost']
const NOT_GONE: CardRefund['state'] = 'failed'

/** How the charges, refunds and disputes of an account stand in the practice's own book. */
export async function ourBook(work: Work<Actor>, compared: Compared): Promise<Standing[]> {
  return [
    ...(await ourCharges(work, compared)),
    ...(await ourRefunds(work, compared)),
    ...(await ourDisputes(work, compared)),
  ]
}

/** Which of these charges of the provider are known here. */
export async function knownCharges(
  { tx, actor }: Work<Actor>,
  chargeIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (chargeIds.length === 0) return new Set()
  const rows = await tx
    .select({ chargeId: cardPayments.chargeId })
    .from(cardPayments)
    .where(
      and(
        eq(cardPayments.organizationId, actor.organizationId),
        inArray(cardPayments.chargeId, [...new Set(chargeIds)]),
      ),
    )
  return new Set(rows.flatMap(({ chargeId }) => chargeId ?? []))
}

/** When a charge began: where a client paid by a link, when they went to the provider's page. */
const BEGAN = sql`coalesce(${paymentCheckouts.createdAt}, ${payments.createdAt})`

async function ourCharges(work: Work<Actor>, compared: Compared): Promise<Standing[]> {
  const rows = await work.tx
    .select({
      chargeId: cardPayments.chargeId,
      status: payments.status,
      amountCents: payments.amountCents,
      feeCents: cardPayments.feeCents,
    })
    .from(cardPayments)
    .innerJoin(payments, isPaymentOf(cardPayments))
    .leftJoin(cards, IS_CARD)
    .leftJoin(paymentCheckouts, IS_CHECKOUT)
    .where(
      and(
        eq(cardPayments.organizationId, work.actor.organizationId),
        isThrough(compared),
        isCompared(cardPayments.chargeId, BEGAN, compared),
      ),
    )
  return rows.flatMap(({ chargeId, status, amountCents, feeCents }) =>
    chargeId === null
      ? []
      : [
          {
            ...{ providerId: chargeId, chargeId, kind: 'charge' as const },
            cents: NOT_CHARGED.includes(status) ? 0 : amountCents,
            feeCents: feeCents ?? 0,
          },
        ],
  )
}

async function ourRefunds(work: Work<Actor>, compared: Compared): Promise<Standing[]> {
  const rows = await work.tx
    .select({
      ...{ providerId: cardRefunds.providerId, chargeId: cardPayments.chargeId },
      ...{ state: cardRefunds.state, amountCents: cardRefunds.amountCents },
    })
    .from(cardRefunds)
    .innerJoin(cardPayments, isChargeOf(cardRefunds))
    .leftJoin(cards, IS_CARD)
    .leftJoin(paymentCheckouts, IS_CHECKOUT)
    .where(
      and(
        eq(cardRefunds.organizationId, work.actor.organizationId),
        isThrough(compared),
        isCompared(cardRefunds.providerId, cardRefunds.createdAt, compared),
      ),
    )
  return rows.flatMap(({ providerId, chargeId, state, amountCents }) =>
    providerId === null || chargeId === null
      ? []
      : [
          {
            ...{ providerId, chargeId, kind: 'refund' as const },
            cents: state === NOT_GONE ? 0 : amountCents,
            feeCents: 0,
          },
        ],
  )
}

async function ourDisputes(work: Work<Actor>, compared: Compared): Promise<Standing[]> {
  const rows = await work.tx
    .select({
      ...{ providerId: disputes.providerId, chargeId: cardPayments.chargeId },
      ...{ state: disputes.state, amountCents: disputes.amountCents },
    })
    .from(disputes)
    .innerJoin(cardPayments, isChargeOf(disputes))
    .leftJoin(cards, IS_CARD)
    .leftJoin(paymentCheckouts, IS_CHECKOUT)
    .where(
      and(
        eq(disputes.organizationId, work.actor.organizationId),
        isThrough(compared),
        isCompared(disputes.providerId, disputes.openedAt, compared),
      ),
    )
  return rows.flatMap(({ providerId, chargeId, state, amountCents }) =>
    chargeId === null
      ? []
      : [
          {
            ...{ providerId, chargeId, kind: 'dispute' as const },
            cents: TAKEN.includes(state) ? amountCents : 0,
            feeCents: 0,
          },
        ],
  )
}

const IS_CARD = and(eq(cards.organizationId, cardPayments.organizationId), eq(cards.id, cardPayments.cardId))
const IS_CHECKOUT = and(
  eq(paymentCheckouts.organizationId, cardPayments.organizationId),
  eq(paymentCheckouts.id, cardPayments.checkoutId),
)

const isPaymentOf = (table: typeof cardPayments) =>
  and(eq(payments.organizationId, table.organizationId), eq(payments.id, table.paymentId))

const isChargeOf = (table: typeof cardRefunds | typeof disputes) =>
  and(eq(cardPayments.organizationId, table.organizationId), eq(cardPayments.paymentId, table.paymentId))

/** Whether a charge went through the account: by a card on file, or by a link. */
const isThrough = ({ account }: Compared): SQL | undefined =>
  or(eq(cards.accountId, account), eq(paymentCheckouts.accountId, account))

function isCompared(
  providerId: AnyPgColumn,
  began: AnyPgColumn | SQL,
  { providerIds, from, until }: Compared,
): SQL | undefined {
  const isInTime = and(
    isNotNull(providerId),
    sql`${began} between ${from.toISOString()}::timestamptz and ${until.toISOString()}::timestamptz`,
  )
  return providerIds.length === 0 ? isInTime : or(isInTime, inArray(providerId, [...providerIds]))
}
