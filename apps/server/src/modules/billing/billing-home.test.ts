import type {
  AuditEvent,
  BillingHome,
  Client,
  CreditsPage,
  Invoice,
  InvoiceSummary,
  Page,
} from '@oaklet/api/contract'
import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '../../calendar-day'
import { payments } from '../../db/schema/payments-table'
import { inTenant } from '../../db/tenant'
import type { SignedInPerson } from '../../testing/a-person'
import { aPersonWhoMay } from '../../testing/a-person-who-may'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, dataOf } from '../../testing/an-appointment'
import { aCompletedSession, draftInvoice, invoiceInput, issue, payFor } from '../../testing/an-invoice'
import { readCsv } from '../../testing/read-csv'
import { startTestApp } from '../../testing/start-test-app'

const TODAY = '2026-11-17'
const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson
let client: Client

beforeEach(async () => {
  test.clock.set('2026-08-01T14:00:00Z')
  practice = await aPractice(test)
  owner = await practice.as('Owner')
  client = await addClient(practice, owner)
})

const look = async (who = owner) => {
  test.clock.set(`${TODAY}T14:00:00Z`)
  return dataOf<BillingHome>(await who.request('GET', practice.path('billing')))
}
const issued = async (cents: number, { dueOn = TODAY, clientId = client.id } = {}): Promise<Invoice> =>
  issue(practice, owner, await draftInvoice(practice, owner, invoiceInput(clientId, cents, { dueOn })))
const pay = async (cents: number, body: object = {}) =>
  dataOf<{ id: string }>(
    await owner.request('POST', practice.path('payments'), {
      clientId: client.id,
      method: 'cash',
      amountCents: cents,
      receivedOn: TODAY,
      reference: '',
      allocations: [],
      ...body,
    }),
  )
const clientName = () => `${client.firstName} ${client.lastName}`
const NOTHING = { count: 0, totalCents: 0, oldestOn: null }
const NO_PART = { cents: 0, count: 0 }
const NOTHING_OWED = {
  totalCents: 0,
  count: 0,
  aging: { upTo30: NO_PART, upTo60: NO_PART, upTo90: NO_PART, over90: NO_PART },
}
const EMPTY: BillingHome = {
  date: TODAY,
  currency: 'USD',
  uninvoiced: NOTHING,
  overdue: NOTHING,
  drafts: NOTHING,
  lowAuthorizations: { count: 0, soonestOn: null },
  unverifiedCoverage: 0,
  draftStatements: NOTHING,
  afterThreeStatements: { clients: 0, totalCents: 0 },
  estimatesDue: { count: 0, firstDueOn: null },
  refundsToAssign: { count: 0, totalCents: 0 },
  failedAutopay: { count: 0, totalCents: 0 },
  disputesToAnswer: { count: 0, totalCents: 0, firstDueOn: null },
  paymentDifferences: 0,
  credit: { clients: 0, totalCents: 0 },
  owed: NOTHING_OWED,
  owedByInsurances: NOTHING_OWED,
  deposits: { totalCents: 0, count: 0, byMethod: [] },
}

