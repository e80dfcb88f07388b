import type { Appointment, Autopay, BillingHome, Client, PaymentDetails } from '@oaklet/api/contract'
import { aBillingSettingsBody } from '@oaklet/api/testing'
import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { dayOf } from '../../calendar-day'
import { autopayChoices } from '../../db/schema/autopay-table'
import { cards } from '../../db/schema/cards-table'
import { inTenant } from '../../db/tenant'
import { aDesk, charge, chargedBy, disputeCharge, paymentsOf, tellOfDispute } from '../../testing/a-card-debt'
import { keepCard } from '../../testing/a-connected-practice'
import { addCoverage, insertPayer } from '../../testing/a-coverage'
import { addClient, appointmentBody, at, book, dataOf, setStatus } from '../../testing/an-appointment'
import { draftInvoice, holdFor, invoiceInput, issue } from '../../testing/an-invoice'
import { onOneDatabase } from '../../testing/on-each-database'
import { settlePending } from '../payments'
import { chargeDueIn } from './charge-due-clients'

const HOUR_MS = 3_600_000
const COPAY = 2_500

onOneDatabase('copays that a card is charged for', (test, rule) => {
  const today = () => dayOf(test.clock.now(), 'America/New_York')

  /** An insured client with a copay and a card, in a practice that can charge it. */
  async function aDeskWithCopays({ lastFour = '4242' } = {}) {
    const desk = await aDesk(test)
    const { practice, owner, clientId } = desk
    const card = await keepCard(test, practice, owner, { clientId, lastFour })
    const payerId = await insertPayer(test, practice)
    const insure = (id: string) =>
      addCoverage(practice, owner, id, { payerId, copayCents: COPAY, effectiveFrom: '2026-01-01' })
    await insure(clientId)
    const session = async (status: Appointment['status'] = 'completed', changes: object = {}) => {
      const times = { startsAt: at('08:00', today()), endsAt: at('08:50', today()), allowOverlap: true }
      const who = { clientId, clinicianId: owner.staffId }
      const body = appointmentBody(practice, who, { billingType: 'insurance', ...times, ...changes })
      const booked = await book(practice, owner, body)
      return status === 'scheduled' ? booked : setStatus(practice, owner, booked, status)
    }
    const bill = async ({ id }: Appointment) => {
      const line = { appointmentId: id, description: 'Session', quantity: 1, unitPriceCents: COPAY }
      const input = invoiceInput(clientId, COPAY, { lines: [line] })
      return issue(practice, owner, await draftInvoice(practice, owner, input))
    }
    /** The credit of the client, and the cents that are held of it, the latest session first. */
    const credit = async () => {
      const path = practice.path(`clients/${clientId}`)
      const { creditCents, holds } = dataOf<Client>(await owner.request('GET', path))
      return [creditCents ?? 0, ...(holds ?? []).map(({ amountCents }) => amountCents)]
    }
    return { ...desk, card, insure, session, bill, credit }
  }
  type CopayDesk = Awaited<ReturnType<typeof aDeskWithCopays>>

  const chargeFor = ({ practice, owner, clientId, card }: CopayDesk, { id }: Appointment, key?: string) => {
    const body = { clientId, cardId: card.id, amountCents: COPAY, allocations: [] }
    return charge({ practice, owner, body }, { holds: [{ appointmentId: id, amountCents: COPAY }] }, key)
  }

  describe('a card that a person charges', () => {
    rule('holds the copay for its session once it went through, and its invoice gets it', async () => {
      const desk = await aDeskWithCopays()
      const visit = await desk.session()
      const holds = [{ appointmentId: visit.id, date: today(), amountCents: COPAY }]
      expect(dataOf(await chargeFor(desk, visit))).toMatchObject({ status: 'succeeded', holds })
      expect(await desk.credit()).toEqual([COPAY, COPAY])
      expect(await desk.bill(visit)).toMatchObject({ status: 'paid', heldCents: COPAY })
    })

    rule('holds nothing where it is declined, and says for what it was meant', async () => {
      const desk = await aDeskWithCopays({ lastFour: '9995' })
      const visit = await desk.session('scheduled')
      expect(await chargeFor(desk, visit)).toMatchObject({ status: 409, body: { code: 'provider_refused' } })
      expect(await desk.credit()).toEqual([0])
      expect(await paymentsOf(desk)).toMatchObject([{ status: 'failed', holds: [{ amountCents: COPAY }] }])
    })

    rule('is charged once where the answer is lost, and holds nothing before it is known', async () => {
      const desk = await aDeskWithCopays()
      const visit = await desk.session()
      test.payments.cut('lost_answer', 'lost_call')
      const pending = dataOf<PaymentDetails>(await chargeFor(desk, visit, 'k'))
      expect(pending).toMatchObject({ status: 'pending', holds: [{ appointmentId: visit.id }] })
      expect(await desk.credit()).toEqual([0])
      expect((await charge({ ...desk, body: { ...bodyOf(desk) } }, {}, 'k')).body.code).toBe(
        'idempotency_mismatch',
      )
      await settlePending(test.deps, desk.practice.organizationId)
      expect(dataOf(await chargeFor(desk, visit, 'k'))).toMatchObject({ id: pending.id, status: 'succeeded' })
      expect(await desk.credit()).toEqual([COPAY, COPAY])
      expect(await chargedBy(test, desk)).toEqual([COPAY])
    })

    rule('is credit where the session was invoiced or called off before it is known', async () => {
      for (const meanwhile of ['billed', 'called off']) {
        const desk = await aDeskWithCopays()
        const visit = await desk.session(meanwhile === 'billed' ? 'completed' : 'scheduled')
        test.payments.cut('lost_answer', 'lost_call')
        await chargeFor(desk, visit)
        if (meanwhile === 'billed') await desk.bill(visit)
        else await setStatus(desk.practice, desk.owner, visit, 'cancelled_client')
        await settlePending(test.deps, desk.practice.organizationId)
        expect(await desk.credit()).toEqual([COPAY])
      }
    })

    rule('is refused at a session that nothing can be held for, and charges nothing', async () => {
      const desk = await aDeskWithCopays()
      const visit = await desk.session()
      await desk.bill(visit)
      const pathsOf = (answer: Awaited<ReturnType<typeof charge>>) =>
        answer.body.fieldErrors?.map(({ path }) => path)
      expect(pathsOf(await chargeFor(desk, visit))).toEqual(['holds.0.appointmentId'])
      const open = await desk.session()
      const holds = [{ appointmentId: open.id, amountCents: COPAY + 1 }]
      expect(pathsOf(await charge({ ...desk, body: bodyOf(desk) }, { holds }))).toEqual(['amountCents'])
      expect(await chargedBy(test, desk)).toEqual([])
    })

    rule('gives back plain credit first; a refund and a dispute take what is held last', async () => {
      const desk = await aDeskWithCopays()
      await holdFor(desk.practice, desk.owner, { ...desk, appointmentId: (await desk.session()).id }, 1_000, {
        credit: 500,
      })
      const { id } = dataOf<PaymentDetails>(await chargeFor(desk, await desk.session()))
      const why = { reason: 'client_asked', note: '', invoiceId: null }
      const path = desk.practice.path(`payments/${id}/card-refunds`)
      dataOf(await desk.owner.request('POST', path, { ...why, amountCents: 700 }))
      expect((await desk.credit())[0]).toBe(COPAY + 800)
      const [chargeId = ''] =
        (await test.payments.store.change(desk.accountId, ({ intents }) => Object.keys(intents))) ?? []
      await disputeCharge(test, desk, { chargeId, amountCents: 1_800 })
      expect(await tellOfDispute(test)).toBe(200)
      const [credit = 0, ...held] = await desk.credit()
      expect([credit, held.reduce((sum, cents) => sum + cents, 0)]).toEqual([COPAY - 1_000, COPAY - 1_000])
    })
  })

  const bodyOf = ({ clientId, card }: CopayDesk) => ({
    ...{ clientId, cardId: card.id, amountCents: COPAY, allocations: [] },
  })

  /** The same with Autopay, in a practice that uses it since yesterday. */
  async function aPayer(of: { lastFour?: string } = {}) {
    const desk = await aDeskWithCopays(of)
    const { practice, owner, clientId } = desk
    const settings = aBillingSettingsBody({ isAutopayOn: true })
    dataOf(await owner.request('PUT', practice.path('billing-settings'), settings))
    const turn = async (isOn: boolean, id = clientId) =>
      dataOf<Autopay>(await owner.request('PUT', practice.path(`clients/${id}/autopay`), { isOn }))
    await turn(true)
    /** Goes on to half past two of the next night, and charges. */
    const night = async () => {
      const day = today()
      while (today() === day) test.clock.advance(HOUR_MS / 2)
      test.clock.advance(2.5 * HOUR_MS)
      await chargeDueIn(test.deps, practice.organizationId)
    }
    const home = async () => dataOf<BillingHome>(await owner.request('GET', practice.path('billing')))
    const autopay = async () =>
      dataOf<Autopay>(await owner.request('GET', practice.path(`clients/${clientId}/autopay`)))
    return { ...desk, turn, night, home, autopay }
  }

  describe('Autopay', () => {
    rule('takes the copay of a completed session in the night after, once, and holds it', async () => {
      const payer = await aPayer()
      const visit = await payer.session()
      await payer.night()
      await payer.night()
      expect(await chargedBy(test, payer)).toEqual([COPAY])
      expect(await paymentsOf(payer)).toMatchObject([
        { status: 'succeeded', card: { isAutopay: true }, holds: [{ appointmentId: visit.id }] },
      ])
      expect(await payer.credit()).toEqual([COPAY, COPAY])
    })

    rule('takes what is left of a copay, and no other session’s money', async () => {
      const payer = await aPayer()
      const of = { ...payer, appointmentId: (await payer.session()).id }
      await holdFor(payer.practice, payer.owner, of, 1_000)
      await payer.night()
      expect(await chargedBy(test, payer)).toEqual([COPAY - 1_000])
    })

    rule('takes none where the session did not take place, or none is to be paid for it', async () => {
      const payer = await aPayer()
      await payer.session('scheduled')
      await payer.session('no_show')
      await payer.session('completed', { billingType: 'self_pay' })
      await payer.bill(await payer.session())
      const paid = await payer.session()
      dataOf(await holdFor(payer.practice, payer.owner, { ...payer, appointmentId: paid.id }, COPAY))
      const release = payer.practice.path(`clients/${payer.clientId}/holds/${paid.id}/release`)
      dataOf(await payer.owner.request('POST', release))
      await payer.night()
      expect(await chargedBy(test, payer)).toEqual([])
    })

    /** A payer and their partner, who pays by Autopay too, after a session of both. */
    async function aCouple() {
      const payer = await aPayer()
      const { practice, owner, clientId } = payer
      const partner = await addClient(practice, owner)
      await keepCard(test, practice, owner, { clientId: partner.id })
      await payer.insure(partner.id)
      await payer.turn(true, partner.id)
      await payer.session('completed', { clientIds: [clientId, partner.id] })
      return payer
    }

    rule('takes one copay of a couple, whoever of them pays', async () => {
      const payer = await aCouple()
      await payer.night()
      await payer.night()
      expect(await chargedBy(test, payer)).toEqual([COPAY])
    })

    rule(
      'waits for what becomes of a couple’s charge before it charges the partner for the same copay',
      async () => {
        const payer = await aCouple()
        const { practice } = payer
        test.payments.cut('lost_call', 'lost_call')
        await payer.night()
        const run = () => chargeDueIn(test.deps, practice.organizationId)
        await run()
        expect(await chargedBy(test, payer)).toEqual([])
        // The provider never got the first charge, so the partner is charged on the same night.
        test.clock.advance(2 * HOUR_MS)
        await settlePending(test.deps, practice.organizationId)
        await run()
        expect(await chargedBy(test, payer)).toEqual([COPAY])
      },
    )

    rule('tries a declined card again, lists what is unpaid, and stops after three nights', async () => {
      const payer = await aPayer({ lastFour: '0341' })
      const visit = await payer.session()
      await payer.night()
      expect(await payer.autopay()).toMatchObject({ isOn: true, declines: 1 })
      expect(await payer.home()).toMatchObject({ failedAutopay: { count: 1, totalCents: COPAY } })
      await payer.night()
      dataOf(await holdFor(payer.practice, payer.owner, { ...payer, appointmentId: visit.id }, COPAY))
      expect(await payer.home()).toMatchObject({ failedAutopay: { count: 0 } })
      await payer.night()
      expect(await payer.autopay()).toMatchObject({ isOn: true, declines: 0 })
      await payer.session()
      for (let nights = 0; nights < 3; nights += 1) await payer.night()
      expect(await payer.autopay()).toMatchObject({ isOn: false, stopped: 'declined' })
    })

    rule('takes none under a consent or a choice that copays were no part of', async () => {
      const payer = await aPayer()
      const { practice, turn, autopay, night, session } = payer
      const { organizationId } = practice
      const write = (change: 'consent' | 'choice') =>
        inTenant(test.deps.db, organizationId, (tx) =>
          change === 'consent'
            ? tx
                .update(cards)
                .set({ consentText: 'I allow this practice to charge my card for what I owe.' })
                .where(and(eq(cards.organizationId, organizationId), eq(cards.clientId, payer.clientId)))
            : tx
                .update(autopayChoices)
                .set({ takesCopays: false })
                .where(eq(autopayChoices.organizationId, organizationId)),
        )
      expect(await autopay()).toMatchObject({ takesCopays: true })
      await write('choice')
      expect(await autopay()).toMatchObject({ takesCopays: false })
      await session()
      await night()
      await turn(false)
      expect(await turn(true)).toMatchObject({ takesCopays: true })
      await write('consent')
      expect(await autopay()).toMatchObject({ takesCopays: false })
      await session()
      await night()
      expect(await chargedBy(test, payer)).toEqual([])
      // The sessions before the last choice are no part of it.
      const fresh = await keepCard(test, practice, payer.owner, { clientId: payer.clientId })
      dataOf(await payer.owner.request('PUT', `${payer.cards}/${fresh.id}/set-default`))
      await night()
      expect(await chargedBy(test, payer)).toEqual([COPAY])
    })
  })
})
