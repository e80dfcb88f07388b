import { and, asc, eq, gt, inArray, like } from 'drizzle-orm'
import type { Tx } from '../db/database'
import { ledgerEntries } from '../db/schema/ledger-table'
import { payments } from '../db/schema/payments-table'
import { CARD_PRACTICE_ID, connectedOn } from './card-practice'
import type { DemoYear } from './demo-appointments'

/** A payment by card that the provider knows of. */
export interface ChargedPayment {
  payment: typeof payments.$inferSelect
  lastFour: string
  brand: string
  /** What it pays. */
  allocations: { invoiceId: string; amountCents: number }[]
  refunds: { id: string; amountCents: number; at: Date }[]
  /** Whether the client paid by a link, and not by the card on file. */
  isByLink: boolean
}

/** What a card's payment is recognized by. */
const REFERENCE = 'ending in '
/** One in so many was paid by a link. */
const ONE_IN_BY_LINK = 29

/** The payments of the year whose cards were charged, in the order of their moments. */
export async function chargedPayments(
  tx: Tx,
  { organization: { organizationId }, today }: Pick<DemoYear, 'organization' | 'today'>,
): Promise<ChargedPayment[]> {
  const isCharged = and(
    eq(payments.organizationId, organizationId),
    eq(payments.practiceId, CARD_PRACTICE_ID),
    eq(payments.method, 'card'),
    inArray(payments.status, ['succeeded', 'partially_refunded']),
    gt(payments.receivedOn, connectedOn(today)),
    like(payments.reference, `${REFERENCE}%`),
  )
  const rows = await tx
    .select()
    .from(payments)
    .where(isCharged)
    .orderBy(asc(payments.createdAt), asc(payments.id))
  const entries = await tx
    .select({ entry: ledgerEntries })
    .from(ledgerEntries)
    .innerJoin(
      payments,
      and(
        eq(payments.organizationId, ledgerEntries.organizationId),
        eq(payments.id, ledgerEntries.paymentId),
      ),
    )
    .where(isCharged)
    .orderBy(asc(ledgerEntries.seq))
  return rows.map((payment, index) => {
    const own = entries.flatMap(({ entry }) => (entry.paymentId === payment.id ? [entry] : []))
    const lastFour = payment.reference.slice(REFERENCE.length)
    const refunds = own.flatMap(({ data: { refundId }, amountCents, createdAt: at }) =>
      refundId === undefined ? [] : [{ id: refundId, amountCents, at }],
    )
    return {
      ...{ payment, lastFour, brand: brandOf(lastFour), refunds },
      allocations: own.flatMap(({ kind, invoiceId, amountCents }) =>
        kind === 'payment' && invoiceId !== null ? [{ invoiceId, amountCents: 0 - amountCents }] : [],
      ),
      isByLink: refunds.length === 0 && index % ONE_IN_BY_LINK === ONE_IN_BY_LINK - 1,
    }
  })
}

const brandOf = (lastFour: string): string => (Number(lastFour) % 3 === 0 ? 'mastercard' : 'visa')