describe('the home of the billing', () => {
  it('of a new practice is empty', async () => {
    expect(await look()).toEqual(EMPTY)
  })

  it('counts what waits to be invoiced, is overdue, and is drafted', async () => {
    await issued(700, { dueOn: addDays(TODAY, -1) })
    await issued(900)
    test.clock.set(`${TODAY}T14:00:00Z`)
    await aCompletedSession(practice, owner)
    await draftInvoice(practice, owner, invoiceInput(client.id, 200))
    expect(await look()).toMatchObject({
      uninvoiced: { count: 1, totalCents: 15_000, oldestOn: '2026-11-10' },
      overdue: { count: 1, totalCents: 700, oldestOn: '2026-11-16' },
      drafts: { count: 1, totalCents: 200, oldestOn: TODAY },
      owed: { totalCents: 1600, count: 2 },
    })
  })

  it('puts what is owed into four ages, by the days since it was due, as the list of invoices does', async () => {
    // Amounts that differ by powers of ten show which invoices a sum is made of.
    for (const [daysAgo, cents] of [
      [-14, 1],
      [0, 10],
      [30, 100],
      [31, 1000],
      [60, 10_000],
      [61, 100_000],
      [90, 1_000_000],
      [91, 5_000_000],
    ] as const) {
      await issued(cents, { dueOn: addDays(TODAY, -daysAgo) })
    }
    const { owed, overdue } = await look()
    expect(owed).toEqual({
      totalCents: 6_111_111,
      count: 8,
      aging: {
        upTo30: { cents: 111, count: 3 },
        upTo60: { cents: 11_000, count: 2 },
        upTo90: { cents: 1_100_000, count: 2 },
        over90: { cents: 5_000_000, count: 1 },
      },
    })
    for (const [age, amounts] of Object.entries({
      ...{ owed_up_to_30: [1, 10, 100], owed_31_to_60: [1000, 10_000] },
      ...{ owed_61_to_90: [100_000, 1_000_000], owed_over_90: [5_000_000] },
    })) {
      const path = practice.path(`invoices?filter=${age}`)
      const { items } = dataOf<Page<InvoiceSummary>>(await owner.request('GET', path))
      expect(items.map(({ balanceCents }) => balanceCents).toSorted((a, b) => a - b)).toEqual(amounts)
    }
    expect(overdue).toEqual({ count: 6, totalCents: 6_111_100, oldestOn: '2026-08-18' })
  })

  it('counts what is left of an invoice, and nothing of one that is paid, void or a draft', async () => {
    const dueOn = '2026-10-01'
    const [part, whole, gone] = [
      await issued(1000, { dueOn }),
      await issued(500, { dueOn }),
      await issued(300, { dueOn }),
    ]
    await draftInvoice(practice, owner, invoiceInput(client.id, 200, { dueOn }))
    dataOf(await payFor(practice, owner, part, 400, { receivedOn: '2026-08-01' }))
    dataOf(await payFor(practice, owner, whole, 500, { receivedOn: '2026-08-01' }))
    dataOf(await owner.request('POST', practice.path(`invoices/${gone.id}/void`), { version: gone.version }))
    const { owed } = await look()
    expect(owed).toEqual({
      totalCents: 600,
      count: 1,
      aging: { ...EMPTY.owed.aging, upTo60: { cents: 600, count: 1 } },
    })
  })

  it('counts the clients who have credit, until it is put on an invoice', async () => {
    test.clock.set(`${TODAY}T14:00:00Z`)
    const other = await addClient(practice, owner)
    await pay(2000)
    await pay(500)
    await pay(7000, { clientId: other.id })
    const invoice = await issued(7000, { clientId: other.id })
    expect((await look()).credit).toEqual({ clients: 2, totalCents: 9500 })
    const path = practice.path(`invoices/${invoice.id}/apply-credit`)
    dataOf(await owner.request('POST', path, { amountCents: 7000 }))
    expect(await look()).toMatchObject({
      credit: { clients: 1, totalCents: 2500 },
      owed: { totalCents: 0, count: 0 },
      deposits: { totalCents: 9500, count: 3 },
    })
  })

  it('counts the payments of this month by their method, the largest sum first', async () => {
    test.clock.set(`${TODAY}T14:00:00Z`)
    await pay(100, { receivedOn: '2026-10-31', method: 'check' })
    await pay(400, { receivedOn: '2026-11-01' })
    await pay(300)
    await pay(900, { method: 'card' })
    await pay(700, { method: 'other' })
    const failed = await pay(5000, { method: 'check' })
    await inTenant(test.deps.db, practice.organizationId, (tx) =>
      tx
        .update(payments)
        .set({ status: 'failed' })
        .where(and(eq(payments.organizationId, practice.organizationId), eq(payments.id, failed.id))),
    )
    expect((await look()).deposits).toEqual({
      totalCents: 2300,
      count: 4,
      byMethod: [
        { method: 'card', cents: 900, count: 1 },
        { method: 'cash', cents: 700, count: 2 },
        { method: 'other', cents: 700, count: 1 },
      ],
    })
  })

  it('begins the month by the practice’s clock', async () => {
    test.clock.set('2026-12-01T04:59:00Z')
    await pay(400, { receivedOn: '2026-11-30' })
    const read = async () => dataOf<BillingHome>(await owner.request('GET', practice.path('billing')))
    expect(await read()).toMatchObject({ date: '2026-11-30', deposits: { totalCents: 400 } })
    test.clock.set('2026-12-01T05:00:00Z')
    expect(await read()).toMatchObject({ date: '2026-12-01', deposits: { totalCents: 0, byMethod: [] } })
  })
})

