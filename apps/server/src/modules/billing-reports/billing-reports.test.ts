import {
  ANALYTICS_FILE_TYPES,
  BILLING_REPORT_FORMATS,
  BILLING_REPORT_KINDS,
  BILLING_REPORTS,
  billingReportPermissions,
  type Analytics,
  type AuditEvent,
  type BuiltInRole,
  type Permission,
  type BillingHome,
  type BillingReport,
  type Client,
  type Invoice,
  type Page,
} from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../calendar-day'
import { rowsOf as rowsOfSql } from '../../db/database'
import { inTenant } from '../../db/tenant'
import type { SignedInPerson } from '../../testing/a-person'
import { aPersonWhoMay } from '../../testing/a-person-who-may'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, appointmentBody, at, book, dataOf, setStatus } from '../../testing/an-appointment'
import { adjustment, draftInvoice, invoiceInput, issue, payFor, refund } from '../../testing/an-invoice'
import { startTestApp } from '../../testing/start-test-app'

const TODAY = '2026-11-17'
const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson
let biller: SignedInPerson

const newPractice = async () => {
  test.clock.set('2026-08-01T14:00:00Z')
  practice = await aPractice(test)
  owner = await practice.as('Owner', { name: 'Olga Owner' })
  biller = await practice.as('Biller', { name: 'Bill Biller' })
}
const on = (day: string) => test.clock.set(`${day}T14:00:00Z`)
const read = async (report: string, query = '', who = owner) =>
  dataOf<BillingReport>(await who.request('GET', practice.path(`billing-reports/${report}${query}`)))
const home = async (who = owner) => dataOf<BillingHome>(await who.request('GET', practice.path('billing')))
const analytics = async (query: string) =>
  dataOf<Analytics>(
    await owner.request('GET', `/api/analytics/financial?practiceId=${practice.practiceId}&${query}`),
  )
const issued = async (
  day: string,
  { id: clientId }: Client,
  cents: number,
  dueOn = day,
): Promise<Invoice> => {
  on(day)
  return issue(practice, owner, await draftInvoice(practice, owner, invoiceInput(clientId, cents, { dueOn })))
}
const adjust = async (by: SignedInPerson, { id }: Invoice, ...[cents, kind]: Parameters<typeof adjustment>) =>
  dataOf<Invoice>(
    await by.request('POST', practice.path(`invoices/${id}/adjustments`), adjustment(cents, kind)),
  )
const takeBackLast = async (by: SignedInPerson, { id, ledger }: Invoice) => {
  const path = practice.path(`invoices/${id}/adjustments/${ledger.at(-1)?.id ?? ''}/reverse`)
  return dataOf<Invoice>(await by.request('POST', path))
}
const session = async (client: Client, day: string, status: 'completed' | 'no_show' | 'confirmed') => {
  const times = { startsAt: at('10:00', day), endsAt: at('10:50', day), allowOverlap: true }
  const who = { clientId: client.id, clinicianId: owner.staffId }
  const booked = await book(practice, owner, appointmentBody(practice, who, times))
  return status === 'confirmed' ? booked : setStatus(practice, owner, booked, status)
}
const rowsOf = ({ rows }: BillingReport) => rows.map(({ label, cells }) => [label, ...cells])

