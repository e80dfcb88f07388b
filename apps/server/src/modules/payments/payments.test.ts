import type {
  AuditEvent,
  Client,
  Invoice,
  Page,
  Payment,
  PaymentsPage,
  RecordPaymentBody,
  Role,
} from '@oaklet/api/contract'
import { aBillingSettingsBody } from '@oaklet/api/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, dataOf } from '../../testing/an-appointment'
import { draftInvoice, invoiceInput, issue, refund } from '../../testing/an-invoice'
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

const issued = async (cents: number) =>
  issue(practice, owner, await draftInvoice(practice, owner, invoiceInput(client.id, cents)))
const payment = (amountCents: number, allocations: RecordPaymentBody['allocations'] = []) => ({
  clientId: client.id,
  method: 'card' as const,
  amountCents,
  receivedOn: '2026-11-16',
  reference: 'Card ending 4242',
  allocations,
})
const pay = (body: RecordPaymentBody, headers: Record<string, string> = {}) =>
  owner.request('POST', practice.path('payments'), body, headers)
const read = async <Data>(path: string) => dataOf<Data>(await owner.request('GET', practice.path(path)))
const balance = async () => (await read<Client>(`clients/${client.id}`)).balanceCents

describe('a payment', () => {
  it('in part, then in full, moves the invoice along and explains each step', async () => {
    const { id } = await issued(10_000)
    dataOf(await pay(payment(4000, [{ invoiceId: id, amountCents: 4000 }])))
    expect(await read(`invoices/${id}`)).toMatchObject({ status: 'partially_paid', balanceCents: 6000 })
    dataOf(await pay(payment(6000, [{ invoiceId: id, amountCents: 6000 }])))
    const paid = await read<Invoice>(`invoices/${id}`)
    expect(paid).toMatchObject({ status: 'paid', balanceCents: 0 })
    expect(
      paid.ledger.map((entry) => [entry.description, entry.amountCents, entry.balanceAfterCents]),
    ).toEqual([
      ['Invoice 1 issued', 10_000, 10_000],
      ['Payment by card (Card ending 4242)', -4000, 6000],
      ['Payment by card (Card ending 4242)', -6000, 0],
    ])
  })

  it.each(['0026-11-16', '2026-11-18', '1926-12-31'])('is not received on %s', async (receivedOn) => {
    const answer = await pay({ ...payment(1000), receivedOn })
    expect([answer.status, answer.body.fieldErrors?.map(({ path }) => path)]).toEqual([422, ['receivedOn']])
  })

  it('may pay several invoices, and leaves the rest as the client’s credit', async () => {
    const [first, second] = [await issued(3000), await issued(2000)]
    const recorded = dataOf<Payment>(
      await pay(
        payment(6000, [
          { invoiceId: first.id, amountCents: 3000 },
          { invoiceId: second.id, amountCents: 500 },
        ]),
      ),
    )
    expect(recorded).toMatchObject({ status: 'succeeded', unallocatedCents: 2500, method: 'card' })
    expect(await balance()).toBe(3000 + 2000 - 6000)
    expect(await read(`invoices/${second.id}`)).toMatchObject({ balanceCents: 1500 })
  })

  it('is refused at the field when it pays more than is left, a draft, or another client’s invoice', async () => {
    const mine = await issued(1000)
    const draft = await draftInvoice(practice, owner, invoiceInput(client.id, 1000))
    const other = await addClient(practice, owner)
    const theirs = await issue(
      practice,
      owner,
      await draftInvoice(practice, owner, invoiceInput(other.id, 1000)),
    )
    const refused = await pay(
      payment(
        5000,
        [mine, draft, theirs].map(({ id }) => ({ invoiceId: id, amountCents: 1001 })),
      ),
    )
    expect(refused.status).toBe(422)
    expect(refused.body.fieldErrors?.map(({ path }) => path)).toEqual([
      'allocations.0.amountCents',
      'allocations.1.invoiceId',
      'allocations.2.invoiceId',
    ])
    expect(await balance()).toBe(1000)
  })

  it('sent again under the same key is recorded once, and under it with another amount refused', async () => {
    const { id } = await issued(1000)
    const body = payment(400, [{ invoiceId: id, amountCents: 400 }])
    const key = { 'Idempotency-Key': 'a-key' }
    const first = await pay(body, key)
    expect((await pay(body, key)).body).toEqual(first.body)
    expect(await balance()).toBe(600)
    expect((await pay({ ...body, amountCents: 500 }, key)).body.code).toBe('idempotency_mismatch')
  })

  it('keeps an invoice from being voided', async () => {
    const { id, version } = await issued(1000)
    dataOf(await pay(payment(1, [{ invoiceId: id, amountCents: 1 }])))
    const refused = await owner.request('POST', practice.path(`invoices/${id}/void`), { version })
    expect([refused.status, refused.body.code]).toEqual([409, 'transition_refused'])
  })

  it('is for a client of this practice only, and not for a scheduler to record', async () => {
    const elsewhere = await pay({ ...payment(100), clientId: test.deps.newId() })
    expect(elsewhere.body.fieldErrors?.map(({ path }) => path)).toEqual(['clientId'])
    const scheduler = await practice.as('Scheduler')
    expect((await scheduler.request('POST', practice.path('payments'), payment(100))).status).toBe(403)
  })
})