describe('who sees the home of the billing', () => {
  const somethingOfEach = async (of: Client) => {
    test.clock.set('2026-08-01T14:00:00Z')
    await issued(700, { dueOn: '2026-10-01', clientId: of.id })
    test.clock.set(`${TODAY}T14:00:00Z`)
    await draftInvoice(practice, owner, invoiceInput(of.id, 200))
    await pay(300, { clientId: of.id })
  }

  it('is a clinician of own clients for theirs alone', async () => {
    const own = await practice.as('Clinician (own clients)')
    await somethingOfEach(client)
    await aCompletedSession(practice, owner)
    expect(await look(own)).toEqual({ ...EMPTY, owedByInsurances: null, paymentDifferences: null })
    const theirs = await addClient(practice, owner, { primaryClinicianId: own.staffId })
    await somethingOfEach(theirs)
    expect(await look(own)).toMatchObject({
      uninvoiced: NOTHING,
      overdue: { count: 1, totalCents: 700 },
      drafts: { count: 1, totalCents: 200 },
      credit: { clients: 1, totalCents: 300 },
      owed: { totalCents: 700, count: 1 },
      deposits: { totalCents: 300, count: 1 },
    })
    expect(await look()).toMatchObject({ credit: { clients: 2 }, owed: { count: 2 }, deposits: { count: 2 } })
  })

  it('is no one without a session, and no scheduler', async () => {
    const scheduler = await practice.as('Scheduler')
    expect((await scheduler.request('GET', practice.path('billing'))).status).toBe(403)
    expect((await test.app.request(practice.path('billing'))).status).toBe(401)
  })

  it('is no one of another practice or organization', async () => {
    const both = await practice.as('Owner', { practiceIds: [practice.practiceId, practice.otherPracticeId] })
    await somethingOfEach(client)
    await aCompletedSession(practice, owner)
    const beside = `/api/v1/practices/${practice.otherPracticeId}/billing`
    expect(dataOf(await both.request('GET', beside))).toEqual(EMPTY)
    const strangers = await aPractice(test)
    const stranger = await strangers.as('Owner')
    expect((await stranger.request('GET', practice.path('billing'))).status).toBe(404)
    expect(dataOf(await stranger.request('GET', strangers.path('billing')))).toEqual(EMPTY)
  })
})

describe('the clients who have credit', () => {
  beforeEach(() => {
    test.clock.set(`${TODAY}T14:00:00Z`)
  })
  const named = (firstName: string, lastName: string, more: object = {}) =>
    addClient(practice, owner, { firstName, lastName, ...more })
  const credit = ({ id }: Client, cents: number) => pay(cents, { clientId: id })
  const credits = async (query = '', by = owner) =>
    dataOf<CreditsPage>(await by.request('GET', practice.path(`billing/credits${query}`)))
  const names = ({ items }: CreditsPage) => items.map((item) => item.client.name)

  it('stand by name, each with the credit and what open invoices ask beside it', async () => {
    const [vega, hale] = [await named('Mari', 'Vega'), await named('June', 'Hale')]
    await named('Ann', 'Without')
    await credit(vega, 500)
    await credit(vega, 200)
    await credit(hale, 900)
    await issue(practice, owner, await draftInvoice(practice, owner, invoiceInput(hale.id, 4000)))
    const usd = { holds: [], currency: 'USD' }
    expect(await credits()).toEqual({
      items: [
        { client: { id: hale.id, name: 'June Hale' }, creditCents: 900, owedCents: 4000, ...usd },
        { client: { id: vega.id, name: 'Mari Vega' }, creditCents: 700, owedCents: 0, ...usd },
      ],
      total: 2,
      nextCursor: null,
      creditCents: 1600,
    })
  })

  it('are no longer there once the credit is put on an invoice', async () => {
    const vega = await named('Mari', 'Vega')
    await credit(vega, 500)
    const { id } = await issued(500, { clientId: vega.id })
    dataOf(await owner.request('POST', practice.path(`invoices/${id}/apply-credit`), { amountCents: 500 }))
    expect(await credits()).toMatchObject({ items: [], total: 0, creditCents: 0 })
  })

  it('are found by a part of their name, and the sum is theirs', async () => {
    await credit(await named('Mari', 'Vega'), 500)
    await credit(await named('June', 'Hale'), 900)
    const page = await credits('?q=veg')
    expect(names(page)).toEqual(['Mari Vega'])
    expect(page).toMatchObject({ total: 1, creditCents: 500 })
  })

  it('go on from page to page, also among people of one name', async () => {
    for (const last of ['Hale', 'Vega', 'Vega', 'Vega', 'Young']) await credit(await named('Mari', last), 100)
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: CreditsPage = await credits(`?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`)
      seen.push(...page.items.map(({ client }) => client.id))
      expect(page.total).toBe(5)
      cursor = page.nextCursor
    }
    expect(new Set(seen).size).toBe(5)
  })

  it('are for a clinician of own clients these alone, and for a scheduler nobody', async () => {
    const own = await practice.as('Clinician (own clients)')
    await credit(await named('Mari', 'Vega'), 500)
    await credit(await named('June', 'Hale', { primaryClinicianId: own.staffId }), 900)
    const page = await credits('', own)
    expect(names(page)).toEqual(['June Hale'])
    expect(page.creditCents).toBe(900)
    const scheduler = await practice.as('Scheduler')
    expect((await scheduler.request('GET', practice.path('billing/credits'))).status).toBe(403)
  })

  it('are nobody’s of another practice or organization', async () => {
    await credit(await named('Mari', 'Vega'), 500)
    const both = await practice.as('Owner', { practiceIds: [practice.practiceId, practice.otherPracticeId] })
    const beside = `/api/v1/practices/${practice.otherPracticeId}/billing/credits`
    expect(dataOf(await both.request('GET', beside))).toMatchObject({ items: [], creditCents: 0 })
    const stranger = await (await aPractice(test)).as('Owner')
    expect((await stranger.request('GET', practice.path('billing/credits'))).status).toBe(404)
  })
})

