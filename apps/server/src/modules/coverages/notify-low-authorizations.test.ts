import type { Client, Coverage } from '@oaklet/api/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { addAuthorization, addCoverage, insertPayer } from '../../testing/a-coverage'
import type { SignedInPerson } from '../../testing/a-person'
import { aPersonWhoMay } from '../../testing/a-person-who-may'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, appointmentBody, at, book, dataOf, setStatus } from '../../testing/an-appointment'
import { notified } from '../../testing/notified'
import { startTestApp } from '../../testing/start-test-app'
import { notifyLowAuthorizations } from './notify-low-authorizations'

const DAY_MS = 86_400_000
const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson
let client: Client
let coverage: Coverage

beforeEach(async () => {
  test.clock.set('2026-11-17T14:00:00Z')
  practice = await aPractice(test)
  owner = await practice.as('Owner')
  client = await addClient(practice, owner)
  coverage = await addCoverage(practice, owner, client.id, { payerId: await insertPayer(test, practice) })
})

const authorize = (visits: number, endsOn: string) =>
  addAuthorization(practice, owner, coverage, { visits, endsOn, codes: [], startsOn: '2026-09-01' })
const tell = () => notifyLowAuthorizations(test.deps)
const subjects = async (person = owner) => (await notified(practice, person)).map(({ subject }) => subject)

async function attend(day: string) {
  const who = { clientId: client.id, clinicianId: owner.staffId }
  const times = { startsAt: at('10:00', day), endsAt: at('10:50', day) }
  const body = appointmentBody(practice, who, { ...times, billingType: 'insurance' })
  await setStatus(practice, owner, await book(practice, owner, body), 'completed')
}

describe('an authorization that is low', () => {
  it('is told of once when few visits are left, with the way to the client’s insurance', async () => {
    await authorize(4, '2027-03-31')
    await attend('2026-10-06')
    await tell()
    expect(await subjects()).toEqual([])
    await attend('2026-10-13')
    for (let run = 0; run < 3; run += 1) await tell()
    await attend('2026-10-20')
    await tell()
    expect(await notified(practice, owner)).toMatchObject([
      {
        event: 'authorization_low',
        subject: 'Maya Lindqvist has 2 visits left on authorization A-4471',
        link: `/clients?client=${client.id}&tab=insurance`,
      },
    ])
  })

  it('is told of once when it ends soon, from two weeks before by the practice’s clock', async () => {
    await authorize(12, '2026-12-02')
    test.clock.set('2026-11-18T04:59:00Z')
    await tell()
    expect(await subjects()).toEqual([])
    test.clock.set('2026-11-18T05:00:00Z')
    for (let day = 0; day < 3; day += 1) {
      await tell()
      test.clock.advance(DAY_MS)
    }
    expect(await subjects()).toEqual(['Authorization A-4471 of Maya Lindqvist ends on December 2, 2026'])
  })

  it('is told of for each reason, and with one visit left in words for one', async () => {
    await authorize(1, '2026-11-30')
    await tell()
    expect((await subjects()).toSorted()).toEqual([
      'Authorization A-4471 of Maya Lindqvist ends on November 30, 2026',
      'Maya Lindqvist has 1 visit left on authorization A-4471',
    ])
  })

  it('is told of to those who see the client and do the billing', async () => {
    const told = [await practice.as('Biller'), await practice.as('Practice Manager')]
    const others = [
      await practice.as('Read-only'),
      await practice.as('Clinician'),
      await practice.as('Scheduler'),
    ]
    const elsewhere = await practice.as('Owner', { practiceIds: [practice.otherPracticeId] })
    const may = ['clients:view:own', 'billing:edit'] as const
    const ofOwn = await aPersonWhoMay(test, practice, 'Clinician (own clients)', may)
    await authorize(12, '2026-11-30')
    await tell()
    for (const person of [owner, ...told]) expect(await subjects(person)).toHaveLength(1)
    for (const person of [...others, ofOwn]) expect(await subjects(person)).toEqual([])
    const beside = `/api/v1/practices/${practice.otherPracticeId}/notifications`
    expect(dataOf(await elsewhere.request('GET', beside))).toMatchObject({ total: 0 })
    const theirs = await addClient(practice, owner, { primaryClinicianId: ofOwn.staffId })
    const their = await addCoverage(practice, owner, theirs.id, { payerId: coverage.payerId })
    await addAuthorization(practice, owner, their, { startsOn: '2026-09-01', endsOn: '2026-11-30' })
    await tell()
    expect(await subjects(ofOwn)).toHaveLength(1)
  })

  it('is put away unseen for who doesn’t want to hear of it, and never told of again', async () => {
    const choice = { event: 'authorization_low', inApp: false, email: false }
    await owner.request('PUT', '/api/auth/me/notification-preferences', { choices: [choice] })
    await authorize(12, '2026-11-30')
    for (let run = 0; run < 2; run += 1) await tell()
    expect(await subjects()).toEqual([])
    expect(await notified(practice, owner, { filter: 'archived' })).toHaveLength(1)
  })
})

it('nobody is told of one with enough left, of one that is used up, has ended or comes later, or of former coverage', async () => {
  await attend('2026-10-06')
  await authorize(4, '2026-12-02')
  await authorize(1, '2026-11-30')
  await authorize(12, '2026-11-16')
  await addAuthorization(practice, owner, coverage, {
    ...{ visits: 2, startsOn: '2026-11-18', endsOn: '2026-11-30' },
  })
  const former = await addCoverage(practice, owner, client.id, {
    ...{ payerId: coverage.payerId, priority: 2, status: 'inactive' },
  })
  await addAuthorization(practice, owner, former, { startsOn: '2026-09-01', endsOn: '2026-11-30' })
  await tell()
  expect(await subjects()).toEqual([])
})
