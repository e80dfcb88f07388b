import type { Autopay, BillingHome, Page, PaymentSummary } from '@oaklet/api/contract'
import { aBillingSettingsBody } from '@oaklet/api/testing'
import { describe, expect } from 'vitest'
import { dayOf } from '../../calendar-day'
import {
  aDesk,
  chargedBy,
  decideDispute,
  deliver,
  disputeCharge,
  paymentsOf,
  tellOfDispute,
} from '../../testing/a-card-debt'
import { connectPractice, keepCard } from '../../testing/a-connected-practice'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice } from '../../testing/a-practice'
import { billClient } from '../../testing/a-statement'
import { addClient, dataOf } from '../../testing/an-appointment'
import { payFor } from '../../testing/an-invoice'
import { goToCheckout, sendLink } from '../../testing/a-payment-link'
import { auditTrail } from '../../testing/audit-trail'
import { notified } from '../../testing/notified'
import { onOneDatabase } from '../../testing/on-each-database'
import { inWork } from '../../work'
import { sendDocumentMail } from '../billing-documents'
import { settleCheckouts, settlePending } from '../payments'
import { beginAutopay } from './begin-autopay'
import { chargeDueIn } from './charge-due-clients'

const HOUR_MS = 3_600_000
const OWED = 10_000
const EMAIL = 'maya@mail.example'
const CONTACT = { kind: 'email' as const, value: EMAIL, mayEmail: true, mayText: false, mayVoicemail: false }