describe('a list as a file', () => {
  const file = (list: string, query = '', by = owner) =>
    by.request('GET', practice.path(`billing/lists/${list}/file${query}`))
  const linesOf = ({ bytes }: { bytes: Uint8Array }) =>
    readCsv(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).map((cells) => cells.join('|'))

  it('has all rows that its filters leave, and that it was taken is noted', async () => {
    const invoice = await issued(70_050, { dueOn: '2026-10-01' })
    await issued(900)
    test.clock.set(`${TODAY}T14:00:00Z`)
    dataOf(await payFor(practice, owner, invoice, 50))
    const answer = await file('invoices', '?filter=overdue&limit=1')
    expect(linesOf(answer)).toEqual([
      'Number|Client|Share after|Status|Issued|Due|Days overdue|Total (USD)|Paid (USD)|Balance (USD)',
      `1|${clientName()}||Partly paid|2026-08-01|2026-10-01|47|700.50|0.50|700.00`,
    ])
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="invoices-${TODAY}.csv"`)
    const log = `/api/v1/organizations/${practice.organizationId}/audit?limit=1`
    const { items } = dataOf<Page<AuditEvent>>(await owner.request('GET', log))
    expect(items[0]).toMatchObject({ action: 'exported', resource: 'billing_list', recordName: 'Invoices' })
  })

  it('has the columns of each list', async () => {
    test.clock.set(`${TODAY}T14:00:00Z`)
    await pay(1250, { method: 'check', reference: '=2+2' })
    const line = `${TODAY}|${clientName()}|Check|'=2+2|Received|12.50|0.00`
    expect(linesOf(await file('payments'))[1]).toBe(line)
    expect(linesOf(await file('credits'))[1]).toBe(`${clientName()}|0.00|0.00|12.50`)
    const ends = { superbills: 'Paid', statements: 'Owed', estimates: 'Total', payouts: 'To the bank' }
    for (const [list, end] of Object.entries(ends))
      expect(linesOf(await file(list))[0]).toMatch(new RegExp(`${end} .USD.$`))
    expect(linesOf(await file('authorizations'))[0]).toMatch(/Used.From.To$/)
  })

  it('is refused where it is none, its filter is none of its own, or it has too many rows', async () => {
    expect((await file('nothing')).status).toBe(404)
    expect((await file('invoices', '?filter=late')).status).toBe(422)
    expect((await file('statements', '?status=replaced')).status).toBe(422)
    expect((await file('claims', '?state=low')).status).toBe(422)
    await inTenant(test.deps.db, practice.organizationId, (tx) =>
      tx.execute(sql`
        insert into invoices (organization_id, id, practice_id, client_id, state, notes, total_cents, created_at, updated_at)
        select ${practice.organizationId}, gen_random_uuid(), ${practice.practiceId}, ${client.id}, 'draft', '', 0, now(), now()
        from generate_series(1, 10001)`),
    )
    expect(await file('invoices')).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('more than 10,000 rows') as string },
    })
    expect((await file('invoices', '?filter=open')).status).toBe(200)
  })

  it('is for those who may export and see the list, with what they may see of it', async () => {
    for (const permission of ['invoices:view', 'data:export'] as const) {
      const person = await aPersonWhoMay(test, practice, 'Supervisor', [permission])
      expect((await file('payments', '', person)).status).toBe(403)
    }
    expect((await test.app.request(practice.path('billing/lists/payments/file'))).status).toBe(401)
    test.clock.set(`${TODAY}T14:00:00Z`)
    await pay(700)
    const ofOwn = await aPersonWhoMay(test, practice, 'Supervisor', ['data:export', 'invoices:view:own'])
    expect(linesOf(await file('payments', '', ofOwn))).toHaveLength(1)
    const stranger = await (await aPractice(test)).as('Owner')
    expect((await file('payments', '', stranger)).status).toBe(404)
  })
})
