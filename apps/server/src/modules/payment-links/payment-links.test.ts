import type { PaymentDetails, PaymentLinks, Statement } from '@oaklet/api/contract'
import fc from 'fast-check'
import { expect } from 'vitest'
import {
  chargedBy,
  deliver,
  paymentsOf,
  refundedBy,
  refundElsewhere,
  takeMissed,
} from '../../testing/a-card-debt'
import { keepCard } from '../../testing/a-connected-practice'
import {
  aCreditedDesk,
  aLinkDesk,
  goToCheckout,
  invoiceOfLink,
  linkInMail,
  LINK_OWED,
  type LinkDesk,
  openPage,
  payThere,
  sendLink,
} from '../../testing/a-payment-link'
import { draftStatement, sendStatement } from '../../testing/a-statement'
import { addBiller } from '../../testing/a-superbill'
import { contentSecurityPolicy } from '../../http/security-headers'
import { aPractice } from '../../testing/a-practice'
import { auditTrail } from '../../testing/audit-trail'
import { dataOf } from '../../testing/an-appointment'
import { payFor } from '../../testing/an-invoice'
import { onOneDatabase } from '../../testing/on-each-database'
import { runs } from '../../testing/sample-size'
import { endOutdatedCheckouts, settleCheckouts, settlePending } from '../payments'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

