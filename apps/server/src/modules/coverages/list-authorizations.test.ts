import {
  AUTHORIZATION_STATES,
  authorizationStanding,
  type BillingHome,
  type Client,
  type Coverage,
  type Dashboard,
  type ListedAuthorization,
  type Page,
} from '@oaklet/api/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '../../calendar-day'
import { authorizations } from '../../db/schema/coverages-table'
import { inTenant } from '../../db/tenant'
import { clientInput } from '../../testing/a-client'
import { addAuthorization, addCoverage, insertPayer } from '../../testing/a-coverage'
import type { SignedInPerson } from '../../testing/a-person'
import { aPersonWhoMay } from '../../testing/a-person-who-may'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, appointmentBody, at, book, dataOf, setStatus } from '../../testing/an-appointment'
import { refusal } from '../../testing/refusal'
import { startTestApp } from '../../testing/start-test-app'

const TODAY = '2026-11-17'
const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson
let payerId: string

beforeEach(async () => {
  test.clock.set(`${TODAY}T14:00:00Z`)
  practice = await aPractice(test)
  owner = await practice.as('Owner')
  payerId = await insertPayer(test, practice)
})

type Listed = Page<ListedAuthorization>
const list = async (query = '', by = owner) =>
  dataOf<Listed>(await by.request('GET', practice.path(`authorizations${query}`)))
const numbers = ({ items }: Listed) => items.map(({ number }) => number)
const named = (firstName: string, lastName: string, more: object = {}) =>
  addClient(practice, owner, { firstName, lastName, ...more })
const cover = ({ id }: Client, changes: Partial<Coverage> = {}) =>
  addCoverage(practice, owner, id, { payerId, ...changes })
const authorize = (coverage: Coverage, number: string, endsOn: string, more: object = {}) =>
  addAuthorization(practice, owner, coverage, { number, endsOn, startsOn: '2026-09-01', ...more })

/** A session of a client for insurance, which was held in October. */
async function attend(clientId: string, day: string) {
  const who = { clientId, clinicianId: owner.staffId }
  const times = { startsAt: at('10:00', day), endsAt: at('10:50', day) }
  const body = appointmentBody(practice, who, { ...times, billingType: 'insurance', allowOverlap: true })
  await setStatus(practice, owner, await book(practice, owner, body), 'completed')
}

describe('how an authorization stands', () => {
  it('is the same to the database as to the rule, for each number of visits and each of the days', async () => {
    const client = await named('Mari', 'Vega')
    for (const day of ['2026-10-06', '2026-10-13', '2026-10-20']) await attend(client.id, day)
    const { id: coverageId } = await cover(client)
    const now = test.deps.clock.now()
    const cases = [2, 3, 4, 5, 6].flatMap((visits) =>
      ['2026-09-01', TODAY, addDays(TODAY, 1)].flatMap((startsOn) =>
        [-1, 0, 1, 14, 15].flatMap((days) => ({ visits, startsOn, endsOn: addDays(TODAY, days) })),
      ),
    )
    const rows = cases
      .filter(({ startsOn, endsOn }) => endsOn >= startsOn)
      .map((days, index) => ({
        ...days,
        ...{ organizationId: practice.organizationId, practiceId: practice.practiceId },
        ...{ id: test.deps.newId(), clientId: client.id, coverageId, number: `A-${index}`, codes: [] },
        ...{ createdAt: now, updatedAt: now },
      }))
    await inTenant(test.deps.db, practice.organizationId, (tx) => tx.insert(authorizations).values(rows))
    for (const state of AUTHORIZATION_STATES) {
      const { items, total } = await list(`?limit=100&state=${state}`)
      const expected = rows.filter(({ startsOn, ...row }) => {
        const usedVisits = startsOn < TODAY ? 3 : 0
        return authorizationStanding({ ...row, startsOn, usedVisits }, TODAY).state === state
      })
      expect(new Set(items.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)))
      expect(expected.length).toBeGreaterThan(0)
      expect(total).toBe(expected.length)
      expect(items.every((item) => item.state === state)).toBe(true)
    }
  })

  it('goes by the practice’s clock', async () => {
    await authorize(await cover(await named('Mari', 'Vega')), 'A-1', TODAY)
    test.clock.set('2026-11-18T04:59:00Z')
    expect(numbers(await list('?state=low'))).toEqual(['A-1'])
    test.clock.set('2026-11-18T05:00:00Z')
    expect(numbers(await list('?state=ended'))).toEqual(['A-1'])
  })
})

