import type { Client, Notification, NotificationsSummary, Page } from '@oaklet/api/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, appointmentBody, at, book, dataOf, setStatus } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { refusal } from '../../testing/refusal'
import { startTestApp } from '../../testing/start-test-app'
import { notified } from '../../testing/notified'

const test = startTestApp()
let practice: TestPractice
let scheduler: SignedInPerson
let clinician: SignedInPerson
let client: Client

beforeEach(async () => {
  practice = await aPractice(test)
  scheduler = await practice.as('Scheduler')
  clinician = await practice.as('Clinician')
  client = await addClient(practice, scheduler)
})

/** Books the clinician at each of the hours, a minute apart. */
async function bookAt(...times: string[]) {
  for (const time of times) {
    test.clock.advance(60_000)
    const who = { clientId: client.id, clinicianId: clinician.staffId }
    const startsAt = at(time)
    const endsAt = new Date(Date.parse(startsAt) + 3_000_000).toISOString()
    await book(practice, scheduler, appointmentBody(practice, who, { startsAt, endsAt }))
  }
}

const summaryOf = async (person: SignedInPerson) =>
  dataOf<NotificationsSummary>(await person.request('GET', practice.path('notifications/summary')))
const mark = (person: SignedInPerson, { id }: { id: string }, status: string) =>
  person.request('PATCH', practice.path(`notifications/${id}/status`), { status })

describe('the list', () => {
  it('has the newest first, in pages that meet without gap or double', async () => {
    await bookAt('09:00', '10:00', '11:00', '12:00', '13:00')
    const all = await notified(practice, clinician)
    expect(all.map(({ subject }) => subject.slice(-8).trim())).toEqual([
      '1:00 PM',
      '12:00 PM',
      '11:00 AM',
      '10:00 AM',
      '9:00 AM',
    ])
    const found: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const query: string = cursor === '' ? '' : `&cursor=${cursor}`
      const answer = await clinician.request('GET', practice.path(`notifications?limit=2${query}`))
      const page: Page<Notification> = dataOf(answer)
      expect(page.total).toBe(5)
      found.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(found).toEqual(all.map(({ id }) => id))
  })

  it('is narrowed to the unread, the archived, or one kind', async () => {
    await bookAt('09:00', '10:00', '11:00')
    const [first, second, third] = await notified(practice, clinician)
    await mark(clinician, { id: first?.id ?? '' }, 'read')
    await mark(clinician, { id: second?.id ?? '' }, 'archived')
    const ids = async (filter: 'unread' | 'all' | 'archived') =>
      (await notified(practice, clinician, { filter })).map(({ id }) => id)
    expect(await ids('unread')).toEqual([third?.id])
    expect(await ids('all')).toEqual([first?.id, third?.id])
    expect(await ids('archived')).toEqual([second?.id])
    expect(await notified(practice, clinician, { event: 'invoice_overdue' })).toEqual([])
    expect(await notified(practice, clinician, { event: 'appointment_booked' })).toHaveLength(2)
  })

  it.each(['filter=some', 'event=rain', 'limit=0', 'cursor=eyJ9'])('refuses ?%s by name', async (query) => {
    const answer = await clinician.request('GET', practice.path(`notifications?${query}`))
    expect(refusal(answer)).toEqual([422, 'validation_failed', query.replace(/=.*/, '')])
  })
})

describe('a notification', () => {
  it('becomes read and unread again, and keeps when it was first read', async () => {
    await bookAt('09:00')
    const [one] = await notified(practice, clinician)
    expect(one).toMatchObject({ status: 'unread', readAt: null })
    test.clock.advance(60_000)
    const readAt = test.clock.now().toISOString()
    const read = dataOf<Notification>(await mark(clinician, { id: one?.id ?? '' }, 'read'))
    expect(read).toEqual({ ...one, status: 'read', readAt })
    test.clock.advance(60_000)
    expect(dataOf(await mark(clinician, read, 'unread'))).toEqual({ ...read, status: 'unread' })
    expect(dataOf(await mark(clinician, read, 'read'))).toEqual(read)
    const trail = await auditTrail(test, practice, 'notification', read.id)
    expect(trail.map(({ action }) => action)).toEqual(['read', 'unread', 'read'])
  })

  it('is nobody else’s: not a colleague’s, not another practice’s, not another organization’s', async () => {
    await bookAt('09:00')
    const [one] = await notified(practice, clinician)
    const mine = { id: one?.id ?? '' }
    const both = await practice.as('Owner', { practiceIds: [practice.practiceId, practice.otherPracticeId] })
    const elsewhere = await aPractice(test)
    const stranger = await elsewhere.as('Owner')
    const tries = [
      await mark(both, mine, 'read'),
      await both.request(
        'PATCH',
        `/api/v1/practices/${practice.otherPracticeId}/notifications/${mine.id}/status`,
        {
          status: 'read',
        },
      ),
      await stranger.request('PATCH', elsewhere.path(`notifications/${mine.id}/status`), { status: 'read' }),
    ]
    expect(tries.map(refusal)).toEqual(Array.from(tries, () => [404, 'not_found']))
    expect(await notified(practice, clinician)).toEqual([one])
    expect(await notified(practice, both)).toEqual([])
  })

  it('has no other status', async () => {
    await bookAt('09:00')
    const [one] = await notified(practice, clinician)
    const answer = await mark(clinician, { id: one?.id ?? '' }, 'gone')
    expect(refusal(answer)).toEqual([422, 'validation_failed', 'status'])
  })
})

describe('the summary', () => {
  it('counts what is unread, and holds the last that came and wasn’t archived', async () => {
    expect(await summaryOf(clinician)).toEqual({ unread: 0, newest: null })
    await bookAt('09:00', '10:00')
    const [newest, first] = await notified(practice, clinician)
    expect(await summaryOf(clinician)).toEqual({ unread: 2, newest })
    await mark(clinician, { id: newest?.id ?? '' }, 'archived')
    expect(await summaryOf(clinician)).toEqual({ unread: 1, newest: first })
  })

  it('says that nothing is unread once all were marked as read, and only one’s own are', async () => {
    const other = await practice.as('Clinician', { name: 'Other' })
    await bookAt('09:00', '10:00')
    const who = { clientId: client.id, clinicianId: other.staffId }
    await book(practice, scheduler, appointmentBody(practice, who))
    const answer = await clinician.request('POST', practice.path('notifications/read-all'))
    expect(dataOf<NotificationsSummary>(answer).unread).toBe(0)
    expect((await notified(practice, clinician)).map(({ status }) => status)).toEqual(['read', 'read'])
    expect(await summaryOf(other)).toMatchObject({ unread: 1 })
    const trail = await auditTrail(test, practice, 'notification')
    expect(trail.map(({ action, userId }) => [action, userId])).toEqual([['read_all', clinician.userId]])
  })

  it('is of one practice', async () => {
    await bookAt('09:00')
    const both = await practice.as('Clinician', {
      practiceIds: [practice.practiceId, practice.otherPracticeId],
    })
    const who = { clientId: client.id, clinicianId: both.staffId }
    const booked = await book(practice, scheduler, appointmentBody(practice, who))
    await setStatus(practice, scheduler, booked, 'cancelled_client')
    expect((await summaryOf(both)).unread).toBe(2)
    const path = `/api/v1/practices/${practice.otherPracticeId}/notifications/summary`
    expect(dataOf(await both.request('GET', path))).toEqual({ unread: 0, newest: null })
  })
})
