import type { Invoice, Payment } from '@oaklet/api/contract'
import { expect } from 'vitest'
import { aPractice } from '../../testing/a-practice'
import { addClient, dataOf } from '../../testing/an-appointment'
import {
  aCompletedSession,
  adjustment,
  draftInvoice,
  invoiceInput,
  issue,
  payFor,
  refund,
} from '../../testing/an-invoice'
import { onEachDatabase } from '../../testing/on-each-database'

onEachDatabase('money that several people move at once', (test, rule) => {
  async function aDesk() {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    return { practice, owner, client: await addClient(practice, owner) }
  }

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
