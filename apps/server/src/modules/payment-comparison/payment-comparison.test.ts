import { fromDate } from '@internationalized/date'
import type {
  BillingHome,
  BillingReport,
  PaymentDetails,
  PaymentDifferences,
  PayoutDetails,
  PayoutsPage,
} from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { cardPayments } from '../../db/schema/card-payments-table'
import { inTenant } from '../../db/tenant'
import { failPayout } from '../../payment-provider/test-provider/payout-routes'
import {
  aDebt,
  charge,
  type Debt,
  decideDispute,
  deliver,
  disputeCharge,
  invoiceOf,
  OWED,
  refundCard,
  refundElsewhere,
  takeMissed,
} from '../../testing/a-card-debt'
import { aPractice } from '../../testing/a-practice'
import { auditTrail } from '../../testing/audit-trail'
import { dataOf } from '../../testing/an-appointment'
import { onOneDatabase } from '../../testing/on-each-database'
import { compareIn, comparePayments } from './compare-payments'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** What the provider keeps of {@link OWED}. */
const FEE = 320

onOneDatabase('what the provider pays out', (test, rule) => {
  const get = <Data>({ owner, practice }: Debt, path: string) =>
    owner.request('GET', practice.path(path)).then((answer) => dataOf<Data>(answer))
  const payoutsOf = async (debt: Debt) => {
    const { items } = await get<PayoutsPage>(debt, 'payouts')
    return Promise.all(items.map(({ id }) => get<PayoutDetails>(debt, `payouts/${id}`)))
  }
  /** On the next day, what no call told is read. */
  const nextDay = async (debt: Debt) => {
    test.clock.advance(DAY_MS)
    await takeMissed(test, debt)
  }
  const differencesOf = (debt: Debt) => get<PaymentDifferences>(debt, 'payment-differences')
  /** On the next night, the books are compared. */
  const nextNight = async (debt: Debt) => {
    test.clock.advance(DAY_MS)
    await compareIn(test.deps, debt.practice.organizationId)
    return (await differencesOf(debt)).items
  }
  const chargesOf = async ({ accountId }: Debt) =>
    (await test.payments.store.change(accountId, ({ intents }) => Object.keys(intents))) ?? []

  rule('a payout is kept with what it is made of, each line beside its payment', async () => {
    const debt = await aDebt(test)
    const { id: paymentId } = dataOf<PaymentDetails>(await charge(debt))
    await refundElsewhere(test, debt, 1_000)
    await nextDay(debt)
    const [payout, ...others] = await payoutsOf(debt)
    const payment = { id: paymentId, client: { id: debt.clientId, name: 'Maya Lindqvist' } }
    expect(others).toEqual([])
    expect(payout).toMatchObject({
      ...{ state: 'paid', arrivesOn: '2026-11-18', isTest: true, currency: 'USD', differenceCents: 0 },
      ...{ grossCents: OWED - 1_000, feeCents: FEE, amountCents: OWED - 1_000 - FEE },
      lines: [
        { kind: 'charge', movedOn: '2026-11-17', amountCents: OWED, feeCents: FEE, payment },
        { kind: 'refund', movedOn: '2026-11-17', amountCents: -1_000, feeCents: 0, payment },
      ],
    })
  })

  rule('however often and in whatever order it is told, it is one payout and in no deposit', async () => {
    const debt = await aDebt(test)
    dataOf(await charge(debt))
    const report = () =>
      get<BillingReport>(debt, 'billing-reports/deposits?from=2026-11-01&to=2026-11-30&split=method')
    const before = await report()
    await nextDay(debt)
    const told = test.payments.events.findLast(({ type }) => type === 'payout.paid') ?? {}
    const [payout] = await payoutsOf(debt)
    await test.payments.store.change(debt.accountId, (state) => {
      for (const id of Object.keys(state.payouts)) {
        failPayout(test.payments.itself, { account: debt.accountId, state, id })
      }
    })
    const failed = test.payments.events.at(-1) ?? {}
    expect(await Promise.all([deliver(test, failed), deliver(test, failed)])).toEqual([200, 200])
    // It was taken already by its other name; the event from before says nothing of how it stands.
    expect(await deliver(test, told)).toBe(200)
    expect(await deliver(test, failed, { secret: 'whsec_forged' })).toBe(400)
    expect(await payoutsOf(debt)).toMatchObject([{ id: payout?.id, state: 'failed', differenceCents: 0 }])
    expect((await report()).rows).toEqual(before.rows)
    const trail = await auditTrail(test, debt.practice, 'payout', payout?.id ?? '')
    expect(trail.map(({ action }) => action).toSorted()).toEqual(['created', 'updated'])
    // What the bank sent back is paid out again.
    await nextDay(debt)
    expect(await payoutsOf(debt)).toMatchObject([
      { state: 'paid', amountCents: OWED - FEE, lines: [{ kind: 'payout_returned', payment: null }] },
      { state: 'failed' },
    ])
  })

  rule('more than fit into one page of the provider’s book are all there', async () => {
    const debt = await aDebt(test)
    dataOf(await charge(debt))
    const [only = ''] = await chargesOf(debt)
    await test.payments.store.change(debt.accountId, ({ intents }) => {
      const first = intents[only]
      if (first === undefined) return
      for (let count = 1; count < 130; count += 1) {
        intents[`${only}_${count}`] = { ...first, metadata: {} }
      }
    })
    await nextDay(debt)
    const [payout] = await payoutsOf(debt)
    expect(payout).toMatchObject({ amountCents: 130 * (OWED - FEE), differenceCents: 0 })
    expect(payout?.lines).toHaveLength(130)
    expect(payout?.lines.filter(({ payment }) => payment !== null)).toHaveLength(1)
    // What was charged for other things is none of the practice's book.
    expect(await nextNight(debt)).toEqual([])
  })

  rule('payouts can be narrowed to the days of their arrival, and are counted so', async () => {
    const debt = await aDebt(test)
    for (const key of ['one', 'two']) {
      dataOf(await charge(debt, { amountCents: 1_000, allocations: [] }, key))
      await nextDay(debt)
    }
    const days = async (query: string) => {
      const { items, total } = await get<PayoutsPage>(debt, `payouts?${query}`)
      return [total, ...items.map(({ arrivesOn }) => arrivesOn)]
    }
    const [second, first] = (await payoutsOf(debt)).map(({ arrivesOn }) => arrivesOn)
    expect(await days('')).toEqual([2, second, first])
    expect(await days(`from=${second}`)).toEqual([1, second])
    expect(await days(`from=${first}&to=${first}`)).toEqual([1, first])
    expect(await days('to=2026-01-01')).toEqual([0])
    expect((await debt.owner.request('GET', debt.practice.path('payouts?from=x'))).status).toBe(422)
  })

  rule('payouts and differences are for those who edit the billing, of their own practice', async () => {
    const debt = await aDebt(test)
    dataOf(await charge(debt))
    await nextDay(debt)
    const [payout] = await payoutsOf(debt)
    const paths = ['payouts', `payouts/${payout?.id}`, 'payment-differences']
    const [reader, stranger] = [
      await debt.practice.as('Read-only'),
      await (await aPractice(test)).as('Owner'),
    ]
    for (const path of paths.map((one) => debt.practice.path(one))) {
      expect((await debt.owner.request('GET', path)).status).toBe(200)
      expect((await reader.request('GET', path)).status).toBe(403)
      expect((await stranger.request('GET', path)).status).toBe(404)
      expect((await test.app.request(path)).status).toBe(401)
    }
    const unknown = debt.practice.path(`payouts/${test.deps.newId()}`)
    expect((await debt.owner.request('GET', unknown)).status).toBe(404)
    expect((await debt.owner.request('GET', debt.practice.path('payouts?limit=0'))).status).toBe(422)
    const home = await reader.request('GET', debt.practice.path('billing'))
    expect(dataOf<BillingHome>(home).paymentDifferences).toBeNull()
  })

  rule('of a night on which everything agrees nothing is said, and a comparison is made once', async () => {
    const debt = await aDebt(test)
    const { id } = dataOf<PaymentDetails>(await charge(debt))
    dataOf(await refundCard(debt, id, { amountCents: 2_500 }))
    expect(await differencesOf(debt)).toEqual({ items: [], comparedAt: null, currency: 'USD' })
    test.clock.advance(DAY_MS)
    await Promise.all([1, 2, 3].map(() => compareIn(test.deps, debt.practice.organizationId)))
    const comparedAt = test.clock.now().toISOString()
    expect(await differencesOf(debt)).toEqual({ items: [], comparedAt, currency: 'USD' })
    test.clock.advance(HOUR_MS)
    await compareIn(test.deps, debt.practice.organizationId)
    expect((await differencesOf(debt)).comparedAt).toBe(comparedAt)
  })

  rule('what no event told is read anew at night: charges, refunds and disputes', async () => {
    const debt = await aDebt(test)
    dataOf(await charge(debt))
    const [first = ''] = await chargesOf(debt)
    await refundElsewhere(test, debt, 1_500)
    await disputeCharge(test, debt, { chargeId: first, amountCents: 4_000 })
    test.payments.cut('lost_answer', 'lost_call')
    dataOf(await charge(debt, { amountCents: 700, allocations: [] }))
    expect(await nextNight(debt)).toEqual([])
    const { items } = await get<{ items: { id: string; status: string }[] }>(debt, 'payments')
    expect(items.map(({ status }) => status)).toEqual(['succeeded', 'succeeded'])
    const payment = await get<PaymentDetails>(debt, `payments/${items[1]?.id}`)
    expect(payment).toMatchObject({
      cardRefunds: [{ amountCents: 1_500, state: 'unassigned' }],
      disputes: [{ amountCents: 4_000, state: 'needs_response' }],
    })
    await decideDispute(test, debt, 'won')
    expect(await nextNight(debt)).toEqual([])
    expect((await get<PaymentDetails>(debt, `payments/${payment.id}`)).disputes).toMatchObject([
      { state: 'won' },
    ])
    expect((await invoiceOf(debt)).balanceCents).toBe(0)
  })

  rule('a charge that is in one book alone is told until it is gone, by the home too', async () => {
    const debt = await aDebt(test)
    const { id } = dataOf<PaymentDetails>(await charge(debt))
    const [chargeId = ''] = await chargesOf(debt)
    const home = async () => (await get<BillingHome>(debt, 'billing')).paymentDifferences
    // As if a database that was put back had lost the payment, and had one that was never charged.
    await rename(debt, chargeId, 'pi_never')
    const found = await nextNight(debt)
    const foundAt = test.clock.now().toISOString()
    const [there, here] = [found.find((one) => one.id === chargeId), found.find((one) => one.id !== chargeId)]
    expect(found).toHaveLength(2)
    expect(there).toEqual({
      ...{ id: chargeId, kind: 'charge', ourCents: 0, theirCents: OWED, payment: null, foundAt },
    })
    expect(here).toMatchObject({ id: 'pi_never', ourCents: OWED, theirCents: 0, payment: { id } })
    expect(await home()).toBe(2)
    await rename(debt, 'pi_never', chargeId)
    test.clock.advance(HOUR_MS)
    await comparePayments(test.deps)
    expect((await differencesOf(debt)).items).toEqual([])
    expect(await home()).toBe(0)
    const trail = await auditTrail(test, debt.practice, 'payment_connection', debt.practice.practiceId)
    expect(trail.filter(({ changed }) => changed.includes('differences'))).toHaveLength(2)
  })

  rule('a difference stays until it is settled, however long ago it was', async () => {
    const debt = await aDebt(test)
    dataOf(await charge(debt))
    const [chargeId = ''] = await chargesOf(debt)
    await rename(debt, chargeId, 'pi_never')
    const found = await nextNight(debt)
    expect(found).toHaveLength(2)
    test.clock.advance(40 * DAY_MS)
    expect(await nextNight(debt)).toEqual(found)
    await rename(debt, 'pi_never', chargeId)
    expect(await nextNight(debt)).toEqual([])
  })

  rule('a night begins at three: a comparison before it is none of it', async () => {
    const debt = await aDebt(test)
    dataOf(await charge(debt))
    const [chargeId = ''] = await chargesOf(debt)
    await rename(debt, chargeId, 'pi_never')
    expect(await nextNight(debt)).toHaveLength(2)
    await rename(debt, 'pi_never', chargeId)
    const compareAt = async (hour: number) => {
      do test.clock.advance(HOUR_MS / 2)
      while (fromDate(test.clock.now(), debt.practice.timeZone).hour !== hour)
      await compareIn(test.deps, debt.practice.organizationId)
      return differencesOf(debt)
    }
    const early = test.clock.now().toISOString()
    const before = await compareAt(1)
    expect(before).toMatchObject({ items: [] })
    expect(before.comparedAt).not.toBe(early)
    expect(await compareAt(2)).toEqual(before)
    expect((await compareAt(3)).comparedAt).toBe(test.clock.now().toISOString())
  })

  rule('payouts are read anew at night alone, also while something differs', async () => {
    const debt = await aDebt(test)
    dataOf(await charge(debt))
    const [chargeId = ''] = await chargesOf(debt)
    await rename(debt, chargeId, 'pi_never')
    expect(await nextNight(debt)).toHaveLength(2)
    await test.payments.store.change(debt.accountId, ({ payouts }) => {
      for (const payout of Object.values(payouts)) payout.failedAt = payout.created
    })
    test.clock.advance(HOUR_MS)
    await compareIn(test.deps, debt.practice.organizationId)
    expect(await payoutsOf(debt)).toMatchObject([{ state: 'paid' }])
    await nextNight(debt)
    expect((await payoutsOf(debt)).map(({ state }) => state)).toContain('failed')
  })

  rule('of an account that was given up nothing is told any more', async () => {
    const debt = await aDebt(test)
    dataOf(await charge(debt))
    const [chargeId = ''] = await chargesOf(debt)
    await rename(debt, chargeId, 'pi_never')
    expect(await nextNight(debt)).toHaveLength(2)
    const path = debt.practice.path('payment-connection/disconnect')
    dataOf(await debt.owner.request('POST', path))
    expect(await differencesOf(debt)).toEqual({ items: [], comparedAt: null, currency: 'USD' })
    expect((await get<BillingHome>(debt, 'billing')).paymentDifferences).toBe(0)
  })

  rule('sums that differ are told as each book has them', async () => {
    const debt = await aDebt(test)
    dataOf(await charge(debt))
    await test.payments.store.change(debt.accountId, ({ intents }) => {
      for (const intent of Object.values(intents)) intent.amount -= 100
    })
    expect(await nextNight(debt)).toMatchObject([{ ourCents: OWED, theirCents: OWED - 100 }])
  })

  rule(
    'a fee that differs is told apart from the sums, and one that is missing here is read anew',
    async () => {
      const debt = await aDebt(test)
      const { id } = dataOf<PaymentDetails>(await charge(debt))
      const [chargeId = ''] = await chargesOf(debt)
      await setFee(debt, null)
      expect(await nextNight(debt)).toEqual([])
      await setFee(debt, FEE + 35)
      expect(await nextNight(debt)).toMatchObject([
        { id: chargeId, kind: 'fee', ourCents: FEE + 35, theirCents: FEE, payment: { id } },
      ])
      await setFee(debt, FEE)
      expect(await nextNight(debt)).toEqual([])
    },
  )

  rule('a refund of a charge of long ago that only the provider knows is read anew too', async () => {
    const debt = await aDebt(test)
    dataOf(await charge(debt))
    test.clock.advance(40 * DAY_MS)
    await refundElsewhere(test, debt, 900)
    expect(await nextNight(debt)).toEqual([])
    const { items } = await get<{ items: { id: string }[] }>(debt, 'payments')
    expect((await get<PaymentDetails>(debt, `payments/${items[0]?.id}`)).cardRefunds).toHaveLength(1)
  })

  rule('while the provider is away the night waits, and is made up for', async () => {
    const debt = await aDebt(test)
    dataOf(await charge(debt))
    test.clock.advance(DAY_MS)
    test.payments.cut('lost_call')
    // Of three processes one is at work on the account: the others would have had an answer.
    await Promise.all([1, 2, 3].map(() => compareIn(test.deps, debt.practice.organizationId)))
    expect((await differencesOf(debt)).comparedAt).toBeNull()
    test.clock.advance(HOUR_MS)
    await compareIn(test.deps, debt.practice.organizationId)
    expect((await differencesOf(debt)).comparedAt).toBe(test.clock.now().toISOString())
  })

  /** Gives our payment another id of the provider, which no call does. */
  const rename = ({ practice }: Debt, from: string, to: string) =>
    inTenant(test.deps.db, practice.organizationId, (tx) =>
      tx.update(cardPayments).set({ chargeId: to }).where(eq(cardPayments.chargeId, from)),
    )

  /** Has our book say another fee, which no call does. */
  const setFee = ({ practice }: Debt, feeCents: number | null) =>
    inTenant(test.deps.db, practice.organizationId, (tx) =>
      tx
        .update(cardPayments)
        .set({ feeCents })
        .where(eq(cardPayments.organizationId, practice.organizationId)),
    )
})
