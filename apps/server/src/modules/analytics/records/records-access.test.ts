import type { AnalyticsRecords, BuiltInRole, Client, Permission } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { inTenant } from '../../../db/tenant'
import { requester, type SignedInPerson, type TestAnswer } from '../../../testing/a-person'
import { aPractice, type TestPractice } from '../../../testing/a-practice'
import { addClient, appointmentBody, at, book, dataOf, setStatus } from '../../../testing/an-appointment'
import { draftInvoice, invoiceInput, issue } from '../../../testing/an-invoice'
import { startTestApp } from '../../../testing/start-test-app'

const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson

beforeEach(async () => {
  test.clock.set('2026-11-17T14:00:00Z')
  practice = await aPractice(test)
  owner = await practice.as('Owner')
})

const SESSIONS = 'type=practice&figure=sessionsHeld'
const CLIENTS = 'type=practice&figure=activeClients'
const BILLED = 'type=financial&figure=billed'
const COLLECTED = 'type=financial&figure=collected'
const BEHIND = [SESSIONS, CLIENTS, BILLED, COLLECTED]
const SOME_ID = '7d0f1a52-6c56-4a1c-9a59-2b7a4d1f7a11'

const call = (query: string, who = owner) => who.request('GET', `/api/analytics/records?${query}`)
const list = async (query: string, who = owner) => dataOf<AnalyticsRecords>(await call(query, who))
const outcome = ({ status, body }: TestAnswer) => [status, body.code]

/** A person with a role that allows only this, in this practice. */
async function personWith(permissions: readonly Permission[], role: BuiltInRole = 'Scheduler') {
  await inTenant(test.deps.db, practice.organizationId, (tx) =>
    tx.execute(sql`
      update roles set permissions = string_to_array(${permissions.join()}, ',')
      where id = ${practice.roleIds[role]}`),
  )
  return practice.as(role)
}

/** A client of a clinician's, who came once, was billed 100.00 and paid 40.00, and 5.00 too much. */
async function aPaidSession(clinician: SignedInPerson): Promise<Client> {
  const client = await addClient(practice, owner, { primaryClinicianId: clinician.staffId })
  const who = { clientId: client.id, clinicianId: clinician.staffId }
  const times = { startsAt: at('10:00', '2026-11-10'), endsAt: at('10:50', '2026-11-10') }
  await setStatus(
    practice,
    owner,
    await book(practice, owner, appointmentBody(practice, who, times)),
    'completed',
  )
  const { id } = await issue(
    practice,
    owner,
    await draftInvoice(practice, owner, invoiceInput(client.id, 10_000)),
  )
  const payment = { clientId: client.id, method: 'card', receivedOn: '2026-11-16', reference: '' }
  const money = { amountCents: 4500, allocations: [{ invoiceId: id, amountCents: 4000 }] }
  dataOf(await owner.request('POST', practice.path('payments'), { ...payment, ...money }))
  return client
}

describe('who may see the records behind a number', () => {
  it('is no one who isn’t signed in, or may not see analytics', async () => {
    for (const query of BEHIND) {
      expect(outcome(await requester(test)('GET', `/api/analytics/records?${query}`))).toEqual([
        401,
        'unauthenticated',
      ])
      expect(outcome(await call(query, await practice.as('Clinician')))).toEqual([403, 'forbidden'])
    }
  })

  it.each([
    ['appointments:view', [SESSIONS]],
    ['clients:view', [CLIENTS, 'type=practice&figure=retention', 'type=clinical&figure=clientsSeen']],
    ['invoices:view', [BILLED, COLLECTED, 'type=operational&figure=timeToInvoice']],
  ] as const)('are those with %s beside analytics:view', async (permission, shown) => {
    const viewer = await personWith(['analytics:view', permission])
    for (const query of new Set([...BEHIND, ...shown])) {
      const isShown = (shown as readonly string[]).includes(query)
      expect([query, (await call(query, viewer)).status]).toEqual([query, isShown ? 200 : 403])
    }
  })

  it('a person with own records sees only those, as in their lists, and the whole number', async () => {
    const own = ['appointments:view:own', 'clients:view:own', 'invoices:view:own'] as const
    const clinician = await personWith(['analytics:view', ...own], 'Clinician (own clients)')
    const mine = await aPaidSession(clinician)
    await aPaidSession(owner)
    for (const [query, whole, seen] of [
      [SESSIONS, 2, 1],
      [CLIENTS, 2, 1],
      [BILLED, 20_000, 1],
      [COLLECTED, 9000, 2],
      ['type=financial&figure=outstanding', 12_000, 1],
    ] as const) {
      const records = await list(query, clinician)
      const { value, total, isOwnOnly } = records
      expect([query, value, total, isOwnOnly]).toEqual([query, whole, seen, true])
      expect(new Set(records.items.map(({ clientId }) => clientId))).toEqual(new Set([mine.id]))
      expect(await list(query)).toMatchObject({ total: 2 * seen, isOwnOnly: false })
    }
  })

  it('leave a number suppressed that is of few, and are of whom the person may see', async () => {
    const may = ['analytics:view', 'clients:view:own'] as const
    const clinician = await personWith(may, 'Clinician (own clients)')
    const mine = await aPaidSession(clinician)
    await aPaidSession(owner)
    const records = await list('type=clinical&figure=clientsSeen', clinician)
    expect(records).toMatchObject({ value: null, isSuppressed: true, isOwnOnly: true, total: 1 })
    expect(records.items).toMatchObject([{ recordId: mine.id, date: '2026-11-10' }])
  })

  it('are not of another practice or organization', async () => {
    await aPaidSession(owner)
    const elsewhere = await aPractice(test)
    const stranger = await elsewhere.as('Owner')
    for (const query of BEHIND) {
      expect(await list(query, stranger)).toMatchObject({ items: [], total: 0 })
      for (const id of [practice.otherPracticeId, elsewhere.practiceId, SOME_ID]) {
        expect(outcome(await call(`${query}&practiceId=${id}`))).toEqual([404, 'not_found'])
      }
      for (const id of [practice.otherLocationId, elsewhere.locationId]) {
        expect(outcome(await call(`${query}&locationId=${id}`))).toEqual([404, 'not_found'])
      }
      expect(outcome(await call(`${query}&clinicianId=${stranger.staffId}`))).toEqual([404, 'not_found'])
    }
  })
})

