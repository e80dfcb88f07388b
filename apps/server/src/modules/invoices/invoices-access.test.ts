import type { Client, Invoice, InvoiceSummary, Page } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { sqlState } from '../../db/sql-state'
import { inTenant } from '../../db/tenant'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, dataOf } from '../../testing/an-appointment'
import { draftInvoice, invoiceInput, issue } from '../../testing/an-invoice'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson
let client: Client
let issued: Invoice

beforeEach(async () => {
  practice = await aPractice(test)
  owner = await practice.as('Owner')
  client = await addClient(practice, owner)
  issued = await issue(practice, owner, await draftInvoice(practice, owner, invoiceInput(client.id, 500)))
})

/** Every call that names one invoice. */
const callsOn = ({ id, version }: Invoice) =>
  [
    ['GET', `invoices/${id}`, undefined],
    ['PUT', `invoices/${id}`, { ...invoiceInput(client.id, 1), version }],
    ['DELETE', `invoices/${id}`, undefined],
    ['POST', `invoices/${id}/issue`, { version }],
    ['POST', `invoices/${id}/void`, { version }],
  ] as const

describe('an invoice', () => {
  it('is not found in another practice, nor from another organization', async () => {
    const both = await practice.as('Owner', { practiceIds: [practice.practiceId, practice.otherPracticeId] })
    const strangers = await aPractice(test)
    const stranger = await strangers.as('Owner')
    for (const [method, path, body] of callsOn(issued)) {
      const beside = await both.request(method, `/api/v1/practices/${practice.otherPracticeId}/${path}`, body)
      const outside = await stranger.request(method, strangers.path(path), body)
      expect([beside.status, outside.status]).toEqual([404, 404])
    }
    expect(dataOf(await owner.request('GET', practice.path(`invoices/${issued.id}`)))).toEqual(issued)
  })

  it('is read but not touched by who may only read', async () => {
    const reader = await practice.as('Read-only')
    const [read, ...writes] = callsOn(issued)
    expect((await reader.request(read[0], practice.path(read[1]))).status).toBe(200)
    for (const [method, path, body] of writes) {
      expect((await reader.request(method, practice.path(path), body)).status).toBe(403)
    }
  })

  it('of another’s client is unknown to a clinician who sees only their own', async () => {
    const own = await practice.as('Clinician (own clients)')
    expect((await own.request('GET', practice.path(`invoices/${issued.id}`))).status).toBe(404)
    const theirs = await addClient(practice, owner, { primaryClinicianId: own.staffId })
    const visible = await draftInvoice(practice, owner, invoiceInput(theirs.id, 700))
    const list = dataOf<Page<InvoiceSummary>>(await own.request('GET', practice.path('invoices')))
    expect(list.items.map(({ id }) => id)).toEqual([visible.id])
    expect(list.total).toBe(1)
    expect(dataOf(await own.request('GET', practice.path('invoices/totals')))).toEqual({
      outstandingCents: 0,
      overdueCents: 0,
      overdueCount: 0,
      draftCount: 1,
    })
  })
})

describe('the ledger', () => {
  it.each(['update ledger_entries set amount_cents = 0', 'delete from ledger_entries'])(
    'is only ever added to: the application can’t %s',
    async (statement) => {
      const tried = inTenant(test.deps.db, practice.organizationId, (tx) => tx.execute(sql.raw(statement)))
      const refused = await tried.then(
        () => 'done',
        (error: unknown) => sqlState(error),
      )
      expect(refused).toBe('42501')
    },
  )
})
