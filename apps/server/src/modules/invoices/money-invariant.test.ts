import type { Client, Invoice, InvoiceSummary, Page } from '@oaklet/api/contract'
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rowsOf } from '../../db/database'
import { inTenant } from '../../db/tenant'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, dataOf } from '../../testing/an-appointment'
import { aCompletedSession, draftInvoice, invoiceInput, issue, payFor } from '../../testing/an-invoice'
import { onEachDatabase } from '../../testing/on-each-database'
import { runs } from '../../testing/sample-size'

const step = fc.record({
  verb: fc.constantFrom('draft', 'issue', 'void', 'delete', 'pay', 'apply-credit', 'unapply-payment'),
  which: fc.nat(20),
  cents: fc.integer({ min: 1, max: 300 }),
})

onEachDatabase('money', (test, rule) => {
  async function aDesk() {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    return { practice, owner, client: await addClient(practice, owner) }
  }

  /** What the ledger's rows come to, counted here and not by the server. */
  const recount = (practice: TestPractice) =>
    inTenant(test.deps.db, practice.organizationId, (tx) =>
      rowsOf<{ invoice_id: string | null; cents: number }>(
        tx,
        sql`select invoice_id, amount_cents::int as cents from ledger_entries`,
      ),
    )

  rule(
    'numbers without a gap, and every balance is the sum of its ledger, whatever is issued, voided, deleted, paid and moved',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
          const { practice, owner, client } = await aDesk()
          const known: string[] = []
          for (const { verb, which, cents } of steps) {
            const id = known[which % Math.max(1, known.length)]
            if (verb === 'draft' || id === undefined) {
              known.push((await draftInvoice(practice, owner, invoiceInput(client.id, cents))).id)
              continue
            }
            const path = practice.path(`invoices/${id}`)
            const invoice = dataOf<Invoice>(await owner.request('GET', path))
            const { version } = invoice
            const answer =
              verb === 'pay'
                ? await payFor(practice, owner, invoice, cents, { credit: which })
                : verb === 'delete'
                  ? await owner.request('DELETE', path)
                  : await owner.request('POST', `${path}/${verb}`, { version, amountCents: cents })
            if (verb === 'pay') {
              const takesMoney = ['issued', 'partially_paid'].includes(invoice.status)
              expect(answer.status).toBe(takesMoney && cents <= invoice.balanceCents ? 200 : 422)
            }
            if (verb === 'apply-credit' || verb === 'unapply-payment') {
              const most =
                verb === 'apply-credit'
                  ? Math.min(invoice.creditCents, invoice.balanceCents)
                  : invoice.paidCents
              const isIssued = ['issued', 'partially_paid', 'paid'].includes(invoice.status)
              expect(answer.status).toBe(isIssued ? (cents <= most ? 200 : 422) : 409)
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
          const sum = (of: (entry: { invoice_id: string | null }) => boolean) =>
            ledger.filter(of).reduce((total, { cents }) => total + cents, 0)
          for (const { id, balanceCents } of items) {
            expect(balanceCents).toBe(sum((entry) => entry.invoice_id === id))
            expect(balanceCents).toBeGreaterThanOrEqual(0)
          }
          expect(sum((entry) => entry.invoice_id === null)).toBeLessThanOrEqual(0)
          const chart = dataOf<Client>(await owner.request('GET', practice.path(`clients/${client.id}`)))
          expect(chart.balanceCents).toBe(sum(() => true))
        }),
        { numRuns: runs({ gate: 3, long: 10 }) },
      )
    },
    120_000,
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
