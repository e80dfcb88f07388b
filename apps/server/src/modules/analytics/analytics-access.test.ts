import { ANALYTICS_TYPES, type Analytics, type Client } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTenant } from '../../db/tenant'
import { requester, type SignedInPerson, type TestAnswer } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, appointmentBody, at, book, dataOf, setStatus } from '../../testing/an-appointment'
import { aCompletedSession, draftInvoice, invoiceInput, issue } from '../../testing/an-invoice'
import { createTestApp, type TestApp } from '../../testing/create-test-app'

let test: TestApp
let practice: TestPractice
let owner: SignedInPerson

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  test.clock.set('2026-11-17T14:00:00Z')
  practice = await aPractice(test)
  owner = await practice.as('Owner')
})

const PATHS = ANALYTICS_TYPES.map((type) => `/api/analytics/${type}`)
const EXPORT = '/api/analytics/export?type=practice&format=csv'
const SOME_ID = '7d0f1a52-6c56-4a1c-9a59-2b7a4d1f7a11'
const outcome = ({ status, body }: TestAnswer) => [status, body.code]

const look = async (type: string, query = '', who = owner) =>
  dataOf<Analytics>(await who.request('GET', `/api/analytics/${type}${query}`))
const valueOf = ({ figures }: Analytics, id: string) => figures.find((figure) => figure.id === id)?.value

async function hold(client: Client, startsAt: string, endsAt: string) {
  const who = { clientId: client.id, clinicianId: owner.staffId }
  return setStatus(
    practice,
    owner,
    await book(practice, owner, appointmentBody(practice, who, { startsAt, endsAt })),
    'completed',
  )
}

describe('who may see analytics', () => {
  it.each([...PATHS, EXPORT])('%s is refused without signing in', async (path) => {
    expect(outcome(await requester(test)('GET', path))).toEqual([401, 'unauthenticated'])
  })

  it.each(PATHS)('%s is for those with analytics:view', async (path) => {
    for (const role of ['Owner', 'Practice Manager', 'Supervisor'] as const) {
      expect((await (await practice.as(role)).request('GET', path)).status).toBe(200)
    }
    for (const role of [
      'Clinician',
      'Clinician (own clients)',
      'Biller',
      'Scheduler',
      'Read-only',
    ] as const) {
      expect(outcome(await (await practice.as(role)).request('GET', path))).toEqual([403, 'forbidden'])
    }
  })

  it('refuses a file without the permission to export data, or to see analytics', async () => {
    const supervisor = await practice.as('Supervisor')
    expect(outcome(await supervisor.request('GET', EXPORT))).toEqual([403, 'forbidden'])
    const scheduler = await practice.as('Scheduler')
    await inTenant(test.deps.db, practice.organizationId, (tx) =>
      tx.execute(
        sql`update roles set permissions = array['data:export'] where id = ${practice.roleIds.Scheduler}`,
      ),
    )
    expect(outcome(await scheduler.request('GET', EXPORT))).toEqual([403, 'forbidden'])
    expect((await (await practice.as('Practice Manager')).request('GET', EXPORT)).status).toBe(200)
  })

  it.each([...PATHS, EXPORT])('%s knows no practice that isn’t the person’s', async (path) => {
    const elsewhere = await aPractice(test)
    for (const id of [practice.otherPracticeId, elsewhere.practiceId, SOME_ID]) {
      const join = path.includes('?') ? '&' : '?'
      expect(outcome(await owner.request('GET', `${path}${join}practiceId=${id}`))).toEqual([
        404,
        'not_found',
      ])
    }
  })

  it.each(PATHS)('%s knows no location and no clinician of another practice', async (path) => {
    const elsewhere = await aPractice(test)
    const stranger = await practice.as('Clinician', { practiceIds: [practice.otherPracticeId] })
    for (const query of [
      `locationId=${practice.otherLocationId}`,
      `locationId=${elsewhere.locationId}`,
      `clinicianId=${stranger.staffId}`,
      `clinicianId=${SOME_ID}`,
    ]) {
      expect(outcome(await owner.request('GET', `${path}?${query}`))).toEqual([404, 'not_found'])
    }
    const known = `?locationId=${practice.locationId}&clinicianId=${owner.staffId}`
    expect((await owner.request('GET', path + known)).status).toBe(200)
  })

  it('shows nothing of another organization', async () => {
    const { client } = await aCompletedSession(practice, owner)
    await issue(practice, owner, await draftInvoice(practice, owner, invoiceInput(client.id, 700)))
    const elsewhere = await (await aPractice(test)).as('Owner')
    for (const type of ANALYTICS_TYPES) {
      const { figures, series } = await look(type, '', elsewhere)
      for (const { value } of figures) expect(value ?? 0).toBe(0)
      for (const { points } of series) {
        expect(points.every(({ value }) => value === null || value === 0)).toBe(true)
      }
    }
    expect(valueOf(await look('financial'), 'outstanding')).toBe(700)
  })
})

