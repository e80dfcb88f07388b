import type {
  AuditEvent,
  BillingHome,
  Client,
  Invoice,
  Page,
  Payment,
  PaymentDetails,
} from '@oaklet/api/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, dataOf } from '../../testing/an-appointment'
import { draftInvoice, invoiceInput, issue, payFor, refund } from '../../testing/an-invoice'
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

/** An invoice of $10.00 of which $6.00 is paid, by a payment that leaves $3.00 as credit. */
async function aPaidInvoice() {
  const draft = await draftInvoice(practice, owner, invoiceInput(client.id, 1000))
  const invoice = await issue(practice, owner, draft)
  const payment = dataOf<Payment>(await payFor(practice, owner, invoice, 600, { credit: 300 }))
  return { invoice, payment }
}
const readInvoice = async (id: string) =>
  dataOf<Invoice>(await owner.request('GET', practice.path(`invoices/${id}`)))
const giveBack = (id: string, body: object, key = '') =>
  owner.request(
    'POST',
    practice.path(`payments/${id}/refunds`),
    body,
    key === '' ? {} : { 'Idempotency-Key': key },
  )
const takeBack = (id: string) => owner.request('POST', practice.path(`payments/${id}/entered-in-error`), {})
const move = async (verb: string, id: string, amountCents: number) =>
  dataOf<Invoice>(await owner.request('POST', practice.path(`invoices/${id}/${verb}`), { amountCents }))
const lastLine = ({ ledger }: Invoice) => {
  const { description = '', amountCents = 0 } = ledger.at(-1) ?? {}
  return [description, amountCents]
}

describe('a refund', () => {
  it('comes out of the credit first, and then off the invoice, which is open again by that', async () => {
    const { invoice, payment } = await aPaidInvoice()
    expect(dataOf<Payment>(await giveBack(payment.id, refund(200, invoice.id)))).toMatchObject({
      status: 'partially_refunded',
      refundedCents: 200,
    })
    expect(await readInvoice(invoice.id)).toMatchObject({ balanceCents: 400, creditCents: 100 })
    dataOf(await giveBack(payment.id, { ...refund(500, invoice.id), reason: 'other', note: 'Moved away' }))
    const open = await readInvoice(invoice.id)
    expect(open).toMatchObject({ balanceCents: 800, paidCents: 200, creditCents: 0 })
    expect(lastLine(open)).toEqual(['Refunded in cash: Moved away', 400])
    const whole = dataOf<Payment>(await giveBack(payment.id, refund(200, invoice.id)))
    expect(whole).toMatchObject({ status: 'refunded', amountCents: 900, refundedCents: 900 })
    expect((await giveBack(payment.id, refund(1, invoice.id))).body.code).toBe('transition_refused')
  })

  it('of credit alone names no invoice', async () => {
    const { invoice, payment } = await aPaidInvoice()
    dataOf(await giveBack(payment.id, refund(300, null)))
    expect(await readInvoice(invoice.id)).toMatchObject({ balanceCents: 400, creditCents: 0 })
    const refused = await giveBack(payment.id, refund(1, null))
    expect([refused.status, refused.body.fieldErrors?.[0]?.path]).toEqual([422, 'amountCents'])
  })

  it.each([
    [{ amountCents: 901 }, 'amountCents', 'This is more than is left of the payment'],
    [{ refundedOn: '2026-11-18' }, 'refundedOn', 'Choose today or a day before'],
    [{ refundedOn: '2026-11-16' }, 'refundedOn', 'Choose the day of the payment or a day after'],
    [{ reason: 'other' }, 'note', 'Say what the reason is'],
  ])('is refused with %j at its field, and gives nothing back', async (change, path, message) => {
    const { invoice, payment } = await aPaidInvoice()
    const refused = await giveBack(payment.id, { ...refund(100, invoice.id), ...change })
    expect([refused.status, refused.body.fieldErrors]).toEqual([422, [{ path, message }]])
    expect((await readInvoice(invoice.id)).creditCents).toBe(300)
  })

  it('is not more than the credit and the invoice hold, wherever the payment went', async () => {
    const { invoice, payment } = await aPaidInvoice()
    const other = await issue(
      practice,
      owner,
      await draftInvoice(practice, owner, invoiceInput(client.id, 1000)),
    )
    await move('unapply-payment', invoice.id, 500)
    await move('apply-credit', other.id, 800)
    const refused = await giveBack(payment.id, refund(101, invoice.id))
    expect(refused.body.fieldErrors).toEqual([
      { path: 'amountCents', message: 'This is more than the credit and what is paid on the invoice' },
    ])
    dataOf(await giveBack(payment.id, refund(700, other.id)))
    expect(await readInvoice(other.id)).toMatchObject({ balanceCents: 900, paidCents: 100 })
  })

  it('sent again under the same key is given once', async () => {
    const { invoice, payment } = await aPaidInvoice()
    const once = await giveBack(payment.id, refund(100, invoice.id), 'a-key')
    expect((await giveBack(payment.id, refund(100, invoice.id), 'a-key')).body).toEqual(once.body)
    expect((await readInvoice(invoice.id)).creditCents).toBe(200)
  })
})

