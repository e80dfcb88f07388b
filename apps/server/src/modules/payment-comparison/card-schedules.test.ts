import type { PaymentDifferences, PayoutDetails, PayoutsPage } from '@oaklet/api/contract'
import fc from 'fast-check'
import { expect } from 'vitest'
import { changeDispute } from '../../payment-provider/test-provider/dispute-routes'
import {
  aDebt,
  charge,
  chargedBy,
  type Debt,
  deliver,
  invoiceOf,
  OWED,
  paymentsOf,
  refundCard,
  refundedBy,
  refundElsewhere,
  takeMissed,
} from '../../testing/a-card-debt'
import { dataOf } from '../../testing/an-appointment'
import { onOneDatabase } from '../../testing/on-each-database'
import { runs } from '../../testing/sample-size'
import { settlePending } from '../payments'
import { compareIn } from './compare-payments'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

onOneDatabase('schedules of card payments', (test, rule) => {
  /** What is charged, or given back, under which key; the last charge is for no invoice. */
  const CENTS = { a: 1_000, b: 2_500, c: 4_000, r: 700, s: 1_200 }
  const happening = fc.oneof(
    fc.record({ is: fc.constant('charge' as const), key: fc.constantFrom('a', 'b', 'c') }),
    fc.record({ is: fc.constant('refund' as const), key: fc.constantFrom('r', 's'), which: fc.nat(2) }),
    fc.record({ is: fc.constant('event' as const), which: fc.nat(12), isForged: fc.boolean() }),
    fc.record({
      is: fc.constant('decide' as const),
      status: fc.constantFrom('needs_response', 'under_review', 'won', 'lost'),
    }),
    fc.constantFrom(
      { is: 'reconcile' as const },
      { is: 'elsewhere' as const },
      { is: 'minute' as const },
      { is: 'hours' as const },
      { is: 'compare' as const },
    ),
  )
  type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never
  const isTime = ({ is }: Happening) => is === 'minute' || is === 'hours'
  const schedule = fc.record({
    lastFour: fc.constantFrom('4242', '4242', '0341', '7726', '5126', '0259', '1976'),
    faults: fc.array(fc.constantFrom('lost_call' as const, 'lost_answer' as const, null), { maxLength: 6 }),
    /** Whether what no event told is read from the provider's list of them, before the books are compared. */
    readsMissed: fc.boolean(),
    /** What happens at once, one moment after another. */
    moments: fc.array(fc.array(happening, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 7 }),
  })

  async function happens(debt: Debt, begun: number, one: Happening): Promise<unknown> {
    const { invoiceId, practice } = debt
    switch (one.is) {
      case 'reconcile':
        return settlePending(test.deps, practice.organizationId)
      case 'minute':
        test.clock.advance(MINUTE_MS)
        return
      case 'hours':
        test.clock.advance(6 * HOUR_MS)
        return
      case 'compare':
        return compareIn(test.deps, practice.organizationId)
      case 'charge': {
        const amountCents = CENTS[one.key]
        const allocations = one.key === 'c' ? [] : [{ invoiceId, amountCents }]
        return charge(debt, { amountCents, allocations }, one.key)
      }
      case 'refund': {
        const paymentId = (await paymentsOf(debt))[one.which]?.id
        if (paymentId === undefined) return
        const { status } = await refundCard(debt, paymentId, { amountCents: CENTS[one.key] }, one.key)
        expect(status).not.toBe(500)
        return
      }
      case 'elsewhere':
        return refundElsewhere(test, debt, 300)
      case 'decide':
        return decide(debt, one.status)
      case 'event': {
        const told = test.payments.events.slice(begun)
        const event = told[one.which % Math.max(1, told.length)]
        if (event === undefined) return
        const answer = await deliver(test, event, one.isForged ? { secret: 'whsec_forged' } : {})
        expect(one.isForged ? [400] : [200, 503]).toContain(answer)
        return
      }
    }
  }

  /** The bank decides the last dispute; one that it has decided for the practice, it takes back no more. */
  const decide = ({ accountId: account }: Debt, status: string) =>
    test.payments.store.change(account, (state) => {
      const isWon = Object.values(state.disputes).some((dispute) => dispute.status === 'won')
      const id = Object.keys(state.disputes).at(-1) ?? ''
      if (!isWon) changeDispute(test.payments.itself, { account, state, id }, status)
    })

  const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0)
  const sorted = (cents: readonly number[]) => cents.toSorted((one, other) => one - other)

  const get = async <Data>({ owner, practice }: Debt, path: string) =>
    dataOf<Data>(await owner.request('GET', practice.path(path)))

  /** By the comparison, which goes by no event; and each payout is made of what the provider says, to the cent. */
  async function expectSameBooks(debt: Debt): Promise<void> {
    const { items, comparedAt } = await get<PaymentDifferences>(debt, 'payment-differences')
    expect({ items, comparedAt }).toEqual({ items: [], comparedAt: test.clock.now().toISOString() })
    const page = await get<PayoutsPage>(debt, 'payouts?limit=100')
    const known = await Promise.all(page.items.map(({ id }) => get<PayoutDetails>(debt, `payouts/${id}`)))
    expect(known.map(({ differenceCents }) => differenceCents)).toEqual(known.map(() => 0))
    const made = await test.payments.store.change(debt.accountId, ({ payouts }) => Object.values(payouts))
    expect(sorted(known.map(({ amountCents }) => amountCents))).toEqual(
      sorted((made ?? []).map(({ amount }) => amount)),
    )
    const lines = known.flatMap((payout) => payout.lines)
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
    expect(lines.filter(({ payment }) => payment === null)).toEqual([])
  }

  rule(
    'the books agree in each charge, refund, dispute and payout, whatever is lost, late, repeated, out of order or forged',
    async () => {
      await fc.assert(
        fc.asyncProperty(schedule, async ({ lastFour, faults, readsMissed, moments }) => {
          // Cards expire, and many schedules take years.
          test.clock.set('2026-11-17T14:00:00.000Z')
          const debt = await aDebt(test, lastFour)
          const begun = test.payments.events.length
          for (const [index, moment] of moments.entries()) {
            const fault = faults[index] ?? null
            if (fault !== null) test.payments.cut(fault)
            // The clock moves before a moment's calls begin: one that is on its way would find its access token expired.
            const inOrder = [...moment.filter(isTime), ...moment.filter((one) => !isTime(one))]
            await Promise.all(inOrder.map((one) => happens(debt, begun, one)))
          }
          test.payments.mend()
          test.clock.advance(11 * MINUTE_MS)
          await settlePending(test.deps, debt.practice.organizationId)
          if (readsMissed) await takeMissed(test, debt)
          test.clock.advance(DAY_MS)
          await compareIn(test.deps, debt.practice.organizationId)
          await expectSameBooks(debt)

          const known = await paymentsOf(debt)
          expect(known.filter(({ status }) => status === 'pending')).toEqual([])
          const taken = known.filter(({ status }) => status !== 'failed')
          const amounts = taken.map(({ amountCents }) => amountCents)
          expect(sorted(amounts)).toEqual(sorted(await chargedBy(test, debt)))
          const refunds = taken.flatMap(({ cardRefunds }) => cardRefunds)
          expect(refunds.filter(({ state }) => state === 'pending')).toEqual([])
          const gone = refunds.filter(({ state }) => state !== 'failed').map(({ amountCents }) => amountCents)
          expect(sorted(gone)).toEqual(sorted(await refundedBy(test, debt)))

          // What the book says of each payment, beside what the provider says.
          const left = taken.map(({ amountCents, refundedCents, cardRefunds, disputes, ...payment }) => {
            const centsIn = (...states: string[]) =>
              sum(cardRefunds.flatMap((one) => (states.includes(one.state) ? [one.amountCents] : [])))
            expect(refundedCents).toBe(centsIn('succeeded'))
            const notGone = amountCents - centsIn('succeeded', 'unassigned')
            const isTaken = disputes.some(({ state }) => /needs|review|lost/.test(state))
            expect(payment.refundableCents).toBe(isTaken ? 0 : notGone)
            return amountCents - refundedCents - (isTaken ? notGone : 0)
          })
          const { balanceCents, paidCents, creditCents } = await invoiceOf(debt)
          expect({ balanceCents, left: paidCents + creditCents }).toEqual({
            balanceCents: OWED - paidCents,
            left: sum(left),
          })
        }),
        { numRuns: runs({ gate: 20, long: 2_000 }) },
      )
    },
    7_200_000,
  )
})