describe('the range', () => {
  it('is the last 30 days of the practice’s calendar by default', async () => {
    test.clock.set('2026-11-18T04:59:59Z')
    expect(await look('practice')).toMatchObject({
      practiceId: practice.practiceId,
      timeZone: 'America/New_York',
      currency: 'USD',
      range: { start: '2026-10-19', end: '2026-11-17' },
      previous: { start: '2026-09-19', end: '2026-10-18' },
    })
    test.clock.set('2026-11-18T05:00:00Z')
    expect((await look('practice')).range.end).toBe('2026-11-18')
  })

  it('begins and ends at the practice’s midnight', async () => {
    const client = await addClient(practice, owner)
    await hold(client, at('00:00', '2026-11-11'), at('00:50', '2026-11-11'))
    await hold(client, at('23:00', '2026-11-10'), at('23:50', '2026-11-10'))
    await hold(client, at('23:10', '2026-11-17'), at('23:59', '2026-11-17'))
    await hold(client, at('00:00', '2026-11-18'), at('00:50', '2026-11-18'))
    const answer = await look('practice', '?dateRange=last-7-days')
    const figure = answer.figures.find(({ id }) => id === 'sessionsHeld')
    expect([figure?.value, figure?.previous]).toEqual([2, 1])
    const points = answer.series.find(({ id }) => id === 'sessionsHeld')?.points
    expect(points?.map(({ value }) => value)).toEqual([1, 0, 0, 0, 0, 0, 1])
  })

  it.each([
    ['dateRange=yesterday', 'dateRange', 'Choose a date range from the list'],
    ['dateRange=custom', 'startDate', 'Choose a start date'],
    ['dateRange=custom&startDate=2026-01-01', 'endDate', 'Choose an end date'],
    [
      'dateRange=custom&startDate=2026-01-02&endDate=2026-01-01',
      'endDate',
      'Choose an end date that is not before the start date',
    ],
    ['dateRange=custom&startDate=2026-02-30&endDate=2026-03-01', 'startDate', 'Use a date like 2026-11-17'],
    ['dateRange=custom&startDate=0000-01-01&endDate=0000-01-02', 'startDate', 'Use dates from 2000 to 2100'],
    ['dateRange=custom&startDate=2020-01-01&endDate=2026-01-01', 'endDate', 'Choose at most five years'],
    [
      'startDate=2026-01-01&endDate=2026-01-02',
      'dateRange',
      'Only a custom date range has a start date and an end date',
    ],
    ['practiceId=mine', 'practiceId', 'This is not a record id'],
    ['clinicianId=%00', 'clinicianId', 'This text has a character that can’t be stored'],
  ])('%s is a bad request, in words that can be shown', async (query, path, message) => {
    for (const call of [...PATHS.map((each) => `${each}?`), `${EXPORT}&`]) {
      const { status, body } = await owner.request('GET', call + query)
      expect([status, body.code, body['message']]).toEqual([400, 'malformed_request', message])
      expect(body.fieldErrors?.[0]).toEqual({ path, message })
    }
  })

  it('of five years, far ahead, is answered too', async () => {
    const query = '?dateRange=custom&startDate=2095-12-31&endDate=2100-12-31'
    for (const type of ANALYTICS_TYPES) expect((await look(type, query)).series.length).toBeGreaterThan(0)
  })
})

describe('a new practice', () => {
  it('has nothing to divide by, and nothing made up', async () => {
    const reported = (await Promise.all(ANALYTICS_TYPES.map((type) => look(type)))).flatMap(
      ({ figures }) => figures,
    )
    const unknown = reported.filter(({ value }) => value === null).map(({ id }) => id)
    expect(unknown).toEqual([
      'averageWait',
      'retention',
      'sessionsPerClient',
      'averageWeeksInTreatment',
      ...['phq9Intake', 'phq9Now', 'phq9ReliableImprovement', 'phq9Response'],
      ...['gad7Intake', 'gad7Now', 'gad7ReliableImprovement', 'gad7Response'],
      'collectionRate',
      'daysInReceivables',
      'noShowRate',
      'lateCancelRate',
      'telehealthShare',
      'averageLeadTime',
      'timeToInvoice',
    ])
    for (const { value } of reported) expect(value ?? 0).toBe(0)
    expect(reported.some(({ isSuppressed }) => isSuppressed)).toBe(false)
  })
})

it('tells the outstanding sum that the invoices tell', async () => {
  const { client } = await aCompletedSession(practice, owner)
  await issue(practice, owner, await draftInvoice(practice, owner, invoiceInput(client.id, 12_345)))
  const totals = dataOf<{ outstandingCents: number }>(
    await owner.request('GET', practice.path('invoices/totals')),
  )
  expect(valueOf(await look('financial'), 'outstanding')).toBe(totals.outstandingCents)
})

it('still knows a clinician who left the practice', async () => {
  await aCompletedSession(practice, owner)
  const query = `?clinicianId=${owner.staffId}`
  const viewer = await practice.as('Owner')
  await inTenant(test.deps.db, practice.organizationId, (tx) =>
    tx.execute(sql`delete from staff_practices where staff_id = ${owner.staffId}`),
  )
  expect(valueOf(await look('practice', query, viewer), 'sessionsHeld')).toBe(1)
})