describe('a payment entered by mistake', () => {
  it('is taken back from the invoice and the credit, and counts as received no longer', async () => {
    const { invoice, payment } = await aPaidInvoice()
    const taken = dataOf<Payment>(await takeBack(payment.id))
    expect(taken).toMatchObject({ status: 'entered_in_error', amountCents: 900, unallocatedCents: 300 })
    expect(taken.allocations).toEqual(payment.allocations)
    const open = await readInvoice(invoice.id)
    expect(open).toMatchObject({ status: 'issued', balanceCents: 1000, creditCents: 0 })
    expect(lastLine(open)).toEqual(['Entered by mistake: payment in cash', 600])
    const { deposits } = dataOf<BillingHome>(await owner.request('GET', practice.path('billing')))
    expect(deposits.totalCents).toBe(0)
    expect((await takeBack(payment.id)).body.code).toBe('transition_refused')
    expect((await giveBack(payment.id, refund(1, invoice.id))).body.code).toBe('transition_refused')
  })

  it('stays where a part of it was moved or given back, until that is undone', async () => {
    const { invoice, payment } = await aPaidInvoice()
    await move('unapply-payment', invoice.id, 1)
    expect((await takeBack(payment.id)).body.code).toBe('transition_refused')
    await move('apply-credit', invoice.id, 2)
    expect((await takeBack(payment.id)).body.code).toBe('transition_refused')
    await move('unapply-payment', invoice.id, 1)
    expect((await takeBack(payment.id)).status).toBe(200)
    const refunded = await aPaidInvoice()
    dataOf(await giveBack(refunded.payment.id, refund(1, null)))
    expect((await takeBack(refunded.payment.id)).body.code).toBe('transition_refused')
  })
})

it('a payment is seen by those who see its client’s invoices, and by no other organization', async () => {
  const { invoice, payment } = await aPaidInvoice()
  const path = practice.path(`payments/${payment.id}`)
  expect(dataOf<PaymentDetails>(await owner.request('GET', path))).toEqual({
    ...payment,
    client: { id: client.id, name: client.displayName },
    card: null,
    cardRefunds: [],
    disputes: [],
    refundableCents: 900,
    currency: 'USD',
    creditCents: 300,
    holds: [],
    invoices: [{ id: invoice.id, number: 1, paidCents: 600, balanceCents: 400 }],
  })
  const reader = await practice.as('Read-only')
  expect((await reader.request('GET', path)).status).toBe(200)
  const clinician = await practice.as('Clinician (own clients)')
  expect((await clinician.request('GET', path)).status).toBe(404)
  expect((await reader.request('POST', `${path}/refunds`, refund(1, null))).status).toBe(403)
  const elsewhere = await aPractice(test)
  const stranger = await elsewhere.as('Owner')
  for (const [method, part] of [
    ['GET', ''],
    ['POST', '/refunds'],
    ['POST', '/entered-in-error'],
  ] as const) {
    const body = method === 'POST' ? refund(1, null) : undefined
    const answer = await stranger.request(method, elsewhere.path(`payments/${payment.id}${part}`), body)
    expect(answer.status).toBe(404)
  }
})

it('a refund and a taking back are in the audit log', async () => {
  const [one, other] = [await aPaidInvoice(), await aPaidInvoice()]
  dataOf(await giveBack(one.payment.id, refund(1, null)))
  dataOf(await takeBack(other.payment.id))
  const path = `/api/v1/organizations/${practice.organizationId}/audit?resource=payment`
  const { items } = dataOf<Page<AuditEvent>>(await owner.request('GET', path))
  expect(items.slice(0, 2).map(({ action, recordId }) => [action, recordId])).toEqual([
    ['entered_in_error', other.payment.id],
    ['refunded', one.payment.id],
  ])
})
