import type { Claim, Dashboard } from '@oaklet/api/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SignedInPerson } from '../../testing/a-person'
import { aClaimableSession, makeClaim, stepOfClaim } from '../../testing/a-claim'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, appointmentBody, at, book, dataOf, setStatus } from '../../testing/an-appointment'
import { aCompletedSession, draftInvoice, invoiceInput, issue, payFor } from '../../testing/an-invoice'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson

beforeEach(async () => {
  test.clock.set('2026-11-17T14:00:00Z')
  practice = await aPractice(test)
  owner = await practice.as('Owner')
})

const look = async (who: SignedInPerson) =>
  dataOf<Dashboard>(await who.request('GET', practice.path('dashboard')))
const NOT_BOOKED = { count: 0, firstAt: null, lastEndsAt: null }
const NOTHING = { count: 0, totalCents: 0, oldestOn: null }

describe('the dashboard', () => {
  it('of a new practice is empty', async () => {
    expect(await look(owner)).toEqual({
      date: '2026-11-17',
      timeZone: 'America/New_York',
      currency: 'USD',
      appointments: [],
      alerts: { total: 0, newest: [] },
      lowAuthorizations: { count: 0, soonestOn: null },
      unverifiedCoverage: 0,
      packetsToReview: 0,
      packetsStalled: 0,
      claims: { unclaimedSessionCount: 0, draftCount: 0, rejectedCount: 0 },
      uninvoiced: NOTHING,
      overdue: NOTHING,
      drafts: NOTHING,
      month: { billedCents: 0, collectedCents: 0, outstandingCents: 0 },
      week: [18, 19, 20, 21, 22, 23, 24].map((day) => ({
        date: `2026-11-${day}`,
        all: NOT_BOOKED,
        mine: NOT_BOOKED,
      })),
    })
  })

  it('counts the seven days ahead by the practice’s clock, and which of them are one’s own', async () => {
    const { id: clientId } = await addClient(practice, owner)
    const clinician = await practice.as('Clinician')
    const add = (startsAt: string, endsAt: string, clinicianId = owner.staffId) =>
      book(practice, owner, appointmentBody(practice, { clientId, clinicianId }, { startsAt, endsAt }))
    await add(at('23:30'), at('00:20', '2026-11-18'))
    const first = await add(at('08:00', '2026-11-18'), at('08:50', '2026-11-18'))
    const late = await add(at('23:30', '2026-11-18'), at('23:59', '2026-11-18'), clinician.staffId)
    await setStatus(
      practice,
      owner,
      await add(at('10:00', '2026-11-18'), at('10:50', '2026-11-18')),
      'cancelled_client',
    )
    await add(at('00:10', '2026-11-25'), at('01:00', '2026-11-25'))
    const { week } = await look(owner)
    expect(week[0]).toEqual({
      date: '2026-11-18',
      all: { count: 2, firstAt: first.startsAt, lastEndsAt: late.endsAt },
      mine: { count: 1, firstAt: first.startsAt, lastEndsAt: first.endsAt },
    })
    expect(week.slice(1).map(({ all }) => all)).toEqual(Array(6).fill(NOT_BOOKED))
    const own = await practice.as('Clinician (own clients)')
    expect((await look(own)).week.map(({ all }) => all)).toEqual(Array(7).fill(NOT_BOOKED))
  })

  it('tells the money of the month so far, and of one’s own clients only', async () => {
    const { client } = await aCompletedSession(practice, owner)
    await issue(practice, owner, await draftInvoice(practice, owner, invoiceInput(client.id, 700)))
    test.clock.set('2026-12-01T14:00:00Z')
    const invoice = await issue(
      practice,
      owner,
      await draftInvoice(practice, owner, invoiceInput(client.id, 250)),
    )
    await payFor(practice, owner, invoice, 100, { receivedOn: '2026-12-01' })
    const month = { billedCents: 250, collectedCents: 100, outstandingCents: 850 }
    expect((await look(owner)).month).toEqual(month)
    const own = await look(await practice.as('Clinician (own clients)'))
    expect(own.month).toEqual({ billedCents: 0, collectedCents: 0, outstandingCents: 0 })
    expect((await look(await practice.as('Scheduler'))).month).toBeNull()
  })

  it('shows today by the practice’s clock, whatever the status', async () => {
    const { id: clientId } = await addClient(practice, owner)
    const add = (startsAt: string, endsAt: string) =>
      book(
        practice,
        owner,
        appointmentBody(practice, { clientId, clinicianId: owner.staffId }, { startsAt, endsAt }),
      )
    const late = await add(at('23:00'), at('23:50'))
    const early = await setStatus(practice, owner, await add(at('08:00'), at('08:50')), 'cancelled_client')
    await add(at('00:30', '2026-11-18'), at('01:00', '2026-11-18'))
    expect((await look(owner)).appointments.map(({ id }) => id)).toEqual([early.id, late.id])
    test.clock.set('2026-11-18T04:59:00Z')
    expect((await look(owner)).date).toBe('2026-11-17')
    test.clock.set('2026-11-18T05:00:00Z')
    expect((await look(owner)).appointments).toHaveLength(1)
  })

  it('counts the insured sessions on no claim and the claims to fix, for those who may see claims', async () => {
    const { coverage, session } = await aClaimableSession(test, practice, owner)
    const waiting = async (who = owner) => (await look(who)).claims
    expect(await waiting()).toEqual({ unclaimedSessionCount: 1, draftCount: 0, rejectedCount: 0 })
    const claim = await makeClaim(practice, owner, coverage, [session])
    expect(await waiting()).toEqual({ unclaimedSessionCount: 0, draftCount: 0, rejectedCount: 0 })
    const sent = dataOf<Claim>(await stepOfClaim(practice, owner, claim, 'submit', { way: 'paper' }))
    dataOf(await stepOfClaim(practice, owner, sent, 'reject', { reason: 'Member id not found' }))
    expect(await waiting()).toEqual({ unclaimedSessionCount: 0, draftCount: 0, rejectedCount: 1 })
    expect(await waiting(await practice.as('Scheduler'))).toBeNull()
  })

  it('counts what waits to be invoiced, is overdue, and is drafted', async () => {
    test.clock.set('2026-11-16T14:00:00Z')
    const { client } = await aCompletedSession(practice, owner)
    const due = invoiceInput(client.id, 700, { dueOn: '2026-11-16' })
    await issue(practice, owner, await draftInvoice(practice, owner, due))
    test.clock.set('2026-11-17T14:00:00Z')
    await draftInvoice(practice, owner, invoiceInput(client.id, 200))
    expect(await look(owner)).toMatchObject({
      uninvoiced: { count: 1, totalCents: 15_000, oldestOn: '2026-11-10' },
      overdue: { count: 1, totalCents: 700, oldestOn: '2026-11-16' },
      drafts: { count: 1, totalCents: 200, oldestOn: '2026-11-17' },
    })
  })

  it('charges a session once for each client who is not billed yet', async () => {
    const first = await addClient(practice, owner)
    const second = await addClient(practice, owner)
    const times = { startsAt: at('08:00'), endsAt: at('08:50'), clientIds: [first.id, second.id] }
    const who = { clientId: first.id, clinicianId: owner.staffId }
    const group = await book(practice, owner, appointmentBody(practice, who, times))
    await setStatus(practice, owner, group, 'completed')
    expect((await look(owner)).uninvoiced).toMatchObject({ count: 1, totalCents: 30_000 })
    const lines = [{ appointmentId: group.id, description: 'Group', quantity: 1, unitPriceCents: 15_000 }]
    await draftInvoice(practice, owner, invoiceInput(second.id, 0, { lines }))
    expect((await look(owner)).uninvoiced).toMatchObject({ count: 1, totalCents: 15_000 })
  })

  it('shows a clinician of own clients only theirs, and no money to who may not see it', async () => {
    await aCompletedSession(practice, owner)
    const { id: clientId } = await addClient(practice, owner)
    await book(practice, owner, appointmentBody(practice, { clientId, clinicianId: owner.staffId }))
    const own = await look(await practice.as('Clinician (own clients)'))
    expect(own).toMatchObject({ appointments: [], uninvoiced: NOTHING, overdue: NOTHING })
    const scheduler = await look(await practice.as('Scheduler'))
    expect(scheduler.appointments).toHaveLength(1)
    expect([scheduler.uninvoiced, scheduler.overdue, scheduler.drafts]).toEqual([null, null, null])
  })
})