describe('a practice with money of every kind', () => {
  let mari: Client
  let noah: Client

  beforeAll(async () => {
    await newPractice()
    mari = await addClient(practice, owner, { firstName: 'Mari', lastName: 'Vega' })
    noah = await addClient(practice, owner, { firstName: 'Noah', lastName: 'Lind' })
    const old = await issued('2026-08-10', mari, 10_000)
    const september = await issued('2026-09-20', noah, 4_000)
    const new1 = await issued('2026-11-02', mari, 7_000, '2026-12-02')
    on('2026-10-20')
    await adjust(owner, old, 1_000, 'written_off')
    await adjust(biller, september, 500, 'credited')
    on('2026-11-10')
    await takeBackLast(biller, await adjust(owner, old, 300, 'written_off'))
    await adjust(biller, old, 200, 'written_off')
    on(TODAY)
    const paid = dataOf<{ id: string }>(
      await payFor(practice, owner, old, 2_000, { credit: 600, receivedOn: '2026-11-03' }),
    )
    await payFor(practice, owner, new1, 1_000, { receivedOn: TODAY })
    await payFor(practice, owner, september, 500, { receivedOn: '2026-10-31' })
    dataOf(await owner.request('POST', practice.path(`payments/${paid.id}/refunds`), refund(250, null)))
    await session(mari, '2026-11-09', 'completed')
    await session(mari, '2026-11-12', 'no_show')
    await session(noah, '2026-11-13', 'completed')
    await session(noah, '2026-11-14', 'confirmed')
  })

  it('aging tells what each client owes by the days since it was due, and sums up to the home’s', async () => {
    const aging = await read('aging')
    expect(aging).toMatchObject({ asOf: TODAY, from: null, to: null, split: null, currency: 'USD' })
    expect(rowsOf(aging)).toEqual([
      ['Mari Vega', 6_000, 0, 0, 6_800, 12_800],
      ['Noah Lind', 0, 3_000, 0, 0, 3_000],
    ])
    expect(aging.rows[0]?.records).toEqual({ list: 'open_invoices', clientId: mari.id })
    const { aging: ages, totalCents } = (await home()).owed
    const parts = [ages.upTo30, ages.upTo60, ages.upTo90, ages.over90].map(({ cents }) => cents)
    expect(aging.totals).toEqual([...parts, totalCents])
  })

  it('deposits tell what was received and given back, and what was received this month is the home’s', async () => {
    const byDay = await read('deposits')
    expect(byDay).toMatchObject({ from: '2026-11-01', to: TODAY, split: 'day' })
    expect(rowsOf(byDay)).toEqual([
      ['Nov 3, 2026', 1, 2_600, 0, 0, 2_600],
      ['Nov 17, 2026', 1, 1_000, 250, 0, 750],
    ])
    expect(byDay.rows[0]?.records).toEqual({ list: 'payments', from: '2026-11-03', to: '2026-11-03' })
    const byMethod = await read('deposits', '?split=method')
    expect(rowsOf(byMethod)).toEqual([['Cash', 2, 3_600, 250, 0, 3_350]])
    expect(byMethod.rows[0]?.records).toEqual({
      ...{ list: 'payments', from: '2026-11-01', to: TODAY, method: 'cash' },
    })
    const { deposits } = await home()
    expect(byMethod.totals).toEqual([deposits.count, deposits.totalCents, 250, 0, deposits.totalCents - 250])
  })

  it('write-offs are told by reason and person, and what was taken back counts for who wrote it', async () => {
    const october = await read('write_offs', '?from=2026-10-01&to=2026-10-31')
    expect(rowsOf(october)).toEqual([['Courtesy', 500, 1_000, 0, 1_500]])
    const range = '?from=2026-10-01&to=2026-11-17'
    expect(rowsOf(await read('write_offs', `${range}&split=person`))).toEqual([
      ['Olga Owner', 0, 1_000, 0, 1_000],
      ['Bill Biller', 500, 200, 0, 700],
    ])
    expect((await read('write_offs', range)).totals).toEqual([500, 1_200, 0, 1_700])
  })

  it('write-offs are told by month, client and invoice too, and each row leads to what it is made of', async () => {
    const by = (split: string) => read('write_offs', `?from=2026-10-05&to=${TODAY}&split=${split}`)
    const months = await by('month')
    expect(rowsOf(months)).toEqual([
      ['October 2026', 500, 1_000, 0, 1_500],
      ['November 2026', 0, 200, 0, 200],
    ])
    expect(months.rows.map(({ records }) => records)).toEqual([
      { list: 'lowered', from: '2026-10-05', to: '2026-10-31' },
      { list: 'lowered', from: '2026-11-01', to: TODAY },
    ])
    const clients = await by('client')
    expect(rowsOf(clients)).toEqual([
      ['Mari Vega', 0, 1_200, 0, 1_200],
      ['Noah Lind', 500, 0, 0, 500],
    ])
    expect(clients.rows[0]?.records).toEqual({ list: 'client', clientId: mari.id })
    const invoices = await by('invoice_or_claim')
    expect(rowsOf(invoices)).toEqual([
      ['Invoice 1, Mari Vega', 0, 1_200, 0, 1_200],
      ['Invoice 2, Noah Lind', 500, 0, 0, 500],
    ])
    expect(invoices.rows.map(({ id, records }) => [id, records])).toEqual(
      invoices.rows.map(({ id }) => [id, { list: 'invoice', invoiceId: id }]),
    )
  })

  it('income is what the analytics count, and written off beside it', async () => {
    const range = '?from=2026-08-01&to=2026-11-17'
    const income = await read('income', range)
    expect(rowsOf(income)).toEqual([
      ['August 2026', 10_000, 0, 0],
      ['September 2026', 4_000, 0, 0],
      ['October 2026', -500, 500, 1_000],
      ['November 2026', 7_000, 3_350, 200],
    ])
    const { figures } = await analytics('dateRange=custom&startDate=2026-08-01&endDate=2026-11-17')
    const value = (id: string) => figures.find((figure) => figure.id === id)?.value
    expect(income.totals).toEqual([value('billed'), value('collected'), value('writtenOff')])
    expect(value('writtenOff')).toBe(1_200)
    for (const split of ['clinician', 'service']) {
      expect(rowsOf(await read('income', `${range}&split=${split}`))).toEqual([
        ['Other', 20_500, 3_850, 1_200],
      ])
    }
  })

  it('unbilled sessions are told by client, and sum up to the home’s', async () => {
    const unbilled = await read('unbilled')
    expect(rowsOf(unbilled)).toEqual([
      ['Mari Vega', 2, '2026-11-09', 30_000],
      ['Noah Lind', 1, '2026-11-13', 15_000],
    ])
    expect(unbilled.rows[1]?.records).toEqual({ list: 'unbilled', clientId: noah.id })
    const { uninvoiced } = await home()
    expect(unbilled.totals).toEqual([uninvoiced.count, null, uninvoiced.totalCents])
  })

  it('credit balances are told by client, and sum up to the home’s', async () => {
    const credits = await read('credits')
    expect(rowsOf(credits)).toEqual([['Mari Vega', 350]])
    expect(credits.totals).toEqual([(await home()).credit.totalCents])
  })

  it('collection compares what was collected with what was billed, and what was owed with a day’s billing', async () => {
    const collection = await read('collection', '?from=2026-09-01&to=2026-12-31')
    expect(rowsOf(collection)).toEqual([
      // 90 × 14,000 / 14,000 days, and so on: what was owed at the end, over what was billed in the 90 days before.
      ['September 2026', 4_000, 0, 0, 14_000, 90],
      ['October 2026', -500, 500, null, 12_000, 80],
      ['November 2026', 7_000, 3_350, 47.9, 15_800, 135.4],
    ])
    expect(collection.totals).toEqual([10_500, 3_850, 36.7, null, null])
    expect(collection.rows[2]?.cells[3]).toBe((await home()).owed.totalCents)
  })

  it.each(BILLING_REPORTS)('is told of by %s with the columns of the contract', async (name) => {
    const report = await read(name)
    const { columns } = BILLING_REPORT_KINDS[name]
    expect(report.columns).toEqual(columns.map(({ id, kind }) => ({ id, kind })))
    for (const cells of [report.totals, ...report.rows.map((row) => row.cells)]) {
      expect(cells).toHaveLength(columns.length)
    }
  })

  it('who sees the invoices of own clients alone gets the figures of these, and who sees none gets none', async () => {
    const may = (role: BuiltInRole, ...permissions: Permission[]) =>
      aPersonWhoMay(test, practice, role, permissions)
    const own = await may('Clinician (own clients)', 'reports:view', 'invoices:view:own')
    const ofInvoices = BILLING_REPORTS.filter(
      (name) => !billingReportPermissions(name).includes('claims:view'),
    )
    for (const name of ofInvoices) expect((await read(name, '', own)).rows).toEqual([])
    const theirs = await addClient(practice, owner, { primaryClinicianId: own.staffId })
    const invoice = await issued(TODAY, theirs, 900)
    expect((await read('aging', '', own)).totals).toEqual([900, 0, 0, 0, 900])
    expect((await read('income', '', own)).totals).toEqual([900, 0, 0])
    dataOf(
      await owner.request('POST', practice.path(`invoices/${invoice.id}/void`), { version: invoice.version }),
    )
    const none = await may('Scheduler', 'reports:view')
    expect((await none.request('GET', practice.path('billing-reports/aging'))).status).toBe(403)
  })

  it('a report that there isn’t is not found, and a split that it hasn’t is refused', async () => {
    expect((await owner.request('GET', practice.path('billing-reports/claims'))).status).toBe(404)
    const { status, body } = await owner.request('GET', practice.path('billing-reports/aging?split=month'))
    expect([status, body.fieldErrors?.map(({ path }) => path)]).toEqual([422, ['split']])
  })

  it.each(BILLING_REPORT_FORMATS)(
    'as %s it is a file with a name, and that it was taken is noted',
    async (format) => {
      on(TODAY)
      const path = practice.path(`billing-reports/write_offs/file?split=person&format=${format}`)
      const { headers, bytes } = await owner.request('GET', path)
      const name = `billing-write-offs-${TODAY}.${format}`
      expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
      expect(headers.get('content-type')?.replace('; charset=utf-8', '')).toBe(ANALYTICS_FILE_TYPES[format])
      expect(bytes.byteLength).toBeGreaterThan(0)
      const [event] = await inTenant(test.deps.db, practice.organizationId, (tx) =>
        rowsOfSql(
          tx,
          sql`select user_id, action, resource, record_id from audit_events order by seq desc limit 1`,
        ),
      )
      expect(event).toEqual({
        ...{ user_id: owner.userId, action: 'exported', resource: 'billing_report' },
        record_id: `${practice.practiceId}/write_offs`,
      })
      const log = `/api/v1/organizations/${practice.organizationId}/audit?limit=1`
      const { items } = dataOf<Page<AuditEvent>>(await owner.request('GET', log))
      expect(items[0]?.recordName).toBe('Write-offs')
    },
  )

  it('its file needs both permissions', async () => {
    const path = practice.path('billing-reports/aging/file?format=csv')
    for (const permissions of [
      ['data:export', 'invoices:view'],
      ['reports:view', 'invoices:view'],
    ] as const) {
      const person = await aPersonWhoMay(test, practice, 'Supervisor', permissions)
      expect((await person.request('GET', path)).status).toBe(403)
    }
  })

  it('is nobody’s of another practice', async () => {
    const both = await practice.as('Owner', { practiceIds: [practice.practiceId, practice.otherPracticeId] })
    for (const name of BILLING_REPORTS) {
      const path = `/api/v1/practices/${practice.otherPracticeId}/billing-reports/${name}`
      expect(dataOf<BillingReport>(await both.request('GET', path)).rows).toEqual([])
    }
    const stranger = await (await aPractice(test)).as('Owner')
    expect((await stranger.request('GET', practice.path('billing-reports/aging'))).status).toBe(404)
  })
})

