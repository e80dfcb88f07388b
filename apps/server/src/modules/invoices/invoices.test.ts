import type { Appointment, Invoice, InvoiceSummary, InvoiceTotals, Page } from '@oaklet/api/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, appointmentBody, book, dataOf } from '../../testing/an-appointment'
import { aCompletedSession, draftInvoice, invoiceInput, issue } from '../../testing/an-invoice'
import { startTestApp } from '../../testing/start-test-app'

const NINE_IN_NEW_YORK = '2026-11-17T14:00:00Z'

const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson

beforeEach(async () => {
  test.clock.set(NINE_IN_NEW_YORK)
  practice = await aPractice(test)
  owner = await practice.as('Owner')
})

const forSession = (clientId: string, appointmentId: string) =>
  invoiceInput(clientId, 15_000, {
    lines: [{ appointmentId, description: 'Session', quantity: 1, unitPriceCents: 15_000 }],
  })
const post = (path: string, body: object) => owner.request('POST', practice.path(path), body)
const get = async <Data>(path: string) => dataOf<Data>(await owner.request('GET', practice.path(path)))
const uninvoiced = (query = '') => get<Page<Appointment>>(`appointments/uninvoiced${query}`)

describe('a draft', () => {
  it('bills completed sessions, has no number and owes nothing yet', async () => {
    const { client, appointment } = await aCompletedSession(practice, owner)
    expect((await uninvoiced(`?clientId=${client.id}`)).items.map(({ id }) => id)).toEqual([appointment.id])
    const draft = await draftInvoice(practice, owner, forSession(client.id, appointment.id))
    expect(draft).toMatchObject({
      number: null,
      status: 'draft',
      client: { id: client.id, name: 'Maya Lindqvist' },
      lines: [{ appointmentId: appointment.id, servedAt: appointment.startsAt, amountCents: 15_000 }],
      totalCents: 15_000,
      balanceCents: 0,
      ledger: [],
      currency: 'USD',
    })
    expect((await uninvoiced()).total).toBe(0)
    expect(await get<Appointment>(`appointments/${appointment.id}`)).toMatchObject({ invoiceId: draft.id })
  })

  it('refuses a session that another invoice bills', async () => {
    const { client, appointment } = await aCompletedSession(practice, owner)
    await draftInvoice(practice, owner, forSession(client.id, appointment.id))
    const again = await post('invoices', forSession(client.id, appointment.id))
    expect([again.status, again.body.code]).toEqual([409, 'already_invoiced'])
  })

  it('refuses another client’s session, one to come, and an unknown client', async () => {
    const { client, appointment } = await aCompletedSession(practice, owner)
    const other = await addClient(practice, owner)
    const ahead = await book(
      practice,
      owner,
      appointmentBody(practice, { clientId: client.id, clinicianId: owner.staffId }),
    )
    for (const [clientId, appointmentId] of [
      [other.id, appointment.id],
      [client.id, ahead.id],
    ] as const) {
      const refused = await post('invoices', forSession(clientId, appointmentId))
      expect(refused.body.fieldErrors?.map(({ path }) => path)).toEqual(['lines.0.appointmentId'])
    }
    const unknown = await post('invoices', invoiceInput(test.deps.newId(), 100))
    expect(unknown.body.fieldErrors?.map(({ path }) => path)).toEqual(['clientId'])
  })

  it.each([0.5, -1, '100', null, 10_000_001])(
    'has prices in whole cents, so not %j',
    async (unitPriceCents) => {
      const { id } = await addClient(practice, owner)
      const line = { appointmentId: null, description: 'Session', quantity: 1, unitPriceCents }
      const refused = await post('invoices', { ...invoiceInput(id, 0), lines: [line] })
      expect([refused.status, refused.body.fieldErrors?.map(({ path }) => path)]).toEqual([
        422,
        ['lines.0.unitPriceCents'],
      ])
    },
  )

  it('bills two services of one session on two lines', async () => {
    const { client, appointment } = await aCompletedSession(practice, owner)
    const line = { appointmentId: appointment.id, description: 'Part', quantity: 1, unitPriceCents: 500 }
    const draft = await draftInvoice(
      practice,
      owner,
      invoiceInput(client.id, 0, { lines: [line, { ...line, quantity: 3 }] }),
    )
    expect(draft.totalCents).toBe(2000)
  })

  it('can be changed, which frees what it no longer bills', async () => {
    const { client, appointment } = await aCompletedSession(practice, owner)
    const draft = await draftInvoice(practice, owner, forSession(client.id, appointment.id))
    const path = practice.path(`invoices/${draft.id}`)
    const body = { ...invoiceInput(client.id, 900), version: draft.version }
    const changed = dataOf<Invoice>(await owner.request('PUT', path, body))
    expect(changed).toMatchObject({ totalCents: 900, version: 2, lines: [{ description: 'Report' }] })
    expect((await uninvoiced()).total).toBe(1)
    const late = await owner.request('PUT', path, body)
    expect(late).toMatchObject({ status: 409, body: { code: 'stale_edit', current: changed } })
  })

  it('can be deleted, which frees its sessions', async () => {
    const { client, appointment } = await aCompletedSession(practice, owner)
    const draft = await draftInvoice(practice, owner, forSession(client.id, appointment.id))
    const path = practice.path(`invoices/${draft.id}`)
    expect(dataOf(await owner.request('DELETE', path))).toBeNull()
    expect((await owner.request('GET', path)).status).toBe(404)
    expect((await uninvoiced()).total).toBe(1)
  })
})

