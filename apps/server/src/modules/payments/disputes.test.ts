import type { BillingHome, BillingReport, Page, PaymentDetails, PaymentSummary } from '@oaklet/api/contract'
import { expect } from 'vitest'
import {
  aDebt,
  assignRefund,
  charge,
  decideDispute,
  deliver,
  disputeCharge,
  invoiceOf,
  OWED,
  refundCard,
  refundElsewhere,
  takeMissed,
  tellOfDispute,
} from '../../testing/a-card-debt'
import { auditTrail } from '../../testing/audit-trail'
import { dataOf } from '../../testing/an-appointment'
import { payFor, refund } from '../../testing/an-invoice'
import { notified } from '../../testing/notified'
import { onOneDatabase } from '../../testing/on-each-database'

const DISPUTED = '0259'
const ASKED_ABOUT = '1976'

onOneDatabase('disputes', (test, rule) => {
  /** $100 that a card paid on an invoice, of which the bank has told. */
  async function aDispute(lastFour = DISPUTED) {
    const debt = await aDebt(test, lastFour)
    const { id } = dataOf<PaymentDetails>(await charge(debt))
    const { practice, owner } = debt
    const read = async () =>
      dataOf<PaymentDetails>(await owner.request('GET', practice.path(`payments/${id}`)))
    const told = () => tellOfDispute(test)
    const decide = async (status: string) => {
      await decideDispute(test, debt, status)
      expect(await told()).toBe(200)
    }
    expect(await told()).toBe(200)
    return { debt, id, read, told, decide }
  }
  const standingOf = async (debt: Parameters<typeof invoiceOf>[0]) => {
    const { status, balanceCents, creditCents, ledger } = await invoiceOf(debt)
    return [status, balanceCents, creditCents, ledger.at(-1)?.description]
  }

  rule(
    'what a client’s bank takes is off the invoice at once, and nothing of it can be given back',
    async () => {
      const { debt, id, read, told } = await aDispute()
      expect(await read()).toMatchObject({
        ...{ status: 'succeeded', refundedCents: 0, refundableCents: 0 },
        disputes: [
          {
            ...{ amountCents: OWED, state: 'needs_response', blocksRefunds: true },
            reason: 'The client says that they did not allow this charge.',
            dueOn: '2026-12-01',
          },
        ],
      })
      const open = ['issued', OWED, 0, 'Disputed by the client’s bank']
      expect(await standingOf(debt)).toEqual(open)
      expect(await told()).toBe(200)
      expect(await standingOf(debt)).toEqual(open)
      expect((await refundCard(debt, id)).body.code).toBe('transition_refused')
      const path = debt.practice.path(`payments/${id}/refunds`)
      const byHand = await debt.owner.request('POST', path, refund(1, debt.invoiceId))
      expect(byHand.body.code).toBe('transition_refused')
    },
  )

  rule('a dispute that is won puts the money back, on the invoice as far as it takes it', async () => {
    const { debt, read, decide } = await aDispute()
    await decide('under_review')
    await payFor(debt.practice, debt.owner, await invoiceOf(debt), 3_000)
    await decide('won')
    expect(await read()).toMatchObject({ refundableCents: OWED, disputes: [{ state: 'won' }] })
    expect(await standingOf(debt)).toEqual(['paid', 0, 3_000, 'Dispute won'])
    await decide('under_review')
    expect(await read()).toMatchObject({ disputes: [{ state: 'won' }] })
    expect(await standingOf(debt)).toEqual(['paid', 0, 3_000, 'Dispute won'])
  })

  rule('a dispute that is lost leaves it off', async () => {
    const { debt, id, read, decide } = await aDispute()
    await decide('lost')
    expect(await read()).toMatchObject({ refundableCents: 0, disputes: [{ state: 'lost' }] })
    expect((await standingOf(debt))[1]).toBe(OWED)
    expect((await refundCard(debt, id)).body.fieldErrors?.[0]?.path).toBe('amountCents')
  })

  rule(
    'an inquiry takes nothing and blocks no refund; once it is a dispute, what is left is taken',
    async () => {
      const { debt, id, read, decide } = await aDispute(ASKED_ABOUT)
      expect(await read()).toMatchObject({ refundableCents: OWED, disputes: [{ state: 'inquiry' }] })
      expect((await standingOf(debt))[1]).toBe(0)
      dataOf(await refundCard(debt, id, { amountCents: 4_000 }))
      await decide('needs_response')
      expect(await read()).toMatchObject({ refundedCents: 4_000, refundableCents: 0 })
      expect((await standingOf(debt)).slice(1, 3)).toEqual([OWED, 0])
    },
  )

  const MINUTE_MS = 60_000

  /** $100 that a card paid on an invoice, which is disputed later. */
  async function aCharge(lastFour = '4242') {
    const debt = await aDebt(test, lastFour)
    const { id } = dataOf<PaymentDetails>(await charge(debt))
    const { practice, owner } = debt
    const read = async () =>
      dataOf<PaymentDetails>(await owner.request('GET', practice.path(`payments/${id}`)))
    const chargeIds = async () =>
      (await test.payments.store.change(debt.accountId, ({ intents }) => Object.keys(intents))) ?? []
    const disputed = async (amountCents: number) => {
      const [chargeId = ''] = await chargeIds()
      await disputeCharge(test, debt, { chargeId, amountCents })
      expect(await tellOfDispute(test)).toBe(200)
    }
    const decide = async (status: string, number: number) => {
      await decideDispute(test, debt, status, number)
      expect(await tellOfDispute(test)).toBe(200)
    }
    return { debt, id, read, chargeIds, disputed, decide }
  }

  rule('two disputes of a payment take no more of it than it was', async () => {
    const { debt, read, disputed, decide } = await aCharge()
    await disputed(6_000)
    await disputed(7_000)
    expect(await read()).toMatchObject({ refundableCents: 0, disputes: [{}, {}] })
    expect((await standingOf(debt)).slice(0, 3)).toEqual(['issued', OWED, 0])
    await decide('won', 0)
    expect(await read()).toMatchObject({ refundableCents: 3_000 })
    expect((await standingOf(debt)).slice(0, 3)).toEqual(['partially_paid', 7_000, 0])
    await decide('lost', 1)
    expect((await standingOf(debt))[1]).toBe(7_000)
  })

  rule('what comes back of a refund is taken by the dispute that began meanwhile', async () => {
    const { debt, id, read, disputed, decide } = await aCharge('5126')
    dataOf(await refundCard(debt, id, { amountCents: 4_000 }))
    await disputed(OWED)
    expect((await standingOf(debt)).slice(1, 3)).toEqual([OWED, 0])
    test.clock.advance(MINUTE_MS)
    await takeMissed(test, debt)
    expect(await read()).toMatchObject({ refundedCents: 0, refundableCents: 0 })
    expect((await standingOf(debt)).slice(1, 3)).toEqual([OWED, 0])
    await decide('won', 0)
    expect(await read()).toMatchObject({ refundableCents: OWED })
    expect((await standingOf(debt)).slice(1, 3)).toEqual([0, 0])
  })

  rule('of what a refund gave back that is told after the dispute, the dispute takes nothing', async () => {
    const { debt, read, disputed } = await aCharge()
    await refundElsewhere(test, debt, 6_000)
    await disputed(OWED)
    expect((await standingOf(debt))[1]).toBe(OWED)
    await takeMissed(test, debt)
    expect((await standingOf(debt)).slice(1)).toEqual([...[4_000, 0], 'Less is disputed than before'])
    dataOf(await assignRefund(debt, await read()))
    expect(await read()).toMatchObject({ refundedCents: 6_000, refundableCents: 0 })
    expect((await standingOf(debt)).slice(1, 3)).toEqual([OWED, 0])
  })

  rule('the audit log says when a dispute changed the book', async () => {
    const { debt, id, disputed, decide } = await aCharge()
    await disputed(OWED)
    await decide('under_review', 0)
    await decide('won', 0)
    const trail = await auditTrail(test, debt.practice, 'payment', id)
    const changes = trail.flatMap(({ action, changed }) => (action === 'disputed' ? [changed] : []))
    const [book, state] = [['amountCents'], ['state']]
    expect(changes).toEqual([state, book, state, state, book])
  })

  rule('an event that can’t be taken holds up none that come after it', async () => {
    const { debt, chargeIds } = await aCharge()
    dataOf(await charge(debt, { amountCents: 2_000, allocations: [] }))
    await takeMissed(test, debt)
    const [first = '', second = ''] = await chargeIds()
    await disputeCharge(test, debt, { chargeId: first, amountCents: 9_999_999_999 })
    test.clock.advance(MINUTE_MS)
    await disputeCharge(test, debt, { chargeId: second, amountCents: 2_000 })
    await takeMissed(test, debt)
    expect((await standingOf(debt)).slice(1, 3)).toEqual([0, 0])
  })

  rule('the account can’t be given up while a bank has money of which nothing is decided', async () => {
    const { debt, disputed, decide } = await aCharge()
    await disputed(1_000)
    const path = debt.practice.path('payment-connection/disconnect')
    const { status, body } = await debt.owner.request('POST', path)
    expect([status, body.message]).toEqual([
      409,
      'A client’s bank disputes a card payment. Disconnect once that is decided.',
    ])
    await decide('lost', 0)
    expect((await debt.owner.request('POST', path)).status).toBe(200)
  })

  rule('each change of a dispute is told once, to those who can do something about it', async () => {
    const { debt, id, told, decide } = await aDispute()
    const reader = await debt.practice.as('Read-only')
    await decide('lost')
    await told()
    const events = await notified(debt.practice, debt.owner, { event: 'payment_disputed' })
    const who = 'Maya Lindqvist'
    expect(events.map(({ subject, link }) => [subject, link])).toEqual([
      [`The dispute with the bank of ${who} is lost`, `/billing/payments?payment=${id}`],
      [`The bank of ${who} disputes a card payment`, `/billing/payments?payment=${id}`],
    ])
    expect(await notified(debt.practice, reader)).toEqual([])
  })

  rule('a dispute of a charge whose answer was lost waits until that is known', async () => {
    const debt = await aDebt(test, DISPUTED)
    test.payments.cut('lost_answer', 'lost_call', 'lost_call')
    expect(dataOf(await charge(debt))).toMatchObject({ status: 'pending' })
    const told = test.payments.events.at(-1) ?? {}
    expect(await deliver(test, told)).toBe(503)
    expect(await deliver(test, told)).toBe(200)
    expect(await standingOf(debt)).toEqual(['issued', OWED, 0, 'Disputed by the client’s bank'])
  })

  rule('what no call of the provider told is read from its own list, once', async () => {
    const debt = await aDebt(test, DISPUTED)
    dataOf(await charge(debt))
    test.payments.cut('lost_call')
    await takeMissed(test, debt)
    expect((await standingOf(debt))[0]).toBe('paid')
    await takeMissed(test, debt)
    await takeMissed(test, debt)
    expect(await standingOf(debt)).toEqual(['issued', OWED, 0, 'Disputed by the client’s bank'])
    expect(await notified(debt.practice, debt.owner, { event: 'payment_disputed' })).toHaveLength(1)
  })

  rule(
    'fees of card payments and of disputes are subtracted from the deposits, and from no client',
    async () => {
      const { debt } = await aDispute()
      const { practice, owner } = debt
      const read = async (split: string) =>
        dataOf<BillingReport>(
          await owner.request(
            'GET',
            practice.path(`billing-reports/deposits?from=2026-11-01&to=2026-11-30&split=${split}`),
          ),
        ).rows.map(({ cells }) => cells)
      const [received, takenBack, fees] = [OWED, OWED, 320 + 1_500]
      const row = [[1, received, takenBack, fees, received - takenBack - fees]]
      expect(await read('day')).toEqual(row)
      expect(await read('method')).toEqual(row)
      expect(await invoiceOf(debt)).toMatchObject({ balanceCents: OWED, creditCents: 0 })
    },
  )

  rule('what has to be answered is told at home and found in the list', async () => {
    const { debt, id, decide } = await aDispute()
    const { practice, owner } = debt
    const home = async () => dataOf<BillingHome>(await owner.request('GET', practice.path('billing')))
    const listed = async (query: string) =>
      dataOf<Page<PaymentSummary>>(await owner.request('GET', practice.path(`payments?${query}`))).items
    expect((await home()).disputesToAnswer).toEqual({
      ...{ count: 1, totalCents: OWED, firstDueOn: '2026-12-01' },
    })
    expect(await listed('needs=dispute')).toMatchObject([
      { id, dispute: 'needs_response', isCardCharge: true },
    ])
    expect(await listed('needs=refund')).toEqual([])
    await decide('lost')
    expect((await home()).disputesToAnswer).toEqual({ count: 0, totalCents: 0, firstDueOn: null })
    expect(await listed('')).toMatchObject([{ id, dispute: 'lost' }])
  })
})
