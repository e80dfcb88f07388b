import type { Appointment, CalendarFeed, NewCalendarFeed, StaffMember } from '@oaklet/api/contract'
import { aCalendarFeedBody } from '@oaklet/api/testing'
import ICAL from 'ical.js'
import { beforeEach, expect, it } from 'vitest'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, appointmentBody, at, book, dataOf, setStatus } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson
let clientId: string

beforeEach(async () => {
  practice = await aPractice(test)
  owner = await practice.as('Owner')
  clientId = (await addClient(practice, owner)).id
})

const add = (body: Parameters<typeof aCalendarFeedBody>[0] = {}, by = owner) =>
  by.request('POST', practice.path('calendar-feeds'), aCalendarFeedBody(body))
const make = async (...of: Parameters<typeof add>) => dataOf<NewCalendarFeed>(await add(...of))
const list = async (by = owner) =>
  dataOf<CalendarFeed[]>(await by.request('GET', practice.path('calendar-feeds')))
const pathOf = ({ address }: NewCalendarFeed) => new URL(address).pathname
const read = async (feed: NewCalendarFeed, headers: Record<string, string> = {}) =>
  test.app.request(pathOf(feed), { headers })

const bookOwn = (from: string, changes: Parameters<typeof appointmentBody>[2] = {}, by = owner) => {
  const who = { clientId, clinicianId: by.staffId }
  const endsAt = new Date(Date.parse(at(from)) + 50 * 60_000).toISOString()
  return book(practice, owner, appointmentBody(practice, who, { startsAt: at(from), endsAt, ...changes }))
}

async function eventsOf(feed: NewCalendarFeed): Promise<Record<string, string>[]> {
  const answer = await read(feed)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[])
  return calendar
    .getAllSubcomponents('vevent')
    .map((event) =>
      Object.fromEntries(
        event.getAllProperties().map((property) => [property.name, String(property.getFirstValue())]),
      ),
    )
}

it('shows the person’s own appointments by initials, and neither names, services nor notes', async () => {
  const colleague = await practice.as('Clinician')
  await bookOwn('10:00', { memo: 'Bring the form' })
  await bookOwn('11:00', {}, colleague)
  const feed = await make({ showsPlaces: true })
  expect(await eventsOf(feed)).toMatchObject([
    { dtstart: '2026-11-17T15:00:00Z', summary: 'M. L.', location: 'First office', sequence: '0' },
  ])
  const text = await (await read(feed)).text()
  expect(text).not.toMatch(/Maya|Lindqvist|session|Bring|90834/)
})

it('tells no more than that the person is busy where they want it so', async () => {
  await bookOwn('10:00')
  const [event] = await eventsOf(await make({ shows: 'busy' }))
  expect([event?.['summary'], event?.['location']]).toEqual(['Busy', undefined])
})

it('follows what becomes of an appointment, which two feeds call by different names', async () => {
  const appointment = await bookOwn('10:00')
  const [phone, laptop] = [await make(), await make({ label: 'My laptop' })]
  const [before] = await eventsOf(phone)
  expect((await eventsOf(laptop))[0]?.['uid']).not.toBe(before?.['uid'])
  const times = {
    startsAt: at('12:00'),
    endsAt: at('12:50'),
    allowOverlap: false,
    version: appointment.version,
  }
  const path = practice.path(`appointments/${appointment.id}/time`)
  const moved = dataOf<Appointment>(await owner.request('PATCH', path, times))
  expect(await eventsOf(phone)).toMatchObject([
    { uid: before?.['uid'], dtstart: '2026-11-17T17:00:00Z', sequence: '1' },
  ])
  await setStatus(practice, owner, moved, 'cancelled_client')
  expect(await eventsOf(phone)).toEqual([])
})

it('is sent once, and again when something has changed', async () => {
  await bookOwn('10:00')
  const feed = await make()
  const etag = (await read(feed)).headers.get('etag') ?? ''
  const same = await read(feed, { 'if-none-match': etag })
  expect([same.status, await same.text()]).toEqual([304, ''])
  await bookOwn('11:00')
  expect((await read(feed, { 'if-none-match': etag })).status).toBe(200)
})

it('is the person’s own, and says when it was read', async () => {
  const feed = await make()
  const { id, label, shows, showsPlaces, createdAt, lastReadAt } = feed
  expect(await list()).toEqual([{ id, label, shows, showsPlaces, createdAt, lastReadAt }])
  expect(await list(await practice.as('Clinician'))).toEqual([])
  await read(feed)
  expect((await list())[0]?.lastReadAt).toBe(test.clock.now().toISOString())
})

it('ends at once, with its person or with their right to see appointments, by one answer', async () => {
  const feed = await make()
  const clinician = await practice.as('Clinician')
  const theirs = await make({}, clinician)
  const foreign = await clinician.request('DELETE', practice.path(`calendar-feeds/${feed.id}`))
  expect(foreign.status).toBe(404)
  expect((await read(theirs)).status).toBe(200)
  const path = practice.path(`calendar-feeds/${feed.id}`)
  dataOf(await owner.request('DELETE', path))
  expect((await owner.request('DELETE', path)).status).toBe(404)
  const staffPath = `/api/v1/organizations/${practice.organizationId}/staff/${clinician.staffId}`
  const { version } = dataOf<StaffMember>(await owner.request('GET', staffPath))
  dataOf(
    await owner.request('POST', `${staffPath}/deactivate`, { appointments: { choice: 'leave' }, version }),
  )
  const unknown = { ...feed, address: feed.address.replace('.ics', 'x.ics') }
  const answers = await Promise.all([feed, theirs, unknown].map((one) => read(one)))
  const bodies = await Promise.all(
    answers.map(async (answer) => {
      const body = (await answer.json()) as { code: string; message: string }
      return [answer.status, body.code, body.message]
    }),
  )
  expect(bodies[0]?.[0]).toBe(404)
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
  const trail = await auditTrail(test, practice, 'calendar_feed', feed.id)
  expect(trail.map(({ action }) => action)).toEqual(['created', 'deleted'])
})

it('is made five times at most, and keeps no address', async () => {
  for (let count = 0; count < 5; count += 1) dataOf(await add({ label: `Feed ${count}` }))
  const sixth = await add()
  expect([sixth.status, JSON.stringify(sixth.body)]).toEqual([
    422,
    expect.stringContaining('You have 5 feeds already'),
  ])
})

it('is read 60 times an hour at most', async () => {
  const [feed, other] = [await make(), await make()]
  const statuses: number[] = []
  for (let count = 0; count < 61; count += 1) statuses.push((await read(feed)).status)
  expect([statuses.at(59), statuses.at(60)]).toEqual([200, 429])
  expect(Number((await read(feed)).headers.get('retry-after'))).toBeGreaterThan(3_000)
  expect((await read(other)).status).toBe(200)
})