const step = fc.record({
  verb: fc.constantFrom('bill', 'bill', 'pay', 'pay', 'credited', 'written_off', 'take back', 'wait'),
  which: fc.nat(20),
  cents: fc.integer({ min: 1, max: 500 }),
  days: fc.integer({ min: 0, max: 20 }),
})

/** What was lowered in the range, counted from the rows of the ledger and not by the server. */
const recountLowered = async (from: string, to: string) => {
  const entries = await inTenant(test.deps.db, practice.organizationId, (tx) =>
    rowsOfSql<{ kind: string; cents: number; day: string }>(
      tx,
      sql`select kind, amount_cents::int as cents, occurred_on::text as day from ledger_entries`,
    ),
  )
  const lowered = (kind: string) =>
    entries
      .filter((entry) => entry.kind === kind && entry.day >= from && entry.day <= to)
      .reduce((sum, { cents }) => sum - cents, 0)
  const [reduced, writtenOff] = [lowered('credited'), lowered('written_off')]
  return [reduced, writtenOff, 0, reduced + writtenOff]
}

it('whatever happens, every split of a report sums up to the same, and write-offs to the ledger', async () => {
  await newPractice()
  const clients = [await addClient(practice, owner), await addClient(practice, owner)]
  const invoices: Invoice[] = []
  let today = '2026-08-03'
  for (const { verb, which, cents, days } of fc.sample(step, { seed: 17, numRuns: 60 })) {
    const by = which % 2 === 0 ? owner : biller
    if (verb === 'wait') today = addDays(today, days)
    on(today)
    const client = clients[which % 2]
    if (verb === 'bill' && client !== undefined) {
      const { id } = await session(client, today, 'completed')
      const line = { appointmentId: id, description: 'Session', quantity: 1, unitPriceCents: cents }
      const other = { ...line, appointmentId: null, description: 'Report' }
      const input = invoiceInput(client.id, cents, { lines: which % 3 === 0 ? [line, other] : [line] })
      invoices.push(await issue(practice, owner, await draftInvoice(practice, owner, input)))
    }
    const at = which % Math.max(1, invoices.length)
    const invoice = invoices[at]
    if (invoice === undefined) continue
    // A step that makes no sense now is refused, and changes nothing.
    if (verb === 'pay') await payFor(practice, by, invoice, cents, { receivedOn: today, credit: days })
    if (verb === 'credited' || verb === 'written_off') {
      const path = practice.path(`invoices/${invoice.id}/adjustments`)
      await by.request('POST', path, adjustment(cents, verb))
    }
    if (verb === 'take back') {
      const current = dataOf<Invoice>(await by.request('GET', practice.path(`invoices/${invoice.id}`)))
      const entry = current.ledger.find(({ kind }) => kind === 'credited' || kind === 'written_off')
      const path = practice.path(`invoices/${invoice.id}/adjustments/${entry?.id ?? current.id}/reverse`)
      await by.request('POST', path)
    }
  }
  for (const name of ['deposits', 'write_offs', 'income'] as const) {
    for (const range of [`?from=2026-08-01&to=${today}`, '?from=2026-08-10&to=2026-09-10']) {
      const [first, ...others] = await Promise.all(
        BILLING_REPORT_KINDS[name].splits.map(
          async (split) => (await read(name, `${range}&split=${split}`)).totals,
        ),
      )
      expect(first?.some((cell) => cell !== 0)).toBe(true)
      for (const totals of others) expect(totals).toEqual(first)
    }
  }
  for (const [from, to] of [
    ['2026-08-01', today],
    ['2026-08-10', '2026-09-10'],
  ] as const) {
    const { totals } = await read('write_offs', `?from=${from}&to=${to}&split=month`)
    expect(totals).toEqual(await recountLowered(from, to))
  }
})
