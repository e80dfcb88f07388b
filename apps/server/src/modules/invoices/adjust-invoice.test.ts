import type { AuditEvent, Client, Invoice, InvoiceSummary, Page } from '@oaklet/api/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, dataOf } from '../../testing/an-appointment'
import { adjustment, draftInvoice, invoiceInput, issue, payFor } from '../../testing/an-invoice'
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
const adjust = (id: string, body: object, key = '') =>
  owner.request(
    'POST',
    practice.path(`invoices/${id}/adjustments`),
    body,
    key === '' ? {} : { 'Idempotency-Key': key },
  )
const takeBack = (id: string, entryId: string) =>
  owner.request('POST', practice.path(`invoices/${id}/adjustments/${entryId}/reverse`), {})
const linesOf = ({ ledger }: Invoice) =>
  ledger.map(({ description, amountCents, balanceAfterCents }) => [
    description,
    amountCents,
    balanceAfterCents,
  ])

describe('an adjustment of an invoice', () => {
  it('reduces the charge or writes a part off, each with its reason, until nothing is left', async () => {
    const { id } = await issued(10_000)
    const reduced = { ...adjustment(2000, 'credited'), reason: 'lower_fee', note: 'from November' }
    expect(dataOf<Invoice>(await adjust(id, reduced))).toMatchObject({
      status: 'issued',
      totalCents: 10_000,
      balanceCents: 8000,
      paidCents: 0,
    })
    dataOf(await payFor(practice, owner, { id, client: { id: client.id, name: '' } }, 5000))
    const rest = { ...adjustment(3000, 'written_off'), reason: 'other', note: 'Moved away' }
    const settled = dataOf<Invoice>(await adjust(id, rest))
    expect(settled).toMatchObject({ status: 'paid', balanceCents: 0, paidCents: 5000 })
    expect(linesOf(settled)).toEqual([
      ['Invoice 1 issued', 10_000, 10_000],
      ['Charge reduced: lower fee agreed (from November)', -2000, 8000],
      ['Payment in cash', -5000, 3000],
      ['Written off: Moved away', -3000, 0],
    ])
    const chart = dataOf<Client>(await owner.request('GET', practice.path(`clients/${client.id}`)))
    expect(chart.balanceCents).toBe(0)
  })

  it('says as “issued” and “partly paid” what was paid, and not what was adjusted', async () => {
    const [lowered, paid] = [await issued(1000), await issued(1000)]
    dataOf(await adjust(lowered.id, adjustment(400, 'credited')))
    dataOf(await payFor(practice, owner, paid, 400))
    for (const [filter, id] of [
      ['issued', lowered.id],
      ['partially_paid', paid.id],
    ] as const) {
      const path = practice.path(`invoices?filter=${filter}`)
      const { items } = dataOf<Page<InvoiceSummary>>(await owner.request('GET', path))
      expect(items.map((each) => [each.id, each.status])).toEqual([[id, filter]])
    }
  })

  it.each([
    [{ amountCents: 601 }, 'amountCents', 'This is more than is left to pay'],
    [{ amountCents: 0 }, 'amountCents', 'Enter an amount above zero'],
    [{ reason: 'hardship' }, 'reason', 'Choose a reason'],
    [{ reason: 'other' }, 'note', 'Say what the reason is'],
  ])('is refused with %j at its field, and changes nothing', async (change, path, message) => {
    const invoice = await issued(1000)
    dataOf(await payFor(practice, owner, invoice, 400))
    const refused = await adjust(invoice.id, { ...adjustment(100, 'credited'), ...change })
    expect([refused.status, refused.body.fieldErrors]).toEqual([422, [{ path, message }]])
    const now = dataOf<Invoice>(await owner.request('GET', practice.path(`invoices/${invoice.id}`)))
    expect(now.balanceCents).toBe(600)
  })

  it('sent again under the same key counts once', async () => {
    const { id } = await issued(1000)
    const once = await adjust(id, adjustment(300, 'credited'), 'a-key')
    expect((await adjust(id, adjustment(300, 'credited'), 'a-key')).body).toEqual(once.body)
    expect(dataOf<Invoice>(once).balanceCents).toBe(700)
  })

  it('is not made to a draft, and keeps an invoice from being voided until it is taken back', async () => {
    const draft = await draftInvoice(practice, owner, invoiceInput(client.id, 1000))
    expect((await adjust(draft.id, adjustment(1, 'credited'))).body.code).toBe('transition_refused')
    const { id, version } = await issue(practice, owner, draft)
    const { ledger } = dataOf<Invoice>(await adjust(id, adjustment(1, 'written_off')))
    const voiding = () => owner.request('POST', practice.path(`invoices/${id}/void`), { version })
    expect((await voiding()).body.code).toBe('transition_refused')
    dataOf(await takeBack(id, ledger.at(-1)?.id ?? ''))
    expect(dataOf<Invoice>(await voiding())).toMatchObject({ status: 'void', balanceCents: 0 })
    expect((await adjust(id, adjustment(1, 'credited'))).body.code).toBe('transition_refused')
  })
})

describe('an adjustment made by mistake', () => {
  it('is taken back once, and is then open again', async () => {
    const { id } = await issued(1000)
    const { ledger } = dataOf<Invoice>(await adjust(id, adjustment(1000, 'written_off')))
    const [charge, lowered] = ledger
    const open = dataOf<Invoice>(await takeBack(id, lowered?.id ?? ''))
    expect(open).toMatchObject({ status: 'issued', balanceCents: 1000 })
    expect(linesOf(open).at(-1)).toEqual(['Write-off taken back', 1000, 1000])
    expect(open.ledger.at(-1)?.reversesId).toBe(lowered?.id)
    expect((await takeBack(id, lowered?.id ?? '')).body.code).toBe('transition_refused')
    expect((await takeBack(id, open.ledger.at(-1)?.id ?? '')).status).toBe(404)
    expect((await takeBack(id, charge?.id ?? '')).status).toBe(404)
  })

  it('of another invoice is not found', async () => {
    const [one, other] = [await issued(1000), await issued(1000)]
    const { ledger } = dataOf<Invoice>(await adjust(one.id, adjustment(100, 'credited')))
    expect((await takeBack(other.id, ledger.at(-1)?.id ?? '')).status).toBe(404)
  })
})

it('a biller may adjust, and a clinician may not', async () => {
  const { id } = await issued(1000)
  const path = practice.path(`invoices/${id}/adjustments`)
  const clinician = await practice.as('Clinician')
  expect((await clinician.request('POST', path, adjustment(1, 'credited'))).status).toBe(403)
  const biller = await practice.as('Biller')
  expect((await biller.request('POST', path, adjustment(1, 'credited'))).status).toBe(200)
})

it('each adjustment is in the audit log, without its note', async () => {
  const { id } = await issued(1000)
  const { ledger } = dataOf<Invoice>(await adjust(id, { ...adjustment(100, 'credited'), note: 'Quiet' }))
  dataOf(await adjust(id, adjustment(100, 'written_off')))
  dataOf(await takeBack(id, ledger.at(-1)?.id ?? ''))
  const path = `/api/v1/organizations/${practice.organizationId}/audit?resource=invoice`
  const { items } = dataOf<Page<AuditEvent>>(await owner.request('GET', path))
  expect(items.slice(0, 3).map(({ action, recordId }) => [action, recordId])).toEqual([
    ['adjustment_reversed', id],
    ['written_off', id],
    ['credited', id],
  ])
  expect(JSON.stringify(items)).not.toContain('Quiet')
})
