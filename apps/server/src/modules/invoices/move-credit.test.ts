import type { AuditEvent, Client, Invoice, Page } from '@oaklet/api/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, dataOf } from '../../testing/an-appointment'
import { draftInvoice, invoiceInput, issue, payFor } from '../../testing/an-invoice'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson
let client: Client

beforeEach(async () => {
  practice = await aPractice(test)
  owner = await practice.as('Owner')
  client = await addClient(practice, owner)
})

const issued = async (cents: number, clientId = client.id) =>
  issue(practice, owner, await draftInvoice(practice, owner, invoiceInput(clientId, cents)))
const read = async (id: string) =>
  dataOf<Invoice>(await owner.request('GET', practice.path(`invoices/${id}`)))
const move = (verb: 'apply-credit' | 'unapply-payment', id: string, amountCents: number, key = '') =>
  owner.request(
    'POST',
    practice.path(`invoices/${id}/${verb}`),
    { amountCents },
    key === '' ? {} : { 'Idempotency-Key': key },
  )
const linesOf = ({ ledger }: Invoice) =>
  ledger.map(({ description, amountCents, balanceAfterCents }) => [
    description,
    amountCents,
    balanceAfterCents,
  ])

describe('credit of a client', () => {
  it('pays an invoice in part, then in full, and each step is explained', async () => {
    const first = await issued(1000)
    dataOf(await payFor(practice, owner, first, 1000, { credit: 2500 }))
    const { id } = await issued(3000)
    const part = dataOf<Invoice>(await move('apply-credit', id, 2000))
    expect(part).toMatchObject({
      status: 'partially_paid',
      balanceCents: 1000,
      paidCents: 2000,
      creditCents: 500,
    })
    dataOf(await payFor(practice, owner, part, 500))
    const whole = dataOf<Invoice>(await move('apply-credit', id, 500))
    expect(whole).toMatchObject({ status: 'paid', balanceCents: 0, paidCents: 3000, creditCents: 0 })
    expect(linesOf(whole)).toEqual([
      ['Invoice 2 issued', 3000, 3000],
      ['Credit applied', -2000, 1000],
      ['Payment in cash', -500, 500],
      ['Credit applied', -500, 0],
    ])
  })

  it('is all that was received less all that is owed, wherever it is moved', async () => {
    const first = await issued(1000)
    dataOf(await payFor(practice, owner, first, 1000, { credit: 700 }))
    const second = await issued(500)
    const balance = async () =>
      dataOf<Client>(await owner.request('GET', practice.path(`clients/${client.id}`))).balanceCents
    expect(await balance()).toBe(500 - 700)
    dataOf(await move('apply-credit', second.id, 500))
    dataOf(await move('unapply-payment', first.id, 900))
    expect(await balance()).toBe(500 - 700)
  })

  it('is not put on an invoice beyond what it is, or beyond what is left to pay', async () => {
    const first = await issued(1000)
    dataOf(await payFor(practice, owner, first, 400, { credit: 700 }))
    for (const [amountCents, message] of [
      [701, 'This is more than the client’s credit'],
      [601, 'This is more than is left to pay'],
    ] as const) {
      const refused = await move('apply-credit', first.id, amountCents)
      expect([refused.status, refused.body.fieldErrors]).toEqual([422, [{ path: 'amountCents', message }]])
    }
    expect(await read(first.id)).toMatchObject({ balanceCents: 600, creditCents: 700 })
  })

  it('of another client pays nothing', async () => {
    const other = await addClient(practice, owner)
    dataOf(await payFor(practice, owner, await issued(100, other.id), 100, { credit: 900 }))
    const mine = await issued(1000)
    expect(mine.creditCents).toBe(0)
    expect((await move('apply-credit', mine.id, 1)).status).toBe(422)
  })

  it('sent again under the same key is moved once', async () => {
    const first = await issued(1000)
    dataOf(await payFor(practice, owner, first, 100, { credit: 700 }))
    const once = await move('apply-credit', first.id, 300, 'a-key')
    expect((await move('apply-credit', first.id, 300, 'a-key')).body).toEqual(once.body)
    expect((await read(first.id)).balanceCents).toBe(600)
  })
})

describe('what was paid', () => {
  it('goes back into credit, up to what was paid, and leaves the invoice open and free to be voided', async () => {
    const first = await issued(1000)
    dataOf(await payFor(practice, owner, first, 1000))
    expect((await move('unapply-payment', first.id, 1001)).status).toBe(422)
    const { version } = dataOf<Invoice>(await move('unapply-payment', first.id, 400))
    const refused = await owner.request('POST', practice.path(`invoices/${first.id}/void`), { version })
    expect([refused.status, refused.body.code]).toEqual([409, 'transition_refused'])
    const open = dataOf<Invoice>(await move('unapply-payment', first.id, 600))
    expect(open).toMatchObject({ status: 'issued', balanceCents: 1000, paidCents: 0, creditCents: 1000 })
    expect(linesOf(open).at(-1)).toEqual(['Moved to credit', 600, 1000])
    const voided = await owner.request('POST', practice.path(`invoices/${first.id}/void`), { version })
    expect(dataOf<Invoice>(voided)).toMatchObject({ status: 'void', balanceCents: 0, creditCents: 1000 })
    expect((await move('unapply-payment', first.id, 1)).body.code).toBe('transition_refused')
  })
})

it('a draft takes no credit, and a biller may move what a scheduler may not', async () => {
  const draft = await draftInvoice(practice, owner, invoiceInput(client.id, 1000))
  expect((await move('apply-credit', draft.id, 1)).body.code).toBe('transition_refused')
  const path = practice.path(`invoices/${draft.id}/apply-credit`)
  const scheduler = await practice.as('Scheduler')
  expect((await scheduler.request('POST', path, { amountCents: 1 })).status).toBe(403)
  const biller = await practice.as('Biller')
  expect((await biller.request('POST', path, { amountCents: 1 })).status).toBe(409)
})

it('each move is in the audit log, under the invoice and the person', async () => {
  const first = await issued(1000)
  dataOf(await payFor(practice, owner, first, 400, { credit: 300 }))
  dataOf(await move('apply-credit', first.id, 300))
  dataOf(await move('unapply-payment', first.id, 700))
  const path = `/api/v1/organizations/${practice.organizationId}/audit?resource=invoice`
  const { items } = dataOf<Page<AuditEvent>>(await owner.request('GET', path))
  expect(items.slice(0, 2).map(({ action, recordId }) => [action, recordId])).toEqual([
    ['payment_unapplied', first.id],
    ['credit_applied', first.id],
  ])
})