describe('a small rest', () => {
  /** 463 cents of an invoice over 500, whose rest of 37 is to be written off. */
  const paymentOf = ({ id }: { id: string }) => ({
    ...payment(463, [{ invoiceId: id, amountCents: 463 }]),
    writeOffInvoiceIds: [id],
  })
  const allow = async (smallRestCents: number | null) =>
    dataOf(
      await owner.request(
        'PUT',
        practice.path('billing-settings'),
        aBillingSettingsBody({ smallRestCents, statementDay: null }),
      ),
    )

  it('is written off with the payment, which is audited like a write-off, and can be taken back', async () => {
    await allow(37)
    const invoice = await issued(500)
    const key = { 'Idempotency-Key': 'a-small-rest' }
    const recorded = dataOf<Payment>(await pay(paymentOf(invoice), key))
    expect(recorded).toMatchObject({ amountCents: 463, unallocatedCents: 0 })
    expect(dataOf(await pay(paymentOf(invoice), key))).toEqual(recorded)
    const path = `invoices/${invoice.id}`
    const paid = await read<Invoice>(path)
    expect(paid).toMatchObject({ status: 'paid', paidCents: 463, balanceCents: 0 })
    expect(paid.ledger.map((entry) => [entry.description, entry.amountCents])).toEqual([
      ['Invoice 1 issued', 500],
      ['Payment by card (Card ending 4242)', -463],
      ['Written off: small balance', -37],
    ])
    const audit = `/api/v1/organizations/${practice.organizationId}/audit?resource=invoice`
    const { items } = dataOf<Page<AuditEvent>>(await owner.request('GET', audit))
    expect(items[0]).toMatchObject({ action: 'written_off', recordId: invoice.id })
    const back = `${path}/adjustments/${paid.ledger.at(-1)?.id}/reverse`
    dataOf(await owner.request('POST', practice.path(back), {}))
    expect(await read(path)).toMatchObject({ status: 'partially_paid', balanceCents: 37 })
  })

  it('that is refused leaves the payment unrecorded', async () => {
    const invoice = await issued(500)
    for (const smallRestCents of [null, 36]) {
      if (smallRestCents !== null) await allow(smallRestCents)
      const refused = await pay(paymentOf(invoice))
      expect([refused.status, refused.body.fieldErrors?.map(({ path }) => path)]).toEqual([
        422,
        ['writeOffInvoiceIds.0'],
      ])
    }
    expect(await balance()).toBe(500)
  })

  it('is not for those to write off who may record payments alone', async () => {
    await allow(37)
    const invoice = await issued(500)
    const organization = `/api/v1/organizations/${practice.organizationId}`
    const cashier = { name: 'Cashier', description: '', permissions: ['payments:record'] }
    const { id: roleId } = dataOf<Role>(await owner.request('POST', `${organization}/roles`, cashier))
    const person = await practice.as('Read-only')
    await owner.request('PUT', `${organization}/staff/${person.staffId}/assignments`, {
      ...{ roleIds: [roleId], practiceIds: [practice.practiceId], version: 1 },
    })
    const statusOf = async (body: RecordPaymentBody) =>
      (await person.request('POST', practice.path('payments'), body)).status
    expect(await statusOf(paymentOf(invoice))).toBe(403)
    expect(await statusOf({ ...paymentOf(invoice), writeOffInvoiceIds: [] })).toBe(200)
  })
})

