import type { Analytics, BuiltInRole, Permission, ReferralSource } from '@oaklet/api/contract'
import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTenant } from '../../../db/tenant'
import type { SignedInPerson } from '../../../testing/a-person'
import { aPersonWhoMay } from '../../../testing/a-person-who-may'
import { aPractice, type TestPractice } from '../../../testing/a-practice'
import { addClient, dataOf } from '../../../testing/an-appointment'
import { aCompletedSession } from '../../../testing/an-invoice'
import { createTestApp, type TestApp } from '../../../testing/create-test-app'
import { readCsv } from '../../../testing/read-csv'

let test: TestApp
let practice: TestPractice
let owner: SignedInPerson
let colleague: SignedInPerson

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  test.clock.set('2026-11-17T14:00:00Z')
  practice = await aPractice(test)
  owner = await practice.as('Owner')
  colleague = await practice.as('Owner', { name: 'Colleague' })
})

const whoMay = (role: BuiltInRole, ...permissions: Permission[]) =>
  aPersonWhoMay(test, practice, role, permissions)
const aStranger = () => whoMay('Biller', 'analytics:view', 'data:export')

async function see(count: number, clinician = owner): Promise<string[]> {
  const clientIds: string[] = []
  while (clientIds.length < count) clientIds.push((await aCompletedSession(practice, clinician)).client.id)
  return clientIds
}

const look = async (who: SignedInPerson, query = '') =>
  dataOf<Analytics>(await who.request('GET', `/api/analytics/clinical${query}`))
const rowsOf = ({ breakdowns }: Analytics, of = 'clientsSeenByClinician') =>
  breakdowns
    .filter(({ id }) => id === of)
    .flatMap(({ rows }) => rows)
    .map(({ label, value, isSuppressed }) => [label, value, isSuppressed])
/** The eight figures that need two scores of a client. */
const NO_SCORES = Array<[null, boolean]>(8).fill([null, false])

