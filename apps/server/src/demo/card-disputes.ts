import { addDays } from '../calendar-day'
import type { disputes } from '../db/schema/disputes-table'
import type { ledgerEntries } from '../db/schema/ledger-table'
import { DISPUTE_FEE_CENTS } from '../payment-provider/test-provider/stripe-objects'
import { providerIdOf } from './card-practice'
import type { ChargedPayment } from './charged-payments'
import type { DemoYear } from './demo-appointments'
import { demoId } from './demo-id'

/** A dispute of the demonstration as the tables hold it, with the charge and the day on which it was won. */
export interface DemoDispute {
  row: typeof disputes.$inferInsert
  charged: ChargedPayment
  wonAt: Date | null
}

const DAY_MS = 86_400_000
const ANSWER_WITHIN_DAYS = 14
/** How long ago the one was opened that waits for an answer, and how old its payment is at least. */
const OPEN = { daysAgo: 3, paidDaysAgo: 6 }
/** How old the payment of the other is at most, how long after it was disputed, and after how long that was won. */
const WON = { paidDaysAgo: 170, afterDays: 9, wonAfterDays: 24 }

const at = (day: string): Date => new Date(`${day}T15:00:00Z`)

/** One dispute that somebody has to answer, and one that was won long ago. */
export function cardDisputes(
  { today }: Pick<DemoYear, 'today'>,
  payments: readonly ChargedPayment[],
): DemoDispute[] {
  const plain = payments.filter(
    ({ payment, allocations, refunds }) =>
      refunds.length === 0 && allocations.length === 1 && allocations[0]?.amountCents === payment.amountCents,
  )
  const open = plain.findLast(({ payment }) => payment.receivedOn <= addDays(today, -OPEN.paidDaysAgo))
  const won = plain.find(({ payment }) => payment.receivedOn >= addDays(today, -WON.paidDaysAgo))
  return [
    ...(won === undefined ? [] : [wonDispute(won)]),
    ...(open === undefined || open === won ? [] : [disputeOf(open, at(addDays(today, -OPEN.daysAgo)), null)]),
  ]
}

function wonDispute(charged: ChargedPayment): DemoDispute {
  const openedOn = addDays(charged.payment.receivedOn, WON.afterDays)
  return disputeOf(charged, at(openedOn), at(addDays(openedOn, WON.wonAfterDays)))
}

function disputeOf(charged: ChargedPayment, openedAt: Date, wonAt: Date | null): DemoDispute {
  const { organizationId, id: paymentId, amountCents } = charged.payment
  const id = demoId(`dispute of ${paymentId}`)
  const row = {
    ...{ organizationId, id, paymentId, amountCents, openedAt, providerId: providerIdOf('dp', id) },
    state: wonAt === null ? ('needs_response' as const) : ('won' as const),
    reason: 'The client says that they did not allow this charge.',
    ...{ blocksRefunds: true, feeCents: DISPUTE_FEE_CENTS },
    dueAt: new Date(openedAt.getTime() + ANSWER_WITHIN_DAYS * DAY_MS),
  }
  return { row, charged, wonAt }
}

/** What a dispute writes into the book of the client: what it takes, and what comes back once it is won. */
export function entriesOfDispute({
  row,
  charged,
  wonAt,
}: DemoDispute): (typeof ledgerEntries.$inferInsert)[] {
  const { organizationId, practiceId, clientId, id: paymentId } = charged.payment
  return charged.allocations.flatMap(({ invoiceId, amountCents }) => {
    const entry = (kind: 'disputed' | 'dispute_won', createdAt: Date, cents: number) => ({
      ...{ organizationId, practiceId, clientId, invoiceId, paymentId, kind, createdAt },
      ...{ id: demoId(`ledger ${row.id} ${kind} ${invoiceId}`), amountCents: cents },
      data: { method: 'card' as const, disputeId: row.id },
      // In the middle of the day of the practice, too.
      occurredOn: createdAt.toISOString().slice(0, 10),
    })
    return [
      entry('disputed', row.openedAt, amountCents),
      ...(wonAt === null ? [] : [entry('dispute_won', wonAt, 0 - amountCents)]),
    ]
  })
}