describe('an issued invoice', () => {
  it('has a number, today’s date, a due date 30 days on, and explains its balance', async () => {
    const client = await addClient(practice, owner)
    const issued = await issue(
      practice,
      owner,
      await draftInvoice(practice, owner, invoiceInput(client.id, 900)),
    )
    expect(issued).toMatchObject({
      number: 1,
      status: 'issued',
      issuedOn: '2026-11-17',
      dueOn: '2026-12-17',
      balanceCents: 900,
      ledger: [{ kind: 'issued', occurredOn: '2026-11-17', amountCents: 900, balanceAfterCents: 900 }],
    })
    expect(await get(`clients/${client.id}`)).toMatchObject({ balanceCents: 900 })
  })

  it('is dated by the practice’s clock, not by UTC', async () => {
    test.clock.set('2026-11-18T03:00:00Z')
    const client = await addClient(practice, owner)
    const draft = await draftInvoice(practice, owner, invoiceInput(client.id, 900, { dueOn: '2026-11-20' }))
    expect(await issue(practice, owner, draft)).toMatchObject({ issuedOn: '2026-11-17', dueOn: '2026-11-20' })
  })

  it('is never due before it is issued', async () => {
    const client = await addClient(practice, owner)
    const path = practice.path('invoices')
    for (const dueOn of ['2026-11-16', '2020-01-01', '0026-12-31']) {
      const answer = await owner.request('POST', path, invoiceInput(client.id, 900, { dueOn }))
      expect([answer.status, answer.body.fieldErrors?.map((field) => field.path)]).toEqual([422, ['dueOn']])
    }
  })

  it('that was due before it could be issued waits for a later due date', async () => {
    const client = await addClient(practice, owner)
    const input = invoiceInput(client.id, 900, { dueOn: '2026-11-17' })
    const draft = await draftInvoice(practice, owner, input)
    test.clock.set('2026-11-19T14:00:00Z')
    const path = practice.path(`invoices/${draft.id}`)
    const refused = await owner.request('POST', `${path}/issue`, { version: draft.version })
    expect(refused).toMatchObject({ status: 409, body: { code: 'transition_refused' } })
    const noted = { ...input, notes: 'Sent by post', version: draft.version }
    const changed = dataOf<Invoice>(await owner.request('PUT', path, noted))
    const later = { ...noted, dueOn: '2026-11-19', version: changed.version }
    const again = dataOf<Invoice>(await owner.request('PUT', path, later))
    expect(await issue(practice, owner, again)).toMatchObject({ dueOn: '2026-11-19', daysOverdue: 0 })
  })

  it('can’t be issued again, changed or deleted', async () => {
    const client = await addClient(practice, owner)
    const { id, version } = await issue(
      practice,
      owner,
      await draftInvoice(practice, owner, invoiceInput(client.id, 900)),
    )
    const path = practice.path(`invoices/${id}`)
    const answers = [
      await owner.request('POST', `${path}/issue`, { version }),
      await owner.request('PUT', path, { ...invoiceInput(client.id, 1), version }),
      await owner.request('DELETE', path),
    ]
    expect(answers.map(({ body }) => body.code)).toEqual(Array(3).fill('transition_refused'))
  })

  it('keeps its sessions as they are', async () => {
    const { client, appointment } = await aCompletedSession(practice, owner)
    await draftInvoice(practice, owner, forSession(client.id, appointment.id))
    const back = await owner.request('PATCH', practice.path(`appointments/${appointment.id}/status`), {
      status: 'checked_in',
      version: appointment.version,
    })
    expect([back.status, back.body.code]).toEqual([409, 'transition_refused'])
  })

  it('owes nothing once it is void, keeps its number, and frees its sessions', async () => {
    const { client, appointment } = await aCompletedSession(practice, owner)
    const draft = await draftInvoice(practice, owner, forSession(client.id, appointment.id))
    const issued = await issue(practice, owner, draft)
    const path = `invoices/${issued.id}/void`
    expect((await post(path, { version: draft.version })).body.code).toBe('stale_edit')
    const voided = dataOf<Invoice>(await post(path, { version: issued.version }))
    expect(voided).toMatchObject({ status: 'void', number: 1, balanceCents: 0, daysOverdue: 0 })
    expect(voided.ledger.map(({ kind, balanceAfterCents }) => [kind, balanceAfterCents])).toEqual([
      ['issued', 15_000],
      ['voided', 0],
    ])
    expect((await uninvoiced()).total).toBe(1)
    const again = await issue(
      practice,
      owner,
      await draftInvoice(practice, owner, forSession(client.id, appointment.id)),
    )
    expect(again.number).toBe(2)
    expect((await post(path, { version: voided.version })).body.code).toBe('transition_refused')
  })
})

