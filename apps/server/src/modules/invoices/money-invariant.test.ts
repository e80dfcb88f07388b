import type { Client, Invoice, InvoiceSummary, Page, Payment } from '@oaklet/api/contract'
import { aBillingSettingsBody } from '@oaklet/api/testing'
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rowsOf } from '../../db/database'
import { inTenant } from '../../db/tenant'
import type { SignedInPerson, TestAnswer } from '../../testing/a-person'
import { connectPractice, keepCard } from '../../testing/a-connected-practice'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, appointmentBody, at, book, dataOf, setStatus } from '../../testing/an-appointment'
import {
  aCompletedSession,
  adjustment,
  draftInvoice,
  holdFor,
  invoiceInput,
  issue,
  payFor,
  refund,
} from '../../testing/an-invoice'
import { onEachDatabase } from '../../testing/on-each-database'
import { runs } from '../../testing/sample-size'

const step = fc.record({
  verb: fc.constantFrom(
    ...(['draft', 'issue', 'void', 'delete', 'pay', 'pay', 'apply-credit', 'unapply-payment'] as const),
    ...(['adjust', 'reverse', 'refund', 'mistake', 'apply-to-several', 'charge', 'settle'] as const),
    ...(['bill', 'hold', 'hold', 'release'] as const),
  ),
  which: fc.nat(20),
  cents: fc.integer({ min: 1, max: 300 }),
})

/** The least that a card is charged, in cents; of each charge, so much stays as credit. */
const CARD_MINIMUM = 50

/** The most that is written off with a payment, in cents. */
const SMALL_REST = 100

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Sessions of the client that took place, which can be billed and which money can be held for. */
const threeSessions = (practice: TestPractice, by: SignedInPerson, clientId: string) =>
  Promise.all(
    ['2026-11-10', '2026-11-11', '2026-11-12'].map(async (day) => {
      const times = { startsAt: at('10:00', day), endsAt: at('10:50', day) }
      const body = appointmentBody(practice, { clientId, clinicianId: by.staffId }, times)
      return (await setStatus(practice, by, await book(practice, by, body), 'completed')).id
    }),
  )

interface Recounted {
  invoice_id: string | null
  payment_id: string | null
  appointment_id: string | null
  kind: string
  cents: number
}