onOneDatabase('autopay', (test, rule) => {
  const today = () => dayOf(test.clock.now(), 'America/New_York')

  /** A client with a card and Autopay, who owes $100 that are due, in a practice with Autopay since yesterday. */
  async function aPayer({ lastFour = '4242', contacts = [CONTACT] } = {}) {
    const desk = await aDesk(test)
    const { practice, owner } = desk
    const client = await addClient(practice, owner, { contacts })
    const of = { ...desk, clientId: client.id, cards: practice.path(`clients/${client.id}/cards`) }
    const card = await keepCard(test, practice, owner, { clientId: client.id, lastFour })
    const settings = aBillingSettingsBody({ isAutopayOn: true })
    dataOf(await owner.request('PUT', practice.path('billing-settings'), settings))
    const path = practice.path(`clients/${client.id}/autopay`)
    const turn = (isOn: boolean, by: SignedInPerson = owner) => by.request('PUT', path, { isOn })
    dataOf(await turn(true))
    const bill = (cents: number, dueOn = today()) => billClient(practice, owner, client.id, cents, dueOn)
    const invoice = await bill(OWED)
    return {
      ...of,
      ...{ card, path, turn, bill, invoice },
      run: () => chargeDueIn(test.deps, practice.organizationId),
      autopay: async () => dataOf<Autopay>(await owner.request('GET', path)),
      home: async () => dataOf<BillingHome>(await owner.request('GET', practice.path('billing'))),
    }
  }
  type Payer = Awaited<ReturnType<typeof aPayer>>

  /** Half past two of the next night, where the practice is. */
  const untilNight = () => {
    const day = today()
    while (today() === day) test.clock.advance(HOUR_MS / 2)
    test.clock.advance(2.5 * HOUR_MS)
  }
  const night = async ({ run }: Payer) => {
    untilNight()
    await run()
  }
  const statusesOf = async (payer: Payer) => (await paymentsOf(payer)).map(({ status }) => status)

  describe('a night', () => {
    rule('charges the default card once for all that is due, and says that nobody did it', async () => {
      const payer = await aPayer()
      await payer.bill(2_500)
      await payer.bill(900, '2030-01-01')
      await night(payer)
      await payer.run()
      expect(await chargedBy(test, payer)).toEqual([OWED + 2_500])
      expect(await paymentsOf(payer)).toMatchObject([
        {
          ...{ status: 'succeeded', amountCents: OWED + 2_500, unallocatedCents: 0, receivedOn: today() },
          card: { lastFour: '4242', isAutopay: true, feeCents: 393 },
          allocations: [{ invoiceId: payer.invoice.id, amountCents: OWED }, { amountCents: 2_500 }],
        },
      ])
      expect(await payer.home()).toMatchObject({ owed: { totalCents: 900 } })
      const trail = await auditTrail(test, payer.practice, 'payment')
      expect(trail).toEqual([
        {
          ...{ action: 'created', userId: null },
          changed: ['clientId', 'cardId', 'amountCents', 'allocations'],
        },
        { action: 'succeeded', changed: ['status'], userId: null },
      ])
    })

    rule('begins at 02:00 after the day on which the practice turned it on', async () => {
      const payer = await aPayer()
      await payer.run()
      while (today() === payer.invoice.issuedOn) test.clock.advance(HOUR_MS / 2)
      test.clock.advance(1.5 * HOUR_MS)
      await payer.run()
      expect(await paymentsOf(payer)).toEqual([])
      test.clock.advance(HOUR_MS / 2)
      await payer.run()
      expect(await chargedBy(test, payer)).toEqual([OWED])
    })

    rule('is gone through once: what is due later on that day waits for the next', async () => {
      const payer = await aPayer()
      await night(payer)
      await payer.bill(2_500)
      await payer.run()
      expect(await chargedBy(test, payer)).toEqual([OWED])
      await night(payer)
      expect(await chargedBy(test, payer)).toEqual([OWED, 2_500])
    })

    rule('takes the credit of the client first, and charges only what it does not come to', async () => {
      const payer = await aPayer()
      const small = await payer.bill(2_500)
      await payFor(payer.practice, payer.owner, small, 500, { credit: 9_000, receivedOn: today() })
      await night(payer)
      expect(await chargedBy(test, payer)).toEqual([3_000])
      expect((await paymentsOf(payer))[0]?.allocations).toEqual([
        { invoiceId: payer.invoice.id, amountCents: 1_000 },
        { invoiceId: small.id, amountCents: 2_000 },
      ])
      await night(payer)
      expect(await chargedBy(test, payer)).toEqual([3_000])
    })

    rule('charges nobody who turned it off, nor in a practice that did', async () => {
      const [off, closed] = [await aPayer(), await aPayer()]
      dataOf(await off.turn(false))
      const settings = aBillingSettingsBody({ isAutopayOn: false, version: 1 })
      dataOf(await closed.owner.request('PUT', closed.practice.path('billing-settings'), settings))
      untilNight()
      await Promise.all([off.run(), closed.run()])
      expect(await paymentsOf(off)).toEqual([])
      expect(await paymentsOf(closed)).toEqual([])
      expect(await closed.autopay()).toMatchObject({ isOn: true, waitsFor: 'practice' })
    })
  })

  describe('nothing is charged twice', () => {
    rule('by several runs at once', async () => {
      const payer = await aPayer()
      untilNight()
      await Promise.all([1, 2, 3].map(() => payer.run()))
      expect(await statusesOf(payer)).toEqual(['succeeded'])
      expect(await chargedBy(test, payer)).toEqual([OWED])
    })

    rule('by a run after one whose answer was lost', async () => {
      const payer = await aPayer()
      test.payments.cut('lost_answer', 'lost_call')
      await night(payer)
      expect(await statusesOf(payer)).toEqual(['pending'])
      await payer.run()
      expect(await statusesOf(payer)).toEqual(['pending'])
      await settlePending(test.deps, payer.practice.organizationId)
      await payer.run()
      expect(await statusesOf(payer)).toEqual(['succeeded'])
      expect(await chargedBy(test, payer)).toEqual([OWED])
    })

    rule('on the next night, while nobody knows what came of the last', async () => {
      const payer = await aPayer()
      test.payments.cut('lost_answer', 'lost_call')
      await night(payer)
      await night(payer)
      expect(await statusesOf(payer)).toEqual(['pending'])
      const told = test.payments.events.findLast(({ type }) => type === 'payment_intent.succeeded') ?? {}
      expect(await deliver(test, told)).toBe(200)
      expect(await statusesOf(payer)).toEqual(['succeeded'])
      expect(await chargedBy(test, payer)).toEqual([OWED])
    })

    rule('after a crash between keeping a charge and asking for it, which pays nothing', async () => {
      const payer = await aPayer()
      untilNight()
      const { organizationId, practiceId } = payer.practice
      const actor = { kind: 'job' as const, name: 'autopay', organizationId }
      const key = { practiceId, clientId: payer.clientId, day: today(), timeZone: 'America/New_York' }
      await inWork(test.deps, actor, (work) => beginAutopay(work, key))
      await payer.run()
      test.clock.advance(11 * 60_000)
      await settlePending(test.deps, organizationId)
      await payer.run()
      expect(await statusesOf(payer)).toEqual(['failed'])
      expect(await payer.autopay()).toMatchObject({ isOn: true, declines: 0 })
      await night(payer)
      expect(await chargedBy(test, payer)).toEqual([OWED])
    })

    rule('and what a person is charging is left to them', async () => {
      const payer = await aPayer()
      test.payments.cut('lost_answer', 'lost_call')
      const body = { clientId: payer.clientId, cardId: payer.card.id, amountCents: OWED, allocations: [] }
      dataOf(await payer.owner.request('POST', payer.practice.path('card-payments'), body))
      await night(payer)
      expect(await statusesOf(payer)).toEqual(['pending'])
    })

    rule('and who is on the provider’s page by a link is charged for the rest, that night', async () => {
      const payer = await aPayer()
      await payer.bill(2_500)
      untilNight()
      const links = payer.practice.path(`invoices/${payer.invoice.id}/payment-links`)
      const page = await goToCheckout(test, await sendLink(test, { ...payer, email: EMAIL, links }))
      await payer.run()
      expect(await paymentsOf(payer)).toEqual([])
      await test.payments.visit(page, { card: '4242' })
      test.clock.advance(11 * 60_000)
      await settleCheckouts(test.deps)
      await payer.run()
      expect(await chargedBy(test, payer)).toEqual([OWED, 2_500])
    })
  })

  describe('a provider that is away', () => {
    rule('holds up the clients who are not charged yet until the next round', async () => {
      const payer = await aPayer()
      const { practice, owner } = payer
      const other = await addClient(practice, owner)
      await keepCard(test, practice, owner, { clientId: other.id })
      dataOf(await owner.request('PUT', practice.path(`clients/${other.id}/autopay`), { isOn: true }))
      await billClient(practice, owner, other.id, 700, today())
      test.payments.cut('lost_call', 'lost_call')
      await night(payer)
      const list = async () =>
        dataOf<Page<PaymentSummary>>(await owner.request('GET', practice.path('payments'))).items
      expect(await list()).toMatchObject([{ status: 'pending' }])
      await payer.run()
      expect((await list()).map(({ status }) => status).toSorted()).toEqual(['pending', 'succeeded'])
    })
  })

  describe('a card that is declined', () => {
    rule('is tried on three nights, and then Autopay is off, which client and staff are told', async () => {
      const payer = await aPayer({ lastFour: '0341' })
      const { practice, owner } = payer
      await night(payer)
      expect(await payer.autopay()).toMatchObject({ isOn: true, declines: 1, stopped: null })
      expect(await payer.home()).toMatchObject({ failedAutopay: { count: 1, totalCents: OWED } })
      await night(payer)
      expect(await payer.home()).toMatchObject({ failedAutopay: { count: 1, totalCents: OWED } })
      expect(await payer.autopay()).toMatchObject({ isOn: true, declines: 2 })
      await night(payer)
      const offAt = test.clock.now().toISOString()
      await night(payer)
      expect(await statusesOf(payer)).toEqual(['failed', 'failed', 'failed'])
      expect(await payer.autopay()).toMatchObject({
        ...{ isOn: false, stopped: 'declined', changedBy: null, changedAt: offAt },
      })
      const known = await notified(practice, owner)
      expect(known.map(({ subject }) => subject)).toEqual([
        'Autopay of Maya Lindqvist is off: the card was declined on three nights',
        'The card of Maya Lindqvist was not charged',
        'The card of Maya Lindqvist was not charged',
      ])
      expect(known[0]).toMatchObject({ event: 'payment_failed' })
      await sendDocumentMail(test.deps)
      const mail = test.mailer.to(EMAIL).at(-1)
      expect(mail?.subject).toBe('Automatic payments to First are off')
      expect(mail?.text).toContain('declined the card that you left with us on 3 nights')
      expect(mail?.text).not.toMatch(/100|Lindqvist/)
      const trail = await auditTrail(test, practice, 'client', payer.clientId)
      expect(trail.at(-1)).toEqual({ action: 'updated', changed: ['autopay'], userId: null })
    })

    rule('is counted anew once it went through, or was paid otherwise', async () => {
      const payer = await aPayer({ lastFour: '0341' })
      const { practice, owner, cards } = payer
      await night(payer)
      await payFor(practice, owner, payer.invoice, OWED, { receivedOn: today() })
      expect(await payer.home()).toMatchObject({ failedAutopay: { count: 0 } })
      await night(payer)
      expect(await payer.autopay()).toMatchObject({ declines: 0 })
      await payer.bill(2_500)
      await night(payer)
      expect(await payer.autopay()).toMatchObject({ declines: 1 })
      const good = await keepCard(test, practice, owner, { clientId: payer.clientId })
      dataOf(await owner.request('PUT', `${cards}/${good.id}/set-default`))
      await night(payer)
      expect(await payer.autopay()).toMatchObject({ isOn: true, declines: 0 })
      expect(await chargedBy(test, payer)).toEqual([2_500])
      expect(await payer.home()).toMatchObject({ failedAutopay: { count: 0 } })
    })

    rule(
      'that the client has to confirm is not tried again, and nobody is mailed without leave',
      async () => {
        const payer = await aPayer({ lastFour: '3155', contacts: [{ ...CONTACT, mayEmail: false }] })
        test.mailer.forget(EMAIL)
        await night(payer)
        await night(payer)
        expect(await statusesOf(payer)).toEqual(['failed'])
        expect(await payer.autopay()).toMatchObject({ isOn: false, stopped: 'confirmation_needed' })
        expect((await notified(payer.practice, payer.owner)).map(({ subject }) => subject)).toEqual([
          'Autopay of Maya Lindqvist is off: the bank asks them to confirm the charge',
        ])
        await sendDocumentMail(test.deps)
        expect(test.mailer.to(EMAIL)).toEqual([])
        const list = await payer.owner.request('GET', payer.practice.path('payments?needs=failed_autopay'))
        expect(dataOf<Page<PaymentSummary>>(list).items).toMatchObject([{ status: 'failed' }])
        dataOf(await payer.turn(true))
        expect(await payer.autopay()).toMatchObject({ isOn: true, stopped: null, changedBy: 'Owner' })
      },
    )

    rule('that has expired is not charged', async () => {
      const payer = await aPayer()
      const before = test.clock.now().toISOString()
      test.clock.set('2035-01-15T14:00:00.000Z')
      const by = await payer.practice.as('Owner')
      await payer.run()
      expect(await paymentsOf({ ...payer, owner: by })).toEqual([])
      expect(dataOf(await by.request('GET', payer.path))).toMatchObject({ waitsFor: 'expired_card' })
      expect((await payer.turn(true, by)).body.code).toBe('transition_refused')
      test.clock.set(before)
    })
  })

  describe('a client whose bank disputes a payment', () => {
    rule('is not charged, nor once it is lost, until somebody turns Autopay on anew', async () => {
      const payer = await aPayer()
      await night(payer)
      const [chargeId = ''] =
        (await test.payments.store.change(payer.accountId, ({ intents }) => Object.keys(intents))) ?? []
      await disputeCharge(test, payer, { chargeId, amountCents: OWED })
      expect(await tellOfDispute(test)).toBe(200)
      expect(await payer.autopay()).toMatchObject({ isOn: true, waitsFor: 'dispute' })
      await night(payer)
      expect((await payer.turn(true)).body.code).toBe('transition_refused')
      await decideDispute(test, payer, 'lost')
      expect(await tellOfDispute(test)).toBe(200)
      await night(payer)
      expect(await chargedBy(test, payer)).toEqual([OWED])
      dataOf(await payer.turn(true))
      await night(payer)
      expect(await chargedBy(test, payer)).toEqual([OWED, OWED])
    })
  })

  describe('the choice of a client', () => {
    rule('is off at first, and says who turned it on and when', async () => {
      const payer = await aPayer()
      expect(await payer.autopay()).toEqual({
        ...{ isOn: true, changedBy: 'Owner', changedAt: test.clock.now().toISOString() },
        ...{ stopped: null, declines: 0, waitsFor: null, takesCopays: true },
      })
      const other = await addClient(payer.practice, payer.owner)
      const path = payer.practice.path(`clients/${other.id}/autopay`)
      expect(dataOf(await payer.owner.request('GET', path))).toEqual({
        ...{ isOn: false, changedBy: null, changedAt: null, stopped: null, declines: 0 },
        ...{ waitsFor: 'card', takesCopays: false },
      })
      expect((await payer.owner.request('PUT', path, { isOn: true })).body).toMatchObject({
        ...{ code: 'transition_refused', message: 'This client has no card on file.' },
      })
    })

    rule('is off again with the last card', async () => {
      const payer = await aPayer()
      const { owner, practice, cards } = payer
      const second = await keepCard(test, practice, owner, { clientId: payer.clientId })
      dataOf(await owner.request('DELETE', `${cards}/${payer.card.id}`))
      expect(await payer.autopay()).toMatchObject({ isOn: true })
      dataOf(await owner.request('DELETE', `${cards}/${second.id}`))
      expect(await payer.autopay()).toMatchObject({ isOn: false, waitsFor: 'card', changedBy: 'Owner' })
    })

    rule('charges nothing while the practice is not connected', async () => {
      const payer = await aPayer()
      const { owner, practice } = payer
      dataOf(await owner.request('POST', practice.path('payment-connection/disconnect')))
      await night(payer)
      expect(await paymentsOf(payer)).toEqual([])
      expect(await payer.autopay()).toMatchObject({ waitsFor: 'connection' })
      await connectPractice(test, practice, owner)
      expect(await payer.autopay()).toMatchObject({ isOn: true, waitsFor: null })
    })

    rule('is for those who record payments, in the practice of the client', async () => {
      const payer = await aPayer()
      const reader = await payer.practice.as('Read-only')
      expect((await reader.request('GET', payer.path)).status).toBe(200)
      expect((await payer.turn(false, reader)).status).toBe(403)
      const stranger = await (await aPractice(test)).as('Owner')
      expect((await stranger.request('GET', payer.path)).status).toBe(404)
      expect((await payer.turn(false, stranger)).status).toBe(404)
      expect((await payer.owner.request('PUT', payer.path, {})).status).toBe(422)
    })
  })
})
