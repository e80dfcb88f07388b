import type { Analytics, Invoice, InvoiceLineInput } from '@oaklet/api/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SignedInPerson } from '../../../testing/a-person'
import { aPractice, type TestPractice } from '../../../testing/a-practice'
import { addClient, appointmentBody, at, book, dataOf, setStatus } from '../../../testing/an-appointment'
import { draftInvoice, invoiceInput, issue } from '../../../testing/an-invoice'
import { startTestApp } from '../../../testing/start-test-app'

const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson
let other: SignedInPerson
let clientId: string

beforeEach(async () => {
  test.clock.set('2026-11-17T14:00:00Z')
  practice = await aPractice(test)
  owner = await practice.as('Owner', { name: 'Olive Owner' })
  other = await practice.as('Clinician', { name: 'Cleo Clinician' })
  clientId = (await addClient(practice, owner)).id
})

const look = async (query = '') =>
  dataOf<Analytics>(await owner.request('GET', `/api/analytics/financial${query}`))
const valueOf = async (id: string, query?: string) =>
  (await look(query)).figures.find((figure) => figure.id === id)?.value
const rowsOf = async (id: string) =>
  (await look()).breakdowns.find((each) => each.id === id)?.rows.map(({ label, value }) => [label, value])

const service = (serviceCode: string, feeCents: number) => ({
  serviceCode,
  modifiers: [],
  units: 1,
  feeCents,
})
const line = (
  description: string,
  unitPriceCents: number,
  appointmentId: string | null,
): InvoiceLineInput => ({
  appointmentId,
  description,
  quantity: 1,
  unitPriceCents,
})

async function hold(by: SignedInPerson, from: string, to: string, ...codes: string[]): Promise<string> {
  const lines = codes.map((code) => service(code, 100))
  const times = { startsAt: at(from, '2026-11-10'), endsAt: at(to, '2026-11-10'), lines }
  const body = appointmentBody(practice, { clientId, clinicianId: by.staffId }, times)
  return (await setStatus(practice, owner, await book(practice, owner, body), 'completed')).id
}

async function pay(amountCents: number, invoice?: Invoice, cents = amountCents) {
  const body = { clientId, amountCents, method: 'cash', receivedOn: '2026-11-17', reference: '' }
  const allocations = invoice === undefined ? [] : [{ invoiceId: invoice.id, amountCents: cents }]
  dataOf(await owner.request('POST', practice.path('payments'), { ...body, allocations }))
}

describe('money by clinician and service', () => {
  it('follows the appointments on the invoices, and loses no cent of a part payment', async () => {
    const [mine, theirs] = [
      await hold(owner, '09:00', '09:50', '90834', '90785'),
      await hold(other, '09:00', '09:50', '90837'),
    ]
    const lines = [
      line('Complexity (90785)', 100, mine),
      line('Talked', 100, mine),
      line('Long (90837)', 100, theirs),
      line('Report', 33, null),
    ]
    const draft = await draftInvoice(practice, owner, invoiceInput(clientId, 0, { lines }))
    const invoice = await issue(practice, owner, draft)
    expect(await rowsOf('billedByClinician')).toEqual([
      ['Olive Owner', 200],
      ['Cleo Clinician', 100],
      ['Other', 33],
    ])
    expect(await rowsOf('billedByService')).toEqual([
      ['Individual session, 45 minutes (90834)', 100],
      ['Individual session, 60 minutes (90837)', 100],
      ['Interactive complexity (90785)', 100],
      ['Other', 33],
    ])
    await pay(250, invoice, 200)
    expect(await valueOf('collected')).toBe(250)
    // 200 of 333 cents, line by line: 60, 60, 60 and 20; and 50 of credit.
    expect(await rowsOf('collectedByClinician')).toEqual([
      ['Olive Owner', 120],
      ['Cleo Clinician', 60],
      ['Other', 70],
    ])
  })
})

describe('days in accounts receivable', () => {
  it('are the days that it takes to bill what is outstanding', async () => {
    const draft = await draftInvoice(practice, owner, invoiceInput(clientId, 3000))
    await pay(1000, await issue(practice, owner, draft))
    // 2,000 outstanding, at 100 a day over 30 days.
    expect(await valueOf('daysInReceivables')).toBe(20)
    expect(await valueOf('daysInReceivables', '?dateRange=last-year')).toBe(null)
  })
})

describe('projected income', () => {
  it('is of what is booked and still to come in the range, once for each client', async () => {
    const second = await addClient(practice, owner)
    const who = { clientId, clinicianId: owner.staffId }
    const plan = (from: string, to: string, clientIds: string[], day = '2026-11-17') =>
      book(
        practice,
        owner,
        appointmentBody(practice, who, { startsAt: at(from, day), endsAt: at(to, day), clientIds }),
      )
    await plan('08:00', '08:50', [clientId])
    await plan('10:00', '10:50', [clientId, second.id])
    await plan('23:00', '23:50', [clientId])
    await setStatus(practice, owner, await plan('12:00', '12:50', [clientId]), 'cancelled_client')
    await plan('10:00', '10:50', [clientId], '2026-11-18')
    expect(await valueOf('projectedIncome')).toBe(45_000)
    const tomorrow = '?dateRange=custom&startDate=2026-11-18&endDate=2026-11-18'
    expect(await valueOf('projectedIncome', tomorrow)).toBe(15_000)
    expect(await valueOf('projectedIncome', `${tomorrow}&clinicianId=${other.staffId}`)).toBe(0)
  })
})