onEachDatabase('money', (test, rule) => {
  async function aDesk() {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    return { practice, owner, client: await addClient(practice, owner) }
  }

  /** What the ledger's rows come to, counted here and not by the server. */
  const recount = (practice: TestPractice) =>
    inTenant(test.deps.db, practice.organizationId, (tx) =>
      rowsOf<Recounted>(
        tx,
        sql`select invoice_id, payment_id, appointment_id, kind, amount_cents::int as cents from ledger_entries`,
      ),
    )

  /** Does one step to an invoice, or to a payment on it, or has it refused. */
  async function act(
    practice: TestPractice,
    by: SignedInPerson,
    {
      verb,
      which,
      cents,
      invoice,
      known,
      cardId,
    }: Step & {
      invoice: Invoice
      known: readonly string[]
      cardId: string
    },
  ): Promise<TestAnswer> {
    const path = practice.path(`invoices/${invoice.id}`)
    const post = (to: string, body: object) => by.request('POST', to, body)
    const entry = invoice.ledger[which % Math.max(1, invoice.ledger.length)]
    const payment = practice.path(`payments/${entry?.paymentId ?? invoice.id}`)
    switch (verb) {
      case 'pay':
        return payFor(practice, by, invoice, cents, { credit: which })
      case 'settle':
        return payFor(practice, by, invoice, cents, { credit: which, isRestWrittenOff: true })
      case 'charge':
        return post(practice.path('card-payments'), {
          ...{ clientId: invoice.client.id, cardId, amountCents: cents + CARD_MINIMUM },
          allocations: [{ invoiceId: invoice.id, amountCents: cents }],
        })
      case 'delete':
        return by.request('DELETE', path)
      case 'adjust':
        return post(`${path}/adjustments`, adjustment(cents, which % 2 === 0 ? 'credited' : 'written_off'))
      case 'reverse':
        return post(`${path}/adjustments/${entry?.id ?? invoice.id}/reverse`, {})
      case 'refund':
        return post(`${payment}/refunds`, refund(cents, invoice.id))
      case 'mistake':
        return post(`${payment}/entered-in-error`, {})
      case 'apply-to-several':
        return post(practice.path(`clients/${invoice.client.id}/apply-credit`), {
          allocations: known
            .slice(0, 1 + (which % 3))
            .map((invoiceId) => ({ invoiceId, amountCents: cents })),
        })
      default:
        return post(`${path}/${verb}`, { version: invoice.version, amountCents: cents })
    }
  }

  rule(
    'numbers without a gap, and every balance is the sum of its ledger, whatever is done with invoices and payments',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 40, size: 'max' }), async (steps) => {
          const { practice, owner, client } = await aDesk()
          await connectPractice(test, practice, owner)
          const settings = aBillingSettingsBody({ smallRestCents: SMALL_REST, statementDay: null })
          dataOf(await owner.request('PUT', practice.path('billing-settings'), settings))
          const { id: cardId } = await keepCard(test, practice, owner, { clientId: client.id })
          const known: string[] = []
          const visits = await threeSessions(practice, owner, client.id)
          for (const { verb, which, cents } of steps) {
            const visit = visits[which % visits.length] ?? ''
            if (verb === 'hold') {
              const of = { appointmentId: visit, clientId: client.id }
              await holdFor(practice, owner, of, cents, { credit: which })
            }
            if (verb === 'release') {
              await owner.request('POST', practice.path(`clients/${client.id}/holds/${visit}/release`), {})
            }
            if (verb === 'bill') {
              const line = { appointmentId: visit, description: 'S', quantity: 1, unitPriceCents: cents }
              const input = invoiceInput(client.id, cents, { lines: [line] })
              const answer = await owner.request('POST', practice.path('invoices'), input)
              if (answer.status === 200) known.push(dataOf<Invoice>(answer).id)
            }
            if (verb === 'hold' || verb === 'release' || verb === 'bill') continue
            const id = known[which % Math.max(1, known.length)]
            if (verb === 'draft' || id === undefined) {
              known.push((await draftInvoice(practice, owner, invoiceInput(client.id, cents))).id)
              continue
            }
            const path = practice.path(`invoices/${id}`)
            const invoice = dataOf<Invoice>(await owner.request('GET', path))
            const answer = await act(practice, owner, { verb, which, cents, invoice, known, cardId })
            if (verb === 'pay' || verb === 'charge') {
              const takesMoney = ['issued', 'partially_paid'].includes(invoice.status)
              expect(answer.status).toBe(takesMoney && cents <= invoice.balanceCents ? 200 : 422)
            }
            if (verb === 'settle') {
              const restCents = invoice.balanceCents - cents
              const takesMoney = ['issued', 'partially_paid'].includes(invoice.status)
              expect(answer.status).toBe(takesMoney && restCents > 0 && restCents <= SMALL_REST ? 200 : 422)
            }
            if (verb === 'apply-credit' || verb === 'unapply-payment') {
              const most =
                verb === 'apply-credit'
                  ? Math.min(invoice.creditCents, invoice.balanceCents)
                  : invoice.paidCents
              const isIssued = ['issued', 'partially_paid', 'paid'].includes(invoice.status)
              expect(answer.status).toBe(isIssued ? (cents <= most ? 200 : 422) : 409)
            }
            if (verb === 'adjust') {
              const isIssued = ['issued', 'partially_paid', 'paid'].includes(invoice.status)
              expect(answer.status).toBe(isIssued ? (cents <= invoice.balanceCents ? 200 : 422) : 409)
            }
            if (verb === 'delete' && answer.status === 200) known.splice(known.indexOf(id), 1)
          }
          const { items } = dataOf<Page<InvoiceSummary>>(
            await owner.request('GET', practice.path('invoices?limit=100')),
          )
          const numbers = items
            .flatMap(({ number }) => (number === null ? [] : [number]))
            .sort((a, b) => a - b)
          expect(numbers).toEqual(numbers.map((_, index) => index + 1))
          const ledger = await recount(practice)
          const sum = (of: (entry: Recounted) => boolean) =>
            ledger.filter(of).reduce((total, { cents }) => total + cents, 0)
          for (const { id, status, balanceCents, paidCents, totalCents } of items) {
            const of = (...kinds: string[]) =>
              sum((entry) => entry.invoice_id === id && kinds.includes(entry.kind))
            expect(balanceCents).toBe(sum((entry) => entry.invoice_id === id))
            expect(paidCents).toBe(0 - of('payment', 'moved', 'refunded'))
            expect(balanceCents).toBeGreaterThanOrEqual(0)
            expect(paidCents).toBeGreaterThanOrEqual(0)
            expect(0 - of('credited')).toBeGreaterThanOrEqual(0)
            expect(0 - of('written_off')).toBeGreaterThanOrEqual(0)
            if (status === 'void') expect([balanceCents, paidCents]).toEqual([0, 0])
            if (status === 'paid') expect(paidCents - of('credited') - of('written_off')).toBe(totalCents)
          }
          // Never more is held than there is, on an invoice or as credit; and money is held for no session twice.
          for (const place of [null, ...items.map(({ id }) => id)]) {
            for (const visit of [null, ...visits]) {
              const isPaid = ({ kind }: Recounted) => ['payment', 'moved', 'refunded'].includes(kind)
              const inPlace = sum(
                (entry) => entry.invoice_id === place && entry.appointment_id === visit && isPaid(entry),
              )
              expect(inPlace).toBeLessThanOrEqual(0)
            }
          }
          const holds = visits.map((visit) => [
            visit,
            0 - sum((entry) => entry.invoice_id === null && entry.appointment_id === visit),
          ])
          for (const id of new Set(ledger.flatMap(({ payment_id }) => payment_id ?? []))) {
            const payment = dataOf<Payment>(await owner.request('GET', practice.path(`payments/${id}`)))
            const kept = 0 - sum((entry) => entry.payment_id === id)
            const isTakenBack = payment.status === 'entered_in_error'
            expect(kept).toBe(isTakenBack ? 0 : payment.amountCents - payment.refundedCents)
            expect(payment.refundedCents).toBeLessThanOrEqual(payment.amountCents)
          }
          const chart = dataOf<Client>(await owner.request('GET', practice.path(`clients/${client.id}`)))
          expect(chart.balanceCents).toBe(sum(() => true))
          const shown = new Map(
            chart.holds?.map(({ appointmentId, amountCents }) => [appointmentId, amountCents]),
          )
          expect(visits.map((visit) => [visit, shown.get(visit) ?? 0])).toEqual(holds)
        }),
        { numRuns: runs({ gate: 3, long: 1_000 }) },
      )
    },
    1_200_000,
  )

  rule('gives invoices that are issued at once distinct numbers without a gap', async () => {
    const { practice, owner, client } = await aDesk()
    const drafts = await Promise.all(
      Array.from({ length: 8 }, () => draftInvoice(practice, owner, invoiceInput(client.id, 100))),
    )
    const issued = await Promise.all(drafts.map((draft) => issue(practice, owner, draft)))
    expect(issued.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  rule('lets two payments at once never pay more than is left', async () => {
    const { practice, owner, client } = await aDesk()
    const invoice = await issue(
      practice,
      owner,
      await draftInvoice(practice, owner, invoiceInput(client.id, 1000)),
    )
    const answers = await Promise.all([600, 600, 600].map((cents) => payFor(practice, owner, invoice, cents)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect(
      dataOf<Invoice>(await owner.request('GET', practice.path(`invoices/${invoice.id}`))).balanceCents,
    ).toBe(400)
  })

  rule('lets credit that is put on two invoices at once pay no cent twice', async () => {
    const { practice, owner, client } = await aDesk()
    const invoices = await Promise.all(
      Array.from({ length: 4 }, async () =>
        issue(practice, owner, await draftInvoice(practice, owner, invoiceInput(client.id, 1000))),
      ),
    )
    const [first] = invoices
    if (first === undefined) throw new Error('there is an invoice')
    dataOf(await payFor(practice, owner, first, 1000, { credit: 1500 }))
    const answers = await Promise.all(
      invoices
        .slice(1)
        .map(({ id }) =>
          owner.request('POST', practice.path(`invoices/${id}/apply-credit`), { amountCents: 700 }),
        ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422])
    const { creditCents } = dataOf<Invoice>(await owner.request('GET', practice.path(`invoices/${first.id}`)))
    expect(creditCents).toBe(100)
  })

  rule('lets two refunds of a payment at once never give back more than was received', async () => {
    const { practice, owner, client } = await aDesk()
    const invoice = await issue(
      practice,
      owner,
      await draftInvoice(practice, owner, invoiceInput(client.id, 1000)),
    )
    const { id } = dataOf<Payment>(await payFor(practice, owner, invoice, 1000, { credit: 200 }))
    const refunds = practice.path(`payments/${id}/refunds`)
    const answers = await Promise.all(
      [700, 700, 700].map((cents) => owner.request('POST', refunds, refund(cents, invoice.id))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })

  rule('lets an adjustment and a payment, or its taking back, that happen at once count once', async () => {
    const { practice, owner, client } = await aDesk()
    const invoice = await issue(
      practice,
      owner,
      await draftInvoice(practice, owner, invoiceInput(client.id, 1000)),
    )
    const path = practice.path(`invoices/${invoice.id}`)
    const both = await Promise.all([
      payFor(practice, owner, invoice, 600),
      owner.request('POST', `${path}/adjustments`, adjustment(600, 'written_off')),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    dataOf(await owner.request('POST', `${path}/adjustments`, adjustment(400, 'credited')))
    const { ledger } = dataOf<Invoice>(await owner.request('GET', path))
    const lowered = ledger.find(({ kind }) => kind === 'credited')
    const back = await Promise.all(
      [1, 2].map(() => owner.request('POST', `${path}/adjustments/${lowered?.id}/reverse`, {})),
    )
    expect(back.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  rule('lets only one of two invoices made at once bill a session', async () => {
    const { practice, owner } = await aDesk()
    const { client, appointment } = await aCompletedSession(practice, owner)
    const input = invoiceInput(client.id, 0, {
      lines: [{ appointmentId: appointment.id, description: 'Session', quantity: 1, unitPriceCents: 100 }],
    })
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => owner.request('POST', practice.path('invoices'), input)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })
})
