import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rowsOf } from '../db/database'
import { inTenant } from '../db/tenant'
import type { TestPractice } from './a-practice'
import type { TestApp } from './create-test-app'
import { isPayment } from './recount-money'

/** An entry of the clients' book. */
export interface BookEntry {
  invoice_id: string | null
  payment_id: string | null
  appointment_id: string | null
  dispute_id: string | null
  refund_id: string | null
  kind: string
  cents: number
}

interface Received {
  id: string
  status: string
  cents: number
  charge_id: string | null
}

interface OfPayment {
  id: string
  payment_id: string
  state: string
  cents: number
}

export const total = (all: readonly { cents: number }[]): number =>
  all.reduce((sum, { cents }) => sum + cents, 0)

/** What the tables of an organization hold of its clients’ money, for tests to count by themselves. */
export const moneyBooks = ({ deps }: Pick<TestApp, 'deps'>, { organizationId }: TestPractice) =>
  inTenant(deps.db, organizationId, async (tx) => ({
    ledger: await rowsOf<BookEntry>(
      tx,
      sql`select invoice_id, payment_id, appointment_id, kind, amount_cents::int as cents,
        data ->> 'disputeId' as dispute_id, data ->> 'refundId' as refund_id from ledger_entries`,
    ),
    received: await rowsOf<Received>(
      tx,
      sql`select p.id, p.status, p.amount_cents::int as cents, c.charge_id from payments p
        left join card_payments c on c.organization_id = p.organization_id and c.payment_id = p.id
        order by p.id`,
    ),
    refunds: await rowsOf<OfPayment>(
      tx,
      sql`select id, payment_id, state, amount_cents::int as cents from card_refunds`,
    ),
    disputes: await rowsOf<OfPayment>(
      tx,
      sql`select id, payment_id, state, amount_cents::int as cents from disputes`,
    ),
  }))
type MoneyBooks = Awaited<ReturnType<typeof moneyBooks>>

/** What is given back of a payment, and what its disputes take of the rest. */
export function goneOf({ ledger, refunds, disputes }: MoneyBooks, { id, cents }: Received) {
  const own = ledger.filter(({ payment_id }) => payment_id === id)
  const byHand = own.filter(({ kind, refund_id }) => /^refund/.test(kind) && refund_id === null)
  const toCard = (...states: string[]) =>
    total(refunds.filter(({ payment_id, state }) => payment_id === id && states.includes(state)))
  const givenBack = total(byHand) + toCard('succeeded')
  const disputed = disputes.filter(
    ({ payment_id, state }) => payment_id === id && /needs|review|lost/.test(state),
  )
  const left = cents - givenBack - toCard('pending', 'unassigned')
  return { own, givenBack, taken: Math.min(total(disputed), Math.max(0, left)) }
}

/** The payments, the places where their money is, and the invoices agree. */
export function expectAgreement(books: MoneyBooks): void {
  const { ledger, received, disputes } = books
  for (const payment of received) {
    const { own, givenBack, taken } = goneOf(books, payment)
    const isTakenBack = payment.status === 'entered_in_error'
    expect(0 - total(own)).toBe(isTakenBack ? 0 : payment.cents - givenBack - taken)
    expect(givenBack).toBeLessThanOrEqual(payment.cents)
    const given = givenBack > 0 ? 'partially_refunded' : 'succeeded'
    if (!isTakenBack) expect(payment.status).toBe(givenBack < payment.cents ? given : 'refunded')
  }
  for (const { id, cents } of disputes) {
    const taken = total(ledger.filter(({ dispute_id }) => dispute_id === id))
    expect([taken >= 0, taken <= cents]).toEqual([true, true])
  }
  // Never more is held than there is, on an invoice or as credit; and money is held for no session twice.
  const invoiceIds = [...new Set(ledger.map(({ invoice_id }) => invoice_id))]
  const visits = new Set(ledger.map(({ appointment_id }) => appointment_id))
  for (const id of invoiceIds) {
    const there = ledger.filter(({ invoice_id }) => invoice_id === id)
    if (id !== null) expect(total(there)).toBeGreaterThanOrEqual(0)
    for (const visit of visits) {
      const held = there.filter((entry) => entry.appointment_id === visit && isPayment(entry))
      expect(total(held)).toBeLessThanOrEqual(0)
    }
  }
  // Money that is moved stays money of the client.
  expect(total(ledger.filter(({ kind }) => kind === 'moved'))).toBe(0)
}