describe('a number', () => {
  it.each([
    ['no figure', 'type=practice&figure=sessions'],
    ['a figure of another kind', 'type=clinical&figure=sessionsHeld'],
    ['what every object has', 'type=practice&figure=constructor'],
    ['a breakdown as a whole', 'type=practice&figure=sessionsHeldByClinician'],
    ['a part of no breakdown', `${SESSIONS}&part=${SOME_ID}`],
    ['a part that isn’t shown', `type=practice&figure=sessionsHeldByClinician&part=${SOME_ID}`],
  ])('that is %s is not found', async (_, query) => {
    expect(outcome(await call(query))).toEqual([404, 'not_found'])
  })

  it.each([
    ['dateRange=custom&startDate=2026-01-01', 'endDate', 'Choose an end date'],
    ['dateRange=yesterday', 'dateRange', 'Choose a date range from the list'],
  ])('of a senseless range is a bad request: %s', async (query, path, message) => {
    const { status, body } = await call(`${SESSIONS}&${query}`)
    expect([status, body.code, body.fieldErrors?.[0]]).toEqual([400, 'malformed_request', { path, message }])
  })

  it('has no page at a cursor that isn’t its own', async () => {
    expect(outcome(await call(`${SESSIONS}&cursor=nonsense`))).toEqual([422, 'validation_failed'])
  })
})

describe('a record', () => {
  const wordsOf = ({ items }: AnalyticsRecords) =>
    items.map(({ kind, label, detail, date, amount }) => [kind, label, detail, date, amount])

  it('says whose it is, what it is, and the day it counts by', async () => {
    const client = await aPaidSession(owner)
    expect(wordsOf(await list(SESSIONS))).toEqual([
      [
        'appointment',
        'Maya Lindqvist',
        'Individual session, 45 minutes, Owner, completed',
        '2026-11-10',
        null,
      ],
    ])
    expect(wordsOf(await list('type=practice&figure=newClients'))).toEqual([
      ['client', 'Maya Lindqvist', 'Active, Owner', '2026-11-17', null],
    ])
    expect(wordsOf(await list(BILLED))).toEqual([
      ['invoice', 'Maya Lindqvist', 'Invoice 1, issued', '2026-11-17', 10_000],
    ])
    expect(wordsOf(await list('type=financial&figure=outstanding'))).toEqual([
      ['invoice', 'Maya Lindqvist', 'Invoice 1, still owed', '2026-11-17', 6000],
    ])
    const paid = await list(COLLECTED)
    expect(new Set(wordsOf(paid))).toEqual(
      new Set([
        ['payment', 'Maya Lindqvist', 'Card payment, invoice 1', '2026-11-16', 4000],
        ['payment', 'Maya Lindqvist', 'Card payment, kept as credit', '2026-11-16', 500],
      ]),
    )
    expect(new Set(paid.items.map(({ recordId }) => recordId)).size).toBe(1)
    expect(paid.items.every(({ clientId }) => clientId === client.id)).toBe(true)
  })

  it('is listed with the part that it belongs to, and with no other', async () => {
    await addClient(practice, owner, { referralSource: 'school', lastName: 'Asked' })
    await addClient(practice, owner, { lastName: 'Unasked' })
    const ofSource = (part: string) => list(`type=practice&figure=newClientsByReferralSource&part=${part}`)
    const [asked, unasked] = [await ofSource('school'), await ofSource('not_recorded')]
    expect([asked.part?.label, asked.items.map(({ label }) => label)]).toEqual([
      'School or college',
      ['Maya Asked'],
    ])
    expect([unasked.part?.label, unasked.items.map(({ label }) => label)]).toEqual([
      'Not recorded',
      ['Maya Unasked'],
    ])
  })

  it('of the last hour of a day counts by the practice’s day', async () => {
    const client = await addClient(practice, owner)
    const who = { clientId: client.id, clinicianId: owner.staffId }
    const times = { startsAt: at('23:00', '2026-11-10'), endsAt: at('23:50', '2026-11-10') }
    await setStatus(
      practice,
      owner,
      await book(practice, owner, appointmentBody(practice, who, times)),
      'completed',
    )
    expect((await list(SESSIONS)).items).toMatchObject([
      { date: '2026-11-10', startsAt: '2026-11-11T04:00:00.000Z', clientId: client.id },
    ])
  })
})
