import { type Card, CARD_CONSENT, type ChargeCardBody, type FinishedCard } from '@oaklet/api/contract'
import type { PaymentDetails } from '@oaklet/api/contract'
import { expect } from 'vitest'
import { chooseCard, keepCard } from '../../testing/a-connected-practice'
import {
  aDebt,
  aDesk,
  charge,
  chargedBy,
  deliver,
  type Desk,
  invoiceOf,
  OWED,
  paymentsOf,
} from '../../testing/a-card-debt'
import { aPractice } from '../../testing/a-practice'
import { addClient, dataOf } from '../../testing/an-appointment'
import { payFor } from '../../testing/an-invoice'
import { onOneDatabase } from '../../testing/on-each-database'
import { aLinkDesk, goToCheckout, invoiceOfLink, LINK_OWED, sendLink } from '../../testing/a-payment-link'
import { finishCardSetups } from '../cards'
import { endOutdatedCheckouts } from './end-checkouts'
import { settleCardPayments } from './settle-card-payments'

const MINUTE_MS = 60_000

onOneDatabase('cards', (test, rule) => {
  const cardsOf = async ({ owner, cards }: Desk) => dataOf<Card[]>(await owner.request('GET', cards))
  const keep = (desk: Desk, lastFour = '4242') =>
    keepCard(test, desk.practice, desk.owner, { clientId: desk.clientId, lastFour })

  rule('a client’s card is kept with what they agreed to, and never its number', async () => {
    const desk = await aDesk(test)
    const card = await keep(desk)
    expect(card).toEqual({
      ...{ id: card.id, brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2034 },
      ...{ isExpired: false, isDefault: true },
      consent: { text: CARD_CONSENT, recordedBy: 'Owner', recordedAt: test.clock.now().toISOString() },
    })
    expect(await cardsOf(desk)).toEqual([card])
  })

  rule(
    'a card is kept once, by whoever comes first: the person, the provider’s call, or the server itself',
    async () => {
      const desk = await aDesk(test)
      const { practice, owner, clientId, cards } = desk
      const setupId = await chooseCard(test, practice, owner, { clientId })
      const told = test.payments.events.at(-1) ?? {}
      const finish = async () =>
        dataOf<FinishedCard>(await owner.request('POST', `${cards}/finish`, { setupId }))
      await Promise.all([finish(), deliver(test, told), finish()])
      expect(await finish()).toMatchObject({ state: 'kept', cards: [{ id: setupId }] })
      await chooseCard(test, practice, owner, { clientId })
      test.clock.advance(11 * MINUTE_MS)
      await finishCardSetups(test.deps)
      expect((await cardsOf(desk)).map(({ isDefault }) => isDefault)).toEqual([true, false])
    },
  )

  rule('who comes back without a card keeps none, and the words must be the present ones', async () => {
    const { owner, cards, practice, clientId } = await aDesk(test)
    const started = await owner.request('POST', `${cards}/start`, { consentText: CARD_CONSENT })
    const page = await test.payments.pages.request(dataOf<{ address: string }>(started).address)
    const back = /href="([^"]+)"/.exec(await page.text())?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(back).toMatch(new RegExp(`^/clients\\?client=${clientId}&card=`))
    const setupId = back.split('card=')[1]
    const finished = await owner.request('POST', `${cards}/finish`, { setupId })
    expect(dataOf(finished)).toEqual({ state: 'open', cards: [] })
    const former = await owner.request('POST', `${cards}/start`, { consentText: 'Yes' })
    expect(former.body.fieldErrors).toMatchObject([{ path: 'consentText' }])
    const other = (await addClient(practice, owner)).id
    const elsewhere = practice.path(`clients/${other}/cards/finish`)
    expect((await owner.request('POST', elsewhere, { setupId })).status).toBe(404)
  })

  rule('one card is the default one; without it the newest is', async () => {
    const desk = await aDesk(test)
    const { owner, cards } = desk
    const [first, second, third] = [await keep(desk), await keep(desk, '0341'), await keep(desk, '9995')]
    const defaults = async () =>
      (await cardsOf(desk)).filter(({ isDefault }) => isDefault).map(({ id }) => id)
    expect(await defaults()).toEqual([first.id])
    await owner.request('PUT', `${cards}/${second.id}/set-default`)
    expect(await defaults()).toEqual([second.id])
    expect((await owner.request('DELETE', `${cards}/${second.id}`)).status).toBe(200)
    expect(await defaults()).toEqual([third.id])
    expect((await owner.request('DELETE', `${cards}/${second.id}`)).status).toBe(404)
    expect((await owner.request('PUT', `${cards}/${second.id}/set-default`)).status).toBe(404)
  })

  rule(
    'cards are for those who record payments, in the practice of the client, while it is connected',
    async () => {
      const { practice, owner, cards, clientId } = await aDesk(test)
      const reader = await practice.as('Read-only')
      expect((await reader.request('GET', cards)).status).toBe(200)
      expect((await reader.request('POST', `${cards}/start`, { consentText: CARD_CONSENT })).status).toBe(403)
      const stranger = await (await aPractice(test)).as('Owner')
      expect((await stranger.request('GET', cards)).status).toBe(404)
      await keepCard(test, practice, owner, { clientId })
      await owner.request('POST', practice.path('payment-connection/disconnect'))
      expect(dataOf(await owner.request('GET', cards))).toEqual([])
      const refused = await owner.request('POST', `${cards}/start`, { consentText: CARD_CONSENT })
      expect(refused.body.code).toBe('transition_refused')
    },
  )

  rule('a card pays an invoice, and the fee stands beside the payment alone', async () => {
    const debt = await aDebt(test)
    const paid = dataOf<PaymentDetails>(await charge(debt, { amountCents: OWED + 500 }))
    expect(paid).toMatchObject({
      ...{
        status: 'succeeded',
        method: 'card',
        amountCents: 10_500,
        unallocatedCents: 500,
        creditCents: 500,
      },
      card: { brand: 'visa', lastFour: '4242', feeCents: 335, refusal: null },
      invoices: [{ id: debt.invoiceId, paidCents: OWED, balanceCents: 0 }],
    })
    const { status, ledger } = await invoiceOf(debt)
    expect([status, ledger.at(-1)?.description]).toEqual(['paid', 'Payment by card (ending in 4242)'])
    expect(ledger.map(({ isCardCharge }) => isCardCharge)).toEqual([false, true])
    expect(await chargedBy(test, debt)).toEqual([10_500])
    const mistake = await debt.owner.request(
      'POST',
      debt.practice.path(`payments/${paid.id}/entered-in-error`),
    )
    expect(mistake.body.code).toBe('transition_refused')
  })

  rule.each([
    ['0341', 'Your card was declined.'],
    ['9995', 'Your card has insufficient funds.'],
    ['3155', 'The bank asks the client to confirm this charge.'],
  ])(
    'a card ending in %s is refused with the provider’s words, and pays nothing',
    async (lastFour, words) => {
      const debt = await aDebt(test, lastFour)
      const refused = await charge(debt, {}, 'one-key')
      expect(refused).toMatchObject({ status: 409, body: { code: 'provider_refused', message: words } })
      expect((await charge(debt, {}, 'one-key')).body.message).toBe(words)
      expect(await paymentsOf(debt)).toMatchObject([
        { status: 'failed', allocations: debt.body.allocations, card: { refusal: words } },
      ])
      expect(await invoiceOf(debt)).toMatchObject({ status: 'issued', balanceCents: OWED })
      expect((await payFor(debt.practice, debt.owner, await invoiceOf(debt), OWED)).status).toBe(200)
    },
  )

  rule('a charge is refused at its field, and of what is not theirs nothing is said', async () => {
    const debt = await aDebt(test)
    const other = await addClient(debt.practice, debt.owner)
    const { invoiceId } = debt
    const pathsOf = async (changes: Partial<ChargeCardBody>) =>
      (await charge(debt, changes)).body.fieldErrors?.map(({ path }) => path)
    expect(await pathsOf({ clientId: test.deps.newId() })).toEqual(['clientId'])
    expect(await pathsOf({ clientId: other.id })).toEqual(['cardId'])
    expect(await pathsOf({ amountCents: 49, allocations: [] })).toEqual(['amountCents'])
    expect(await pathsOf({ amountCents: 5_000 })).toEqual(['amountCents'])
    const tooMuch = [{ invoiceId, amountCents: OWED + 1 }]
    expect(await pathsOf({ amountCents: OWED + 1, allocations: tooMuch })).toEqual([
      'allocations.0.amountCents',
    ])
    test.clock.set('2035-01-15T14:00:00.000Z')
    expect(await pathsOf({})).toEqual(['cardId'])
    test.clock.set('2026-11-17T14:00:00.000Z')
    const reader = await debt.practice.as('Read-only')
    expect((await charge({ ...debt, owner: reader })).status).toBe(403)
    const stranger = await (await aPractice(test)).as('Owner')
    expect((await charge({ ...debt, owner: stranger })).status).toBe(404)
    expect(await chargedBy(test, debt)).toEqual([])
  })

  rule('a lost answer is asked for, and charges nothing twice', async () => {
    const debt = await aDebt(test)
    test.payments.cut('lost_answer')
    expect(dataOf(await charge(debt))).toMatchObject({ status: 'succeeded', card: { feeCents: 320 } })
    expect(await chargedBy(test, debt)).toEqual([OWED])
  })

  rule(
    'while nobody knows, the payment is pending, and no card of the client can be charged again',
    async () => {
      const debt = await aDebt(test)
      test.payments.cut('lost_answer', 'lost_call')
      expect(dataOf(await charge(debt, {}, 'k'))).toMatchObject({
        status: 'pending',
        card: { feeCents: null },
      })
      expect(await invoiceOf(debt)).toMatchObject({ status: 'issued', balanceCents: OWED })
      expect((await charge(debt)).body.code).toBe('transition_refused')
      expect((await charge(debt, { allocations: [] })).body.code).toBe('transition_refused')
      const path = debt.practice.path('payment-connection/disconnect')
      expect((await debt.owner.request('POST', path)).body.code).toBe('transition_refused')
      test.payments.cut('lost_call')
      expect(dataOf(await charge(debt, {}, 'k'))).toMatchObject({ status: 'pending' })
      expect((await charge(debt, { amountCents: OWED + 1 }, 'k')).body.code).toBe('idempotency_mismatch')
      await settleCardPayments(test.deps)
      expect(dataOf(await charge(debt, {}, 'k'))).toMatchObject({ status: 'succeeded' })
      expect(await chargedBy(test, debt)).toEqual([OWED])
    },
  )

  rule('a charge that never got there fails when it is clear that it never will', async () => {
    const debt = await aDebt(test)
    test.payments.cut('lost_call', 'lost_call')
    expect(dataOf(await charge(debt))).toMatchObject({ status: 'pending' })
    test.clock.advance(9 * MINUTE_MS)
    await settleCardPayments(test.deps)
    expect(await paymentsOf(debt)).toMatchObject([{ status: 'pending' }])
    test.clock.advance(2 * MINUTE_MS)
    await settleCardPayments(test.deps)
    expect(await paymentsOf(debt)).toMatchObject([
      { status: 'failed', card: { refusal: 'The charge never reached the payment provider.' } },
    ])
    expect(dataOf(await charge(debt))).toMatchObject({ status: 'succeeded' })
    expect(await chargedBy(test, debt)).toEqual([OWED])
  })

  rule('what was paid otherwise meanwhile makes the rest of a late charge credit', async () => {
    const debt = await aDebt(test)
    test.payments.cut('lost_answer', 'lost_call')
    await charge(debt)
    await payFor(debt.practice, debt.owner, await invoiceOf(debt), 9_000)
    await settleCardPayments(test.deps)
    const [late] = (await paymentsOf(debt)).filter(({ card }) => card !== null)
    expect(late).toMatchObject({ status: 'succeeded', unallocatedCents: 9_000, creditCents: 9_000 })
    expect(await invoiceOf(debt)).toMatchObject({ status: 'paid', balanceCents: 0 })
  })

  rule('calls with one key at once charge once', async () => {
    const debt = await aDebt(test)
    const answers = await Promise.all([1, 2, 3].map(() => charge(debt, {}, 'k')))
    expect(new Set(answers.map((answer) => dataOf<PaymentDetails>(answer).id)).size).toBe(1)
    await settleCardPayments(test.deps)
    expect(await paymentsOf(debt)).toMatchObject([{ status: 'succeeded' }])
    expect(await chargedBy(test, debt)).toEqual([OWED])
  })

  /** A client with a card who is on the provider’s page for an invoice, and a charge of that card for the same. */
  async function aPayingClient() {
    const desk = await aLinkDesk(test)
    const { practice, owner, clientId, invoiceId } = desk
    const { id: cardId } = await keepCard(test, practice, owner, { clientId })
    const path = await sendLink(test, desk)
    const allocations = [{ invoiceId, amountCents: LINK_OWED }]
    const debt = { practice, owner, body: { clientId, cardId, amountCents: LINK_OWED, allocations } }
    return { desk, path, page: await goToCheckout(test, path), debt }
  }

  rule('a repeat of a charge closes no page, and answers where the provider is away', async () => {
    const { path, debt } = await aPayingClient()
    const again = () => charge(debt, { amountCents: 4_000, allocations: [] }, 'k')
    dataOf(await again())
    await goToCheckout(test, path)
    test.payments.cut('lost_call')
    expect(dataOf(await again())).toMatchObject({ status: 'succeeded' })
    test.payments.mend()
  })

  rule('of an account whose access was withdrawn no page is asked to be closed', async () => {
    const { desk } = await aPayingClient()
    const { version } = await invoiceOfLink(desk)
    const path = desk.practice.path(`invoices/${desk.invoiceId}/void`)
    dataOf(await desk.owner.request('POST', path, { version }))
    const body = new URLSearchParams({ stripe_user_id: desk.accountId })
    expect((await test.payments.api.request('/oauth/deauthorize', { method: 'POST', body })).status).toBe(200)
    expect(await deliver(test, test.payments.events.at(-1) ?? {})).toBe(200)
    await endOutdatedCheckouts(test.deps)
    let isAsked = false
    test.payments.meanwhile(() => {
      isAsked = true
      return Promise.resolve()
    })
    await endOutdatedCheckouts(test.deps)
    expect(isAsked).toBe(false)
  })

  rule('who is charged can’t pay the same on the provider’s page any more', async () => {
    const { desk, path, page, debt } = await aPayingClient()
    test.payments.cut('lost_call')
    expect((await charge(debt)).body.code).toBe('unavailable')
    expect(dataOf(await charge(debt))).toMatchObject({ status: 'succeeded' })
    expect(await test.payments.visit(page, { card: '4242' })).toBe(path)
    expect(await chargedBy(test, desk)).toEqual([LINK_OWED])
  })

  rule('who has just paid by a link, or begins to, is not charged for the same', async () => {
    const { desk, path, debt } = await aPayingClient()
    let page = ''
    // The page is closed, and then it is asked about.
    test.payments.meanwhile(() => Promise.resolve())
    test.payments.meanwhile(async () => (page = await goToCheckout(test, path)))
    expect((await charge(debt)).body.code).toBe('transition_refused')
    test.payments.meanwhile(() => test.payments.visit(page, { card: '4242' }))
    expect((await charge(debt)).body.fieldErrors).toMatchObject([{ path: 'allocations.0.amountCents' }])
    expect(await invoiceOfLink(desk)).toMatchObject({ creditCents: 0, balanceCents: 0 })
    expect(await chargedBy(test, desk)).toEqual([LINK_OWED])
    expect(await goToCheckout(test, path)).toBe(path)
  })
})
