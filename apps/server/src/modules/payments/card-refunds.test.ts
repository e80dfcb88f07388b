import type { PaymentDetails, RefundCardBody } from '@oaklet/api/contract'
import { expect } from 'vitest'
import {
  aDebt,
  assignRefund,
  charge,
  type Debt,
  deliver,
  invoiceOf,
  OWED,
  refundCard,
  refundedBy,
  refundElsewhere,
} from '../../testing/a-card-debt'
import { aPractice } from '../../testing/a-practice'
import { addClient, dataOf } from '../../testing/an-appointment'
import { draftInvoice, invoiceInput, issue, payFor, refund } from '../../testing/an-invoice'
import { notified } from '../../testing/notified'
import { onOneDatabase } from '../../testing/on-each-database'
import { settlePending } from './settle-card-payments'

const MINUTE_MS = 60_000

onOneDatabase('refunds to cards', (test, rule) => {
  /** $100 that a card paid on an invoice; each minute that passes is asked about. */
  async function aCharge(lastFour?: string) {
    const debt = await aDebt(test, lastFour)
    const { id } = dataOf<PaymentDetails>(await charge(debt))
    const read = async () => {
      const path = debt.practice.path(`payments/${id}`)
      return dataOf<PaymentDetails>(await debt.owner.request('GET', path))
    }
    const later = async (minutes: number) => {
      test.clock.advance(minutes * MINUTE_MS)
      await settlePending(test.deps, debt.practice.organizationId)
    }
    return { debt, id, read, later }
  }
  /** What is open on the invoice, the client's credit, and the last line of the ledger. */
  const standingOf = async (debt: Debt) => {
    const { balanceCents, creditCents, ledger } = await invoiceOf(debt)
    return [balanceCents, creditCents, ledger.at(-1)?.description]
  }

  /** The id of an issued invoice of another client of the practice. */
  const invoiceOfAnother = async ({ practice, owner }: Debt) => {
    const { id: clientId } = await addClient(practice, owner)
    const draft = await draftInvoice(practice, owner, invoiceInput(clientId, OWED))
    return (await issue(practice, owner, draft)).id
  }

  rule('money goes back to the card, off the invoice, and never more than was taken', async () => {
    const { debt, id } = await aCharge()
    const part = dataOf<PaymentDetails>(await refundCard(debt, id, { amountCents: 4_000 }))
    expect(part).toMatchObject({
      ...{ status: 'partially_refunded', refundedCents: 4_000, refundableCents: 6_000 },
      cardRefunds: [{ amountCents: 4_000, state: 'succeeded', refusal: null }],
    })
    expect(await standingOf(debt)).toEqual([4_000, 0, 'Refunded by card: client asked for it'])
    const above = await refundCard(debt, id, { amountCents: 6_001 })
    expect(above.body.fieldErrors).toEqual([
      { path: 'amountCents', message: 'This is more than is left of the payment' },
    ])
    expect(dataOf(await refundCard(debt, id, { amountCents: 6_000 }))).toMatchObject({ status: 'refunded' })
    expect((await refundCard(debt, id, { amountCents: 1 })).body.code).toBe('transition_refused')
    expect(await refundedBy(test, debt)).toEqual([4_000, 6_000])
  })

  rule(
    'a refund that takes a while is in the book once it went through, and meanwhile none else begins',
    async () => {
      const { debt, id, read, later } = await aCharge('7726')
      const begun = dataOf<PaymentDetails>(await refundCard(debt, id, { amountCents: 9_000 }, 'k'))
      expect(begun).toMatchObject({ status: 'succeeded', refundedCents: 0, refundableCents: 1_000 })
      expect((await standingOf(debt))[0]).toBe(0)
      expect((await refundCard(debt, id, { amountCents: 1 })).body.code).toBe('transition_refused')
      const byHand = await debt.owner.request(
        'POST',
        debt.practice.path(`payments/${id}/refunds`),
        refund(1_001, debt.invoiceId),
      )
      expect(byHand.body.fieldErrors?.[0]?.path).toBe('amountCents')
      const path = debt.practice.path('payment-connection/disconnect')
      expect((await debt.owner.request('POST', path)).body.code).toBe('transition_refused')
      await later(2)
      expect(await read()).toMatchObject({ refundedCents: 9_000, cardRefunds: [{ state: 'succeeded' }] })
      expect((await standingOf(debt))[0]).toBe(9_000)
      expect(dataOf(await refundCard(debt, id, { amountCents: 9_000 }, 'k'))).toMatchObject({
        refundedCents: 9_000,
      })
      expect(await refundedBy(test, debt)).toEqual([9_000])
    },
  )

  rule('a refund that comes back is put back, on the invoice as far as it takes it', async () => {
    const { debt, id, read } = await aCharge('5126')
    expect(dataOf(await refundCard(debt, id))).toMatchObject({ status: 'refunded' })
    await payFor(debt.practice, debt.owner, await invoiceOf(debt), 2_500)
    test.clock.advance(2 * MINUTE_MS)
    const told = { ...test.payments.events.at(-1), id: 'evt_failed', type: 'refund.failed' }
    expect(await deliver(test, told)).toBe(200)
    expect(await read()).toMatchObject({
      ...{ status: 'succeeded', refundedCents: 0, refundableCents: OWED },
      cardRefunds: [{ state: 'failed', refusal: 'The card has expired or was cancelled.' }],
    })
    expect(await standingOf(debt)).toEqual([0, 2_500, 'Refund came back'])
    expect(await deliver(test, { ...told, id: 'evt_again' })).toBe(200)
    expect(await standingOf(debt)).toEqual([0, 2_500, 'Refund came back'])
  })

  rule('a lost answer is asked for, and gives nothing back twice', async () => {
    const { debt, id, read, later } = await aCharge()
    test.payments.cut('lost_answer')
    expect(dataOf(await refundCard(debt, id, { amountCents: 100 }))).toMatchObject({ refundedCents: 100 })
    test.payments.cut('lost_answer', 'lost_call')
    expect(dataOf(await refundCard(debt, id, { amountCents: 200 }, 'k'))).toMatchObject({
      refundedCents: 100,
    })
    expect((await refundCard(debt, id, { amountCents: 201 }, 'k')).body.code).toBe('idempotency_mismatch')
    await later(1)
    expect(await read()).toMatchObject({ refundedCents: 300 })
    expect(await refundedBy(test, debt)).toEqual([100, 200])
  })

  rule('a refund that never got there fails when it is clear that it never will', async () => {
    const { debt, id, read, later } = await aCharge()
    test.payments.cut('lost_call', 'lost_call')
    expect(dataOf(await refundCard(debt, id, {}, 'k'))).toMatchObject({ cardRefunds: [{ state: 'pending' }] })
    await later(9)
    expect(await read()).toMatchObject({ cardRefunds: [{ state: 'pending' }] })
    await later(2)
    const words = 'The refund never reached the payment provider.'
    const told = await notified(debt.practice, debt.owner, { event: 'payment_failed' })
    expect(told.map(({ subject }) => subject)).toEqual(['A refund to the card of Maya Lindqvist failed'])
    expect(await read()).toMatchObject({ status: 'succeeded', cardRefunds: [{ refusal: words }] })
    expect((await refundCard(debt, id, {}, 'k')).body).toMatchObject({
      code: 'provider_refused',
      message: words,
    })
    expect(dataOf(await refundCard(debt, id))).toMatchObject({ status: 'refunded' })
    expect(await refundedBy(test, debt)).toEqual([OWED])
  })

  rule('what the provider refuses is said in its words, and is in no book', async () => {
    const { debt, id, read } = await aCharge()
    await refundElsewhere(test, debt, 6_000)
    const refused = await refundCard(debt, id, {}, 'k')
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'provider_refused', message: 'This is more than is left of the charge to give back.' },
    })
    expect((await refundCard(debt, id, {}, 'k')).body.message).toBe(refused.body.message)
    expect(await read()).toMatchObject({
      refundedCents: 0,
      cardRefunds: [{ state: 'failed' }, { amountCents: 6_000, state: 'unassigned' }],
    })
    expect((await standingOf(debt))[0]).toBe(0)
  })

  rule('a refund of the provider’s own dashboard waits until a person says what it is off', async () => {
    const { debt, read } = await aCharge()
    await refundElsewhere(test, debt, 6_000)
    const told = test.payments.events.at(-1) ?? {}
    await Promise.all([deliver(test, told), deliver(test, { ...told, id: 'evt_twice' })])
    const waiting = await read()
    expect(waiting).toMatchObject({
      ...{ status: 'succeeded', refundedCents: 0, refundableCents: 4_000 },
      cardRefunds: [{ amountCents: 6_000, state: 'unassigned' }],
    })
    expect((await standingOf(debt))[0]).toBe(0)
    expect((await assignRefund(debt, waiting, { reason: 'other' })).body.fieldErrors?.[0]?.path).toBe('note')
    for (const invoiceId of [await invoiceOfAnother(debt), waiting.id]) {
      const refused = await assignRefund(debt, waiting, { invoiceId })
      expect(refused.body.fieldErrors?.map(({ path }) => path)).toEqual(['invoiceId'])
    }
    const [one, other] = await Promise.all([assignRefund(debt, waiting), assignRefund(debt, waiting)])
    expect([one.status, other.status].sort()).toEqual([200, 409])
    expect(await read()).toMatchObject({ status: 'partially_refunded', refundedCents: 6_000 })
    expect(await standingOf(debt)).toEqual([6_000, 0, 'Refunded by card: paid twice'])
  })

  const giveByHand = ({ practice, owner, invoiceId }: Debt, id: string, cents: number) =>
    owner.request('POST', practice.path(`payments/${id}/refunds`), refund(cents, invoiceId))

  rule(
    'a refund recorded by hand and one of the dashboard never give back more than the payment',
    async () => {
      const { debt, id, read } = await aCharge()
      await refundElsewhere(test, debt, 6_000)
      const told = test.payments.events.at(-1) ?? {}
      dataOf(await giveByHand(debt, id, 7_000))
      expect(await deliver(test, told)).toBe(200)
      const waiting = await read()
      expect(waiting).toMatchObject({ refundedCents: 7_000, refundableCents: 0 })
      const refused = await assignRefund(debt, waiting)
      expect(refused.body.fieldErrors?.map(({ path }) => path)).toEqual(['isRecordedByHand'])
      expect((await standingOf(debt))[0]).toBe(7_000)
      dataOf(await assignRefund(debt, waiting, { isRecordedByHand: true }))
      expect(await read()).toMatchObject({
        ...{ status: 'partially_refunded', refundedCents: 7_000, refundableCents: 3_000 },
        cardRefunds: [{ amountCents: 6_000, state: 'succeeded' }],
      })
      expect((await standingOf(debt)).slice(0, 2)).toEqual([7_000, 0])
      const { ledger } = await invoiceOf(debt)
      expect(ledger.slice(-2).map(({ description, amountCents }) => [description, amountCents])).toEqual([
        ['Refund recorded by hand taken back', -6_000],
        ['Refunded by card: paid twice', 6_000],
      ])
    },
  )

  rule(
    'a refund that was given up for lost, and went through, waits where all was given by hand',
    async () => {
      const { debt, id, read, later } = await aCharge()
      test.payments.cut('lost_call', 'lost_call')
      await refundCard(debt, id, {}, 'k')
      await later(11)
      const [lost] = (await read()).cardRefunds
      dataOf(await giveByHand(debt, id, OWED))
      const [chargeId = ''] =
        (await test.payments.store.change(debt.accountId, ({ intents }) => Object.keys(intents))) ?? []
      const order = { account: debt.accountId, chargeId, refundId: lost?.id ?? '', amountCents: OWED }
      await test.payments.own.refund(order)
      expect(await deliver(test, test.payments.events.at(-1) ?? {})).toBe(200)
      expect(await read()).toMatchObject({ refundedCents: OWED, cardRefunds: [{ state: 'unassigned' }] })
      dataOf(await assignRefund(debt, await read(), { isRecordedByHand: true }))
      expect(await read()).toMatchObject({ status: 'refunded', refundedCents: OWED, refundableCents: 0 })
      expect(await standingOf(debt)).toEqual([OWED, 0, 'Refunded by card: paid twice'])
    },
  )

  rule(
    'a refund takes what is there when it goes through, wherever the money was moved meanwhile',
    async () => {
      const { debt, id, later } = await aCharge('7726')
      const { practice, owner, clientId } = debt
      const other = await issue(
        practice,
        owner,
        await draftInvoice(practice, owner, invoiceInput(clientId, OWED)),
      )
      await refundCard(debt, id)
      await owner.request('POST', practice.path(`invoices/${debt.invoiceId}/unapply-payment`), {
        amountCents: OWED,
      })
      await owner.request('POST', practice.path(`invoices/${other.id}/apply-credit`), { amountCents: 7_000 })
      await later(2)
      expect(await invoiceOf({ ...debt, invoiceId: other.id })).toMatchObject({
        paidCents: 0,
        creditCents: 0,
      })
    },
  )

  rule('a refund is refused at its field, and of what is not theirs nothing is said', async () => {
    const { debt, id } = await aCharge()
    const pathsOf = async (changes: Partial<RefundCardBody>) =>
      (await refundCard(debt, id, changes)).body.fieldErrors?.map(({ path }) => path)
    expect(await pathsOf({ amountCents: 0 })).toEqual(['amountCents'])
    expect(await pathsOf({ reason: 'other' })).toEqual(['note'])
    expect(await pathsOf({ invoiceId: null })).toEqual(['amountCents'])
    const path = debt.practice.path(`payments/${id}/refunds`)
    for (const invoiceId of [await invoiceOfAnother(debt), id]) {
      expect(await pathsOf({ invoiceId })).toEqual(['invoiceId'])
      const answer = await debt.owner.request('POST', path, refund(100, invoiceId))
      expect(answer.body.fieldErrors?.map((error) => error.path)).toEqual(['invoiceId'])
    }
    const byHand = { ...refund(100, debt.invoiceId), method: 'card' }
    expect((await debt.owner.request('POST', path, byHand)).body.fieldErrors?.[0]?.path).toBe('method')
    const reader = await debt.practice.as('Read-only')
    expect((await refundCard({ ...debt, owner: reader }, id)).status).toBe(403)
    const elsewhere = await aPractice(test)
    const staffElsewhere = { ...debt, practice: elsewhere, owner: await elsewhere.as('Owner') }
    expect((await refundCard(staffElsewhere, id)).status).toBe(404)
    await debt.owner.request('POST', debt.practice.path('payment-connection/disconnect'))
    expect((await refundCard(debt, id)).body.code).toBe('transition_refused')
    expect((await debt.owner.request('POST', path, byHand)).status).toBe(200)
    expect(await refundedBy(test, debt)).toEqual([])
  })
})