describe('the payments of a practice', () => {
  let mari: Client
  let june: Client

  beforeEach(async () => {
    mari = await addClient(practice, owner, { firstName: 'Mari', lastName: 'Vega' })
    june = await addClient(practice, owner, { firstName: 'June', lastName: 'Hale' })
  })

  const receive = async (amountCents: number, more: object = {}) =>
    dataOf<Payment>(
      await owner.request('POST', practice.path('payments'), {
        ...{ clientId: mari.id, method: 'cash', amountCents, receivedOn: '2026-11-17', reference: '' },
        allocations: [],
        ...more,
      }),
    )
  const list = async (query = '', by = owner) =>
    dataOf<PaymentsPage>(await by.request('GET', practice.path(`payments${query}`)))
  const amounts = ({ items }: PaymentsPage) => items.map(({ amountCents }) => amountCents)

  it('stand with the newest first, and say what they come to', async () => {
    await receive(100, { receivedOn: '2026-11-01' })
    const { id } = await receive(300, { method: 'check', reference: '204', clientId: june.id })
    await receive(200, { receivedOn: '2026-10-31' })
    const page = await list()
    expect(page).toMatchObject({ total: 3, receivedCents: 600, nextCursor: null })
    expect(amounts(page)).toEqual([300, 100, 200])
    expect(page.items[0]).toEqual({
      id,
      client: { id: june.id, name: june.displayName },
      method: 'check',
      reference: '204',
      receivedOn: '2026-11-17',
      status: 'succeeded',
      amountCents: 300,
      refundedCents: 0,
      dispute: null,
      isCardCharge: false,
      currency: 'USD',
    })
  })

  it.each([
    ['?received=this_month', [300, 100]],
    ['?method=check', [300]],
    ['?q=hale', [300]],
    ['?q=nobody', []],
    ['?received=this_month&method=cash', [100]],
    ['?from=2026-10-31&to=2026-11-01', [100, 200]],
  ])('are narrowed by %s, and so is what they come to', async (query, wanted) => {
    await receive(100, { receivedOn: '2026-11-01' })
    await receive(300, { method: 'check', clientId: june.id })
    await receive(200, { receivedOn: '2026-10-31' })
    const page = await list(query)
    expect(amounts(page)).toEqual(wanted)
    expect(page.receivedCents).toBe(wanted.reduce((sum, cents) => sum + cents, 0))
    expect(page.total).toBe(wanted.length)
  })

  it('of one client are those alone', async () => {
    await receive(100)
    await receive(300, { clientId: june.id })
    expect(amounts(await list(`?clientId=${june.id}`))).toEqual([300])
  })

  it('go on from page to page without leaving out or repeating one', async () => {
    for (const cents of [1, 2, 3, 4, 5]) await receive(cents, { receivedOn: `2026-11-1${cents % 3}` })
    const seen: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: PaymentsPage = await list(`?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`)
      seen.push(...amounts(page))
      cursor = page.nextCursor
    }
    expect(seen).toEqual([5, 2, 4, 1, 3])
  })

  it('say what was given back, and do not count what was entered by mistake', async () => {
    const [given, mistaken] = [await receive(500), await receive(900)]
    dataOf(await owner.request('POST', practice.path(`payments/${given.id}/refunds`), refund(200, null)))
    dataOf(await owner.request('POST', practice.path(`payments/${mistaken.id}/entered-in-error`), {}))
    const page = await list()
    expect(page.receivedCents).toBe(500)
    expect(page.items.map(({ status, refundedCents }) => [status, refundedCents])).toEqual([
      ['entered_in_error', 0],
      ['partially_refunded', 200],
    ])
  })

  it('are those of the own clients for who may see no others', async () => {
    const clinician = await practice.as('Clinician (own clients)')
    const own = await addClient(practice, owner, { primaryClinicianId: clinician.staffId })
    await receive(100)
    await receive(300, { clientId: own.id })
    const page = await list('', clinician)
    expect([amounts(page), page.total, page.receivedCents]).toEqual([[300], 1, 300])
  })
})