onOneDatabase('payment links', (test, rule) => {
  const paid = async (desk: LinkDesk) => {
    const { balanceCents, creditCents } = await invoiceOfLink(desk)
    return [balanceCents, creditCents]
  }
  const told = (type: string) => test.payments.events.findLast((event) => event.type === type) ?? {}

  rule('a link is mailed to an address that the client permits, and says nothing of them', async () => {
    const desk = await aLinkDesk(test)
    const { owner, links, email, invoiceId, practice } = desk
    const before = dataOf<PaymentLinks>(await owner.request('GET', links))
    expect(before).toEqual({ links: [], canBePaid: true, emails: [email] })
    const refused = await owner.request('POST', links, { email: 'somebody@mail.example' })
    expect(refused.body.fieldErrors?.map(({ path }) => path)).toEqual(['email'])
    await sendLink(test, desk)
    const [link] = dataOf<PaymentLinks>(await owner.request('GET', links)).links
    expect(link).toMatchObject({ email, sentBy: 'Owner', sentAt: test.clock.now().toISOString() })
    const mail = test.mailer.to(email).at(-1)
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/lindqvist|maya|\$|session/i)
    const trail = await auditTrail(test, practice, 'invoice', invoiceId)
    expect(trail.at(-1)).toEqual({ action: 'payment_link_sent', changed: [], userId: owner.userId })
  })

  rule('its page says whom to pay and how much, without scripts, and is in no cache', async () => {
    const desk = await aLinkDesk(test)
    const { status, heading, page, headers } = await openPage(test, await sendLink(test, desk))
    expect([status, heading]).toEqual([200, 'Pay First'])
    expect(page).toContain('$100.00')
    expect(page).toContain('<p class="mode">Test mode</p>')
    expect(page).not.toMatch(/<script|lindqvist|maya|invoice/i)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toBe(contentSecurityPolicy(/'nonce-([^']+)'/.exec(policy)?.[1]))
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  rule('what a client pays is on the invoice once, whoever tells of it and however often', async () => {
    const desk = await aLinkDesk(test)
    const path = await sendLink(test, desk)
    expect(await payThere(test, path)).toBe(path)
    const completed = told('checkout.session.completed')
    const [page] = await Promise.all([
      openPage(test, path),
      deliver(test, completed),
      deliver(test, told('payment_intent.succeeded')),
      openPage(test, path),
    ])
    expect(page.heading).toBe('Nothing is left to pay')
    expect(await deliver(test, { ...completed, id: 'evt_again' })).toBe(200)
    expect(await paid(desk)).toEqual([0, 0])
    expect(await paymentsOf(desk)).toMatchObject([
      {
        ...{ status: 'succeeded', method: 'card', amountCents: LINK_OWED, reference: 'ending in 4242' },
        card: { brand: 'visa', lastFour: '4242', feeCents: 320, isByLink: true, isReachable: true },
        invoices: [{ id: desk.invoiceId, balanceCents: 0 }],
      },
    ])
    expect(await chargedBy(test, desk)).toEqual([LINK_OWED])
    const actions = (await auditTrail(test, desk.practice, 'payment')).map(({ action }) => action)
    expect(actions).toEqual(['created', 'succeeded'])
  })

  rule('who never came back, and of whom no event told, is asked about', async () => {
    const desk = await aLinkDesk(test)
    const path = await sendLink(test, desk)
    await payThere(test, path)
    await settleCheckouts(test.deps)
    expect(await paid(desk)).toEqual([LINK_OWED, 0])
    test.clock.advance(11 * 60_000)
    await settleCheckouts(test.deps)
    expect(await paid(desk)).toEqual([0, 0])
  })

  rule('two tabs: the page that was opened last is the one on which is paid', async () => {
    const desk = await aLinkDesk(test)
    const path = await sendLink(test, desk)
    const [first, second] = [await goToCheckout(test, path), await goToCheckout(test, path)]
    expect(await test.payments.visit(first, { card: '4242' })).toBe(path)
    expect(await chargedBy(test, desk)).toEqual([])
    // The page is asked about, and then it is closed.
    test.payments.meanwhile(() => Promise.resolve())
    test.payments.meanwhile(() => test.payments.visit(second, { card: '4242' }))
    expect(await goToCheckout(test, path)).toBe(path)
    expect(await paid(desk)).toEqual([0, 0])
    expect(await chargedBy(test, desk)).toEqual([LINK_OWED])
  })

  rule('nobody is led to a page for what was paid or changed while it was made', async () => {
    const desk = await aLinkDesk(test)
    const path = await sendLink(test, desk)
    test.payments.meanwhile(async () => payFor(desk.practice, desk.owner, await invoiceOfLink(desk), 4_000))
    expect(await goToCheckout(test, path)).toBe(path)
    let second = ''
    test.payments.meanwhile(async () => {
      second = await goToCheckout(test, path)
    })
    expect(await goToCheckout(test, path)).toBe(path)
    expect(await test.payments.visit(second, { card: '4242' })).toBe(path)
    expect(await chargedBy(test, desk)).toEqual([6_000])
  })

  rule('the page for what is voided is closed, and what was paid before is credit', async () => {
    for (const paidCents of [0, LINK_OWED]) {
      const desk = await aLinkDesk(test)
      const { links, email, invoiceId } = desk
      const path = await sendLink(test, desk)
      const checkout = await goToCheckout(test, path)
      await endOutdatedCheckouts(test.deps)
      const { version } = await invoiceOfLink(desk)
      dataOf(await desk.owner.request('POST', desk.practice.path(`invoices/${invoiceId}/void`), { version }))
      if (paidCents > 0) await test.payments.visit(checkout, { card: '4242' })
      await endOutdatedCheckouts(test.deps)
      await test.payments.visit(checkout, { card: '4242' })
      expect(await openPage(test, path)).toMatchObject({ status: 410, heading: 'Nothing is to be paid' })
      const credits = (await paymentsOf(desk)).map(({ creditCents }) => creditCents)
      expect(credits).toEqual(paidCents > 0 ? [paidCents] : [])
      expect((await desk.owner.request('POST', links, { email })).body.code).toBe('transition_refused')
    }
  })

  rule('what is left goes by the invoice as it is when the link is opened', async () => {
    const desk = await aLinkDesk(test)
    const path = await sendLink(test, desk)
    await payFor(desk.practice, desk.owner, await invoiceOfLink(desk), 4_000)
    expect((await openPage(test, path)).page).toContain('$60.00')
    await payFor(desk.practice, desk.owner, await invoiceOfLink(desk), 5_960)
    expect((await openPage(test, path)).heading).toBe('This can’t be paid online')
    await payFor(desk.practice, desk.owner, await invoiceOfLink(desk), 40)
    expect((await openPage(test, path)).heading).toBe('Nothing is left to pay')
  })

  rule('an old link, a foreign token and a made-up one lead nowhere', async () => {
    const desk = await aLinkDesk(test)
    const path = await sendLink(test, desk)
    const elsewhere = await aPractice(test)
    const secret = path.split('.')[1] ?? ''
    for (const token of ['x', `${elsewhere.organizationId}.${secret}`, `${desk.practice.organizationId}.x`]) {
      for (const page of [`/pay/${token}`, `/pay/${token}/checkout`]) {
        const { status, heading } = await openPage(test, page)
        expect([status, heading]).toEqual([404, 'This link is no good'])
      }
    }
    test.clock.advance(61 * DAY_MS)
    const { status, heading } = await openPage(test, path)
    expect([status, heading]).toEqual([410, 'This link has ended'])
    expect(await goToCheckout(test, path)).toBe(path)
    test.clock.set('2026-11-17T14:00:00.000Z')
  })

  rule('while the provider gives no answer, nothing is begun', async () => {
    const desk = await aLinkDesk(test)
    const path = await sendLink(test, desk)
    test.payments.cut('lost_call')
    const { status, heading, headers } = await openPage(test, `${path}/checkout`)
    expect([status, heading]).toEqual([503, 'Paying online doesn’t work right now'])
    expect(headers.get('retry-after')).toBe('60')
    await payThere(test, path)
    test.payments.cut('lost_call')
    expect((await openPage(test, path)).status).toBe(503)
    expect((await openPage(test, path)).heading).toBe('Nothing is left to pay')
    expect(await chargedBy(test, desk)).toEqual([LINK_OWED])
  })

  rule(
    'nothing can be paid twice: not while a card is charged, nor while the bank disputes a payment',
    async () => {
      const desk = await aLinkDesk(test)
      const path = await sendLink(test, desk)
      const { practice, owner, clientId } = desk
      const { id: cardId } = await keepCard(test, practice, owner, { clientId, lastFour: '0259' })
      const body = { clientId, cardId, amountCents: 4_000, allocations: [] }
      test.payments.cut('lost_answer', 'lost_call')
      dataOf<PaymentDetails>(await owner.request('POST', practice.path('card-payments'), body))
      expect((await openPage(test, path)).heading).toBe('A payment is on its way')
      expect(await deliver(test, told('payment_intent.succeeded'))).toBe(200)
      expect(await deliver(test, told('charge.dispute.created'))).toBe(200)
      expect((await openPage(test, path)).heading).toBe('This can’t be paid online right now')
    },
  )

  rule('a refund of the dashboard that is told before the payment waits for no other event', async () => {
    const desk = await aLinkDesk(test)
    await payThere(test, await sendLink(test, desk))
    await refundElsewhere(test, desk, 3_000)
    expect(await deliver(test, told('charge.refunded'))).toBe(200)
    expect(await paymentsOf(desk)).toMatchObject([
      { amountCents: LINK_OWED, cardRefunds: [{ amountCents: 3_000, state: 'unassigned' }] },
    ])
  })

  rule('a statement that is mailed leads to all that the client owes, less their free credit', async () => {
    const { desk } = await aCreditedDesk(test)
    await addBiller(desk.practice, desk.owner)
    const path = await mailStatement(desk)
    expect((await openPage(test, path)).page).toContain('$120.00')
    await payThere(test, path)
    expect((await openPage(test, path)).heading).toBe('Nothing is left to pay')
    expect(await paid(desk)).toEqual([0, 2_000])
  })

  rule('a link to one invoice asks for as much of it as a statement would', async () => {
    const { desk, second } = await aCreditedDesk(test)
    const path = await sendLink(test, second)
    expect((await openPage(test, path)).page).toContain('$20.00')
    expect((await openPage(test, await sendLink(test, desk))).page).toContain('$100.00')
    await payThere(test, path)
    expect((await openPage(test, path)).heading).toBe('Nothing is left to pay')
    expect([await paid(second), await chargedBy(test, desk)]).toEqual([[2_000, 2_000], [2_000]])
    const again = await desk.owner.request('POST', second.links, { email: desk.email })
    expect(again.body.message).toBe('The client’s credit covers what is left of this invoice.')
  })

  rule('only who may send invoices sends links, and only while the practice is connected', async () => {
    const desk = await aLinkDesk(test)
    const reader = await desk.practice.as('Read-only')
    const body = { email: desk.email }
    expect((await reader.request('POST', desk.links, body)).status).toBe(403)
    expect((await reader.request('GET', desk.links)).status).toBe(403)
    const elsewhere = await aPractice(test)
    const stranger = await elsewhere.as('Owner')
    const foreign = elsewhere.path(`invoices/${desk.invoiceId}/payment-links`)
    expect((await stranger.request('POST', foreign, body)).status).toBe(404)
    const path = await sendLink(test, desk)
    await goToCheckout(test, path)
    const disconnect = desk.practice.path('payment-connection/disconnect')
    expect((await desk.owner.request('POST', disconnect)).body.code).toBe('transition_refused')
    test.clock.advance(HOUR_MS)
    await settleCheckouts(test.deps)
    expect((await desk.owner.request('POST', disconnect)).status).toBe(200)
    expect((await openPage(test, path)).heading).toBe('This can’t be paid online right now')
    expect((await desk.owner.request('POST', desk.links, body)).body.code).toBe('transition_refused')
    expect(dataOf<PaymentLinks>(await desk.owner.request('GET', desk.links))).toMatchObject({
      ...{ canBePaid: false, links: [{ email: desk.email }] },
    })
  })

  rule('links are opened sixty times a minute from one address, and no more', async () => {
    const path = await sendLink(test, await aLinkDesk(test))
    const statuses = []
    for (let times = 0; times <= 60; times += 1)
      statuses.push((await openPage(test, path, '10.9.9.9')).status)
    expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([60, 429])
    expect((await openPage(test, path, '10.9.9.9')).heading).toBe('Too many tries')
    expect((await openPage(test, path, '10.9.9.8')).status).toBe(200)
  })

  const happening = fc.oneof(
    fc.record({ is: fc.constantFrom('go' as const, 'open' as const, 'charge' as const, 'minute' as const) }),
    fc.record({
      is: fc.constant('pay' as const),
      which: fc.nat(4),
      card: fc.constantFrom('4242', '9995', '3155'),
    }),
    fc.record({ is: fc.constant('event' as const), which: fc.nat(12), isForged: fc.boolean() }),
    fc.record({ is: fc.constant('by hand' as const), cents: fc.integer({ min: 1, max: 4_000 }) }),
    fc.record({ is: fc.constantFrom('refund' as const, 'reconcile' as const) }),
  )
  type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never
  const schedule = fc.record({
    faults: fc.array(fc.constantFrom('lost_call' as const, 'lost_answer' as const, null), { maxLength: 6 }),
    /** What happens at once, one moment after another. */
    moments: fc.array(fc.array(happening, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 8 }),
  })

  /** What has begun when a client pays: the link, the pages of the provider that are open, and what was told before. */
  interface Course {
    desk: LinkDesk
    path: string
    cardId: string
    checkouts: string[]
    begun: number
  }

  async function happens({ desk, path, cardId, checkouts, begun }: Course, one: Happening): Promise<unknown> {
    const { practice, owner, clientId, invoiceId } = desk
    switch (one.is) {
      case 'go': {
        const address = await goToCheckout(test, path)
        return address.startsWith('/test-provider/') ? checkouts.push(address) : undefined
      }
      case 'open':
        return openPage(test, path)
      case 'pay': {
        const address = checkouts[one.which % Math.max(1, checkouts.length)]
        return address === undefined ? undefined : test.payments.visit(address, { card: one.card })
      }
      case 'charge': {
        const allocations = [{ invoiceId, amountCents: 500 }]
        const body = { clientId, cardId, amountCents: 500, allocations }
        return owner.request('POST', practice.path('card-payments'), body)
      }
      case 'by hand':
        return payFor(practice, owner, await invoiceOfLink(desk), one.cents)
      case 'refund':
        return refundElsewhere(test, desk, 300)
      case 'minute':
        test.clock.advance(60_000)
        return
      case 'reconcile':
        return settleCheckouts(test.deps)
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

  const sorted = (cents: readonly number[]) => cents.toSorted((one, other) => one - other)

  rule(
    'each charge by a link is in the book once, and never lost, whatever is lost, late, repeated or forged',
    async () => {
      await fc.assert(
        fc.asyncProperty(schedule, async ({ faults, moments }) => {
          test.clock.set('2026-11-17T14:00:00.000Z')
          const desk = await aLinkDesk(test)
          const { id: cardId } = await keepCard(test, desk.practice, desk.owner, { clientId: desk.clientId })
          const path = await sendLink(test, desk)
          const course = { desk, path, cardId, checkouts: [], begun: test.payments.events.length }
          for (const [index, moment] of moments.entries()) {
            const fault = faults[index] ?? null
            if (fault !== null) test.payments.cut(fault)
            await Promise.all(moment.map((one) => happens(course, one)))
            // One address may open so many links a minute.
            test.clock.advance(60_000)
          }
          test.payments.mend()
          test.clock.advance(2 * HOUR_MS)
          await settlePending(test.deps, desk.practice.organizationId)
          await settleCheckouts(test.deps)
          await takeMissed(test, desk)

          const known = await paymentsOf(desk)
          expect(known.filter(({ status }) => status === 'pending')).toEqual([])
          const taken = known.filter(({ status, card }) => status !== 'failed' && card !== null)
          const charges = await chargedBy(test, desk)
          expect(sorted(taken.map(({ amountCents }) => amountCents))).toEqual(sorted(charges))
          const gone = taken.flatMap(({ cardRefunds }) => cardRefunds.map(({ amountCents }) => amountCents))
          expect(sorted(gone)).toEqual(sorted(await refundedBy(test, desk)))
          const received = known.filter(({ status }) => status !== 'failed')
          const [balanceCents, creditCents] = await paid(desk)
          const total = received.reduce((sum, { amountCents }) => sum + amountCents, 0)
          expect((balanceCents ?? 0) - (creditCents ?? 0)).toBe(LINK_OWED - total)
        }),
        { numRuns: runs({ gate: 15, long: 300 }) },
      )
    },
    1_200_000,
  )

  /** Makes a statement of the client and mails it; the path of the page that it leads to. */
  async function mailStatement(desk: LinkDesk): Promise<string> {
    const { practice, owner, clientId, email } = desk
    const draft = await draftStatement(practice, owner, clientId)
    dataOf<Statement>(await sendStatement(practice, owner, draft, email))
    return linkInMail(test, desk)
  }
})