describe('the list', () => {
  it('shows drafts first, then the highest number first, page by page', async () => {
    const client = await addClient(practice, owner)
    const ids: string[] = []
    for (let index = 0; index < 5; index += 1) {
      const draft = await draftInvoice(practice, owner, invoiceInput(client.id, 100))
      if (index > 1) await issue(practice, owner, draft)
      ids.push(draft.id)
      test.clock.advance(1000)
    }
    const expected = [ids[1], ids[0], ids[4], ids[3], ids[2]]
    for (const limit of [1, 2, 3, 5]) {
      const seen: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const from: string = cursor === '' ? '' : `&cursor=${cursor}`
        const page: Page<InvoiceSummary> = await get(`invoices?limit=${limit}${from}`)
        expect(page.total).toBe(5)
        seen.push(...page.items.map(({ id }) => id))
        cursor = page.nextCursor
      }
      expect(seen).toEqual(expected)
    }
  })

  it('filters by what the ledger and the practice’s date say', async () => {
    const client = await addClient(practice, owner)
    const other = await addClient(practice, owner, { firstName: 'Ravi', lastName: 'Menon' })
    await draftInvoice(practice, owner, invoiceInput(client.id, 100))
    const due = await issue(
      practice,
      owner,
      await draftInvoice(practice, owner, invoiceInput(client.id, 200, { dueOn: '2026-11-20' })),
    )
    const part = await issue(
      practice,
      owner,
      await draftInvoice(practice, owner, invoiceInput(other.id, 300)),
    )
    dataOf(
      await post('payments', {
        clientId: other.id,
        method: 'cash',
        amountCents: 100,
        receivedOn: '2026-11-17',
        reference: '',
        allocations: [{ invoiceId: part.id, amountCents: 100 }],
      }),
    )
    test.clock.set('2026-11-21T04:59:00Z')
    const numbers = async (query: string) =>
      (await get<Page<InvoiceSummary>>(`invoices?${query}`)).items.map(({ number }) => number)
    expect(await numbers('filter=overdue')).toEqual([])
    test.clock.set('2026-11-21T05:01:00Z')
    expect(await numbers('filter=overdue')).toEqual([due.number])
    expect(await get(`invoices/${due.id}`)).toMatchObject({ daysOverdue: 1 })
    expect(await numbers('filter=open')).toEqual([part.number, due.number])
    expect(await numbers('filter=issued')).toEqual([due.number])
    expect(await numbers('filter=partially_paid')).toEqual([part.number])
    expect(await numbers('filter=draft')).toEqual([null])
    expect(await numbers('filter=paid')).toEqual([])
    expect(await numbers('q=menon')).toEqual([part.number])
    expect(await numbers(`q=%23${String(due.number)}`)).toEqual([due.number])
    expect(await numbers(`clientId=${other.id}`)).toEqual([part.number])
    expect(await numbers('from=2026-11-17&to=2026-11-17')).toEqual([part.number, due.number])
    expect(await numbers('from=2026-11-18')).toEqual([])
    expect(await numbers('to=2026-11-16')).toEqual([])
    const sums = (query = '') => get<InvoiceTotals>(`invoices/totals${query}`)
    const all = { outstandingCents: 400, overdueCents: 200, overdueCount: 1, draftCount: 1 }
    expect(await sums()).toEqual(all)
    expect(await sums('?from=2026-11-17')).toEqual({ ...all, draftCount: 0 })
    const none = { outstandingCents: 0, overdueCents: 0, overdueCount: 0, draftCount: 0 }
    expect(await sums('?q=menon')).toEqual({ ...none, outstandingCents: 200 })
    expect(await sums('?filter=overdue')).toEqual({ ...all, outstandingCents: 200, draftCount: 0 })
    expect(await sums('?to=2026-11-16')).toEqual(none)
  })
})