describe('the authorizations of a practice', () => {
  it('tell whose they are, of which payer, and what is used', async () => {
    const client = await named('Mari', 'Vega')
    await attend(client.id, '2026-10-06')
    const made = await authorize(await cover(client), 'A-1', '2026-12-31')
    expect(await list()).toEqual({
      items: [
        {
          ...made,
          ...{ usedVisits: 1, client: { id: client.id, name: 'Mari Vega' }, state: 'current' },
          ...{ payerName: 'Aetna', memberId: 'W123456789' },
        },
      ],
      total: 1,
      nextCursor: null,
    })
  })

  it('that have not ended stand by their end, the first at the top; ended ones the latest first', async () => {
    const coverage = await cover(await named('Mari', 'Vega'))
    for (const [number, endsOn] of [
      ['later', '2027-01-31'],
      ['past', '2026-11-16'],
      ['soon', '2026-11-17'],
      ['long past', '2026-09-30'],
    ] as const) {
      await authorize(coverage, number, endsOn)
    }
    expect(numbers(await list())).toEqual(['soon', 'later'])
    expect(numbers(await list('?state=ended'))).toEqual(['past', 'long past'])
  })

  it.each(['', '&state=ended'])(
    'go on from page to page, also where several end on one day%s',
    async (of) => {
      const coverage = await cover(await named('Mari', 'Vega'))
      const year = of === '' ? '2027' : '2026'
      for (const day of ['10-01', '10-02', '10-02', '10-02', '10-03']) {
        await authorize(coverage, day, `${year}-${day}`)
      }
      const seen: ListedAuthorization[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page: Listed = await list(`?limit=2${of}${cursor === '' ? '' : `&cursor=${cursor}`}`)
        seen.push(...page.items)
        expect(page.total).toBe(5)
        cursor = page.nextCursor
      }
      expect(new Set(seen.map(({ id }) => id)).size).toBe(5)
      const ends = seen.map(({ endsOn }) => endsOn)
      expect(of === '' ? ends : ends.toReversed()).toEqual(ends.toSorted())
      expect(refusal(await owner.request('GET', practice.path('authorizations?cursor=x')))).toEqual([
        ...[422, 'validation_failed', 'cursor'],
      ])
    },
  )

  it.each([
    ['vég', ['A-1']],
    ['B-2', ['B-2']],
    ['b2', ['B-2']],
    ['CIG', ['B-2']],
    ['hale cigna', ['B-2']],
    ['hale aetna', []],
    ['W123', []],
  ])('are found by client, number and payer: “%s”', async (q, found) => {
    const cigna = await insertPayer(test, practice, { name: 'Cigna', payerId: '62308' })
    await authorize(await cover(await named('Mari', 'Vega')), 'A-1', '2026-12-30')
    await authorize(await cover(await named('June', 'Hale'), { payerId: cigna }), 'B-2', '2026-12-31')
    expect(numbers(await list(`?q=${encodeURIComponent(q)}`))).toEqual(found)
  })

  it('are none of former coverage, and none of archived clients', async () => {
    const client = await named('Mari', 'Vega')
    const ended = await cover(client, { effectiveTo: '2026-11-16' })
    await authorize(ended, 'of ended coverage', '2026-12-31')
    const lastDay = await cover(client, { priority: 2, effectiveTo: TODAY })
    await authorize(lastDay, 'of its last day', '2026-12-31')
    const unused = await cover(client, { priority: 3, status: 'inactive' })
    await authorize(unused, 'of inactive coverage', '2026-12-31')
    const gone = await named('June', 'Hale')
    await authorize(await cover(gone), 'of who is archived', '2026-12-31')
    for (const [version, status] of [
      [1, 'inactive'],
      [2, 'archived'],
    ] as const) {
      const body = { ...clientInput({ firstName: 'June', lastName: 'Hale', status }), version }
      dataOf(await owner.request('PUT', practice.path(`clients/${gone.id}`), body))
    }
    expect(await list()).toMatchObject({ items: [{ number: 'of its last day' }], total: 1 })
  })
})

describe('the authorizations that run out', () => {
  const lowAt = async (place: 'billing' | 'dashboard', by = owner) =>
    dataOf<BillingHome | Dashboard>(await by.request('GET', practice.path(place))).lowAuthorizations

  it.each(['billing', 'dashboard'] as const)('are counted for the %s, with the first end', async (place) => {
    expect(await lowAt(place)).toEqual({ count: 0, soonestOn: null })
    const coverage = await cover(await named('Mari', 'Vega'))
    await authorize(coverage, 'few visits', '2027-01-31', { visits: 2 })
    await authorize(coverage, 'ends soon', '2026-11-30')
    await authorize(coverage, 'enough', '2026-12-31')
    expect(await lowAt(place)).toEqual({ count: 2, soonestOn: '2026-11-30' })
    expect(numbers(await list('?state=low'))).toEqual(['ends soon', 'few visits'])
  })

  it('are counted of a clinician’s own clients alone, and not for who may see no clients', async () => {
    const own = await practice.as('Clinician (own clients)')
    await authorize(await cover(await named('Mari', 'Vega')), 'A-1', '2026-11-20')
    expect(await lowAt('billing', own)).toEqual({ count: 0, soonestOn: null })
    const theirs = await named('June', 'Hale', { primaryClinicianId: own.staffId })
    await authorize(await cover(theirs), 'B-2', '2026-11-25')
    expect(await lowAt('billing', own)).toEqual({ count: 1, soonestOn: '2026-11-25' })
    const may = ['appointments:view', 'invoices:view'] as const
    const without = await aPersonWhoMay(test, practice, 'Read-only', may)
    expect([await lowAt('billing', without), await lowAt('dashboard', without)]).toEqual([null, null])
  })
})

describe('the list of authorizations', () => {
  it('shows a clinician of own clients theirs alone', async () => {
    const own = await practice.as('Clinician (own clients)')
    await authorize(await cover(await named('Mari', 'Vega')), 'A-1', '2026-12-31')
    const theirs = await named('June', 'Hale', { primaryClinicianId: own.staffId })
    await authorize(await cover(theirs), 'B-2', '2026-12-31')
    expect(await list('', own)).toMatchObject({ items: [{ number: 'B-2' }], total: 1 })
    expect((await list('', await practice.as('Read-only'))).total).toBe(2)
  })

  it('is nobody’s without a session, of another practice or of another organization', async () => {
    await authorize(await cover(await named('Mari', 'Vega')), 'A-1', '2026-12-31')
    expect((await test.app.request(practice.path('authorizations'))).status).toBe(401)
    const both = await practice.as('Owner', { practiceIds: [practice.practiceId, practice.otherPracticeId] })
    const beside = `/api/v1/practices/${practice.otherPracticeId}/authorizations`
    expect(dataOf(await both.request('GET', beside))).toMatchObject({ items: [], total: 0 })
    const stranger = await (await aPractice(test)).as('Owner')
    expect((await stranger.request('GET', practice.path('authorizations'))).status).toBe(404)
  })
})