describe('clinical figures', () => {
  it('are reported to a person who may see all clients, however few they count', async () => {
    await see(1)
    for (const role of ['Owner', 'Practice Manager', 'Supervisor'] as const) {
      const { figures, series, breakdowns } = await look(await practice.as(role))
      expect(figures.map(({ value, isSuppressed }) => [value, isSuppressed])).toEqual([
        [1, false],
        [1, false],
        [0, false],
        [1, false],
        ...NO_SCORES,
      ])
      expect(breakdowns.map(({ rows }) => rows.map(({ value }) => value))).toEqual([[], [], [1], [1]])
      expect(series[0]?.points.map(({ value, isSuppressed }) => [value, isSuppressed])).toContainEqual([
        1,
        false,
      ])
    }
  })

  it('are suppressed from others while they are of fewer than five, and reported from five on', async () => {
    const stranger = await aStranger()
    for (const seen of [1, 2, 3, 4]) {
      await see(1)
      const answer = await look(stranger)
      expect(rowsOf(answer)).toEqual([['Owner', null, true]])
      for (const { value, isSuppressed } of answer.figures) {
        expect([seen, value, isSuppressed]).toEqual([seen, null, true])
      }
      const points = answer.series[0]?.points.map(({ value, isSuppressed }) => [value, isSuppressed])
      expect(points?.filter(([value]) => value === null)).toEqual([[null, true]])
      expect(points?.filter(([value]) => value === 0)).toEqual(
        points?.filter(([, suppressed]) => suppressed === false),
      )
    }
    await see(1)
    const answer = await look(stranger)
    expect(answer.figures.map(({ value, isSuppressed }) => [value, isSuppressed])).toEqual([
      [5, false],
      [1, false],
      [0, false],
      [5, false],
      ...NO_SCORES,
    ])
    expect(rowsOf(answer)).toEqual([['Owner', 5, false]])
    expect(answer.series[0]?.points.map(({ value }) => value)).toEqual([0, 0, 0, 5, 0])
  })

  it('are reported to a clinician of their own clients, but not while few of them are another clinician’s', async () => {
    const clinician = await whoMay('Clinician', 'analytics:view', 'clients:view:own')
    const [first] = await see(2)
    expect(rowsOf(await look(clinician))).toEqual([['Owner', null, true]])
    const change = (query: SQL) => inTenant(test.deps.db, practice.organizationId, (tx) => tx.execute(query))
    const own = sql`update clients set primary_clinician_id = ${clinician.staffId} where practice_id = ${practice.practiceId}`
    await change(own)
    expect(rowsOf(await look(clinician))).toEqual([['Owner', 2, false]])
    await see(4)
    await change(own)
    await change(sql`update clients set primary_clinician_id = null where id = ${first ?? ''}`)
    // Of six, five are known to them: the number would tell that there is one more.
    expect(rowsOf(await look(clinician))).toEqual([['Owner', null, true]])
  })

  it('say that a comparison is suppressed when only the earlier clients were few', async () => {
    await see(1)
    const query = '?dateRange=custom&startDate=2026-11-11&endDate=2026-11-17'
    expect((await look(await aStranger(), query)).figures[0]).toMatchObject({
      value: 0,
      previous: null,
      isSuppressed: true,
    })
  })

  it('suppress a second part where the first could be computed from the total, also when asked for alone', async () => {
    await see(5)
    await see(2, colleague)
    const stranger = await aStranger()
    const answer = await look(stranger)
    expect(answer.figures[0]).toMatchObject({ value: 7, isSuppressed: false })
    expect(rowsOf(answer)).toEqual([
      ['Colleague', null, true],
      ['Owner', null, true],
    ])
    const alone = await look(stranger, `?clinicianId=${owner.staffId}`)
    expect(rowsOf(alone)).toEqual([['Owner', null, true]])
    expect(alone.figures.map(({ value }) => value)).toEqual(alone.figures.map(() => null))
    expect(alone.series[0]?.points.map(({ value }) => value)).toEqual([0, 0, 0, null, 0])
    expect(rowsOf(await look(owner))).toEqual([
      ['Owner', 5, false],
      ['Colleague', 2, false],
    ])
  })

  it('are suppressed in files as on the screen', async () => {
    await see(1)
    const path = '/api/analytics/export?type=clinical&format=csv'
    const reported = async (who: SignedInPerson) =>
      readCsv(new TextDecoder().decode((await who.request('GET', path)).bytes))
    expect((await reported(owner)).flat()).not.toContain('Withheld')
    const rows = await reported(await aStranger())
    expect(rows.flat()).toContain('A number that would tell of fewer than five clients')
    const suppressed = rows.filter((row) => row[4] === 'Withheld').map(([section, name]) => [section, name])
    const { figures } = await look(owner)
    const changes = ['PHQ-9 by reliable change', 'GAD-7 by reliable change']
    expect(suppressed).toEqual([
      ...figures.map(({ label }) => ['Figures', label]),
      ...changes.flatMap((label) => Array<string[]>(3).fill(['Breakdowns', label])),
      ['Breakdowns', 'Clients seen by clinician'],
      ['Breakdowns', 'Clients seen by main diagnosis'],
      ['Series', 'Clients seen'],
    ])
  })
})

describe('new clients by referral source', () => {
  const add = async (count: number, referralSource: ReferralSource, primaryClinicianId = owner.staffId) => {
    for (let added = 0; added < count; added++)
      await addClient(practice, owner, { referralSource, primaryClinicianId })
  }
  const sourcesOf = async (who: SignedInPerson) => {
    const answer = dataOf<Analytics>(await who.request('GET', '/api/analytics/practice'))
    return rowsOf(answer, 'newClientsByReferralSource')
  }

  it('are suppressed from who may not see them while they are few, and one more that would tell of those', async () => {
    await add(6, 'online_search')
    await add(5, 'employer')
    await add(2, 'court')
    const stranger = await aStranger()
    expect(await sourcesOf(stranger)).toEqual([
      ['Online search', 6, false],
      ['Court or attorney', null, true],
      ['Employer or EAP', null, true],
    ])
    expect(await sourcesOf(owner)).toEqual([
      ['Online search', 6, false],
      ['Employer or EAP', 5, false],
      ['Court or attorney', 2, false],
    ])
  })

  it('are reported to a clinician of their own clients, however few', async () => {
    const clinician = await whoMay('Clinician', 'analytics:view', 'clients:view:own')
    await add(1, 'school', clinician.staffId)
    await add(1, 'court')
    expect(await sourcesOf(clinician)).toEqual([
      ['School or college', 1, false],
      ['Court or attorney', null, true],
    ])
  })
})
