import type { Analytics, AnalyticsRecords, BuiltInRole, Permission } from '@oaklet/api/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SignedInPerson } from '../../../testing/a-person'
import { aPersonWhoMay } from '../../../testing/a-person-who-may'
import { aPractice, type TestPractice } from '../../../testing/a-practice'
import { aScoredClient, type Scored } from '../../../testing/a-scored-client'
import { dataOf } from '../../../testing/an-appointment'
import { startTestApp } from '../../../testing/start-test-app'

const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson
let colleague: SignedInPerson

beforeEach(async () => {
  test.clock.set('2026-11-17T14:00:00Z')
  practice = await aPractice(test)
  owner = await practice.as('Owner')
  colleague = await practice.as('Owner', { name: 'Colleague' })
})

const whoMay = (role: BuiltInRole, ...permissions: Permission[]) =>
  aPersonWhoMay(test, practice, role, permissions)
const aStranger = () => whoMay('Biller', 'analytics:view')

async function see(
  count: number,
  scores: readonly Scored[],
  client: Parameters<typeof aScoredClient>[3] = {},
) {
  for (let seen = 0; seen < count; seen++) await aScoredClient(practice, owner, scores, client)
}
const BETTER: Scored[] = [
  ['2026-10-20', 18],
  ['2026-11-09', 6],
]
const WORSE: Scored[] = [
  ['2026-10-20', 6],
  ['2026-11-09', 18],
]

const look = async (who: SignedInPerson, query = '') =>
  dataOf<Analytics>(await who.request('GET', `/api/analytics/clinical${query}`))
const PHQ_9 = ['phq9Intake', 'phq9Now', 'phq9ReliableImprovement', 'phq9Response']
const valuesOf = ({ figures }: Analytics, ids: readonly string[] = PHQ_9) =>
  ids.map((id) => figures.find((figure) => figure.id === id)?.value)
const rowsOf = ({ breakdowns }: Analytics, id: string) =>
  breakdowns
    .find((breakdown) => breakdown.id === id)
    ?.rows.map(({ label, value, isSuppressed }) => [label, value, isSuppressed])

describe('scores', () => {
  it('are suppressed from who may see the clients but not their measures, while they are of few', async () => {
    await see(4, BETTER)
    const viewer = await whoMay('Scheduler', 'analytics:view', 'clients:view')
    const few = await look(viewer)
    expect(valuesOf(few, ['clientsSeen', 'measuresOverdue', ...PHQ_9])).toEqual([
      ...[4, null, null, null, null, null],
    ])
    expect(rowsOf(few, 'phq9ByReliableChange')).toEqual([
      ['Improved', null, true],
      ['No reliable change', null, true],
      ['Worse', null, true],
    ])
    await see(1, BETTER)
    const many = await look(viewer)
    expect(valuesOf(many, ['measuresOverdue', ...PHQ_9])).toEqual([0, 18, 6, 100, 100])
    expect(rowsOf(many, 'phq9ByReliableChange')).toEqual([['Improved', 5, false]])
  })

  it('are reported to a clinician of their own clients, however few', async () => {
    const own = ['clients:view:own', 'measures:view:own'] as const
    const clinician = await whoMay('Clinician', 'analytics:view', ...own)
    await see(2, BETTER, { primaryClinicianId: clinician.staffId })
    expect(valuesOf(await look(clinician))).toEqual([18, 6, 100, 100])
    await see(1, WORSE)
    expect(valuesOf(await look(clinician))).toEqual([null, null, null, null])
  })

  it('tell no change and no rate from which a few others could be computed', async () => {
    await see(6, BETTER)
    await see(2, WORSE)
    const answer = await look(await aStranger())
    expect(rowsOf(answer, 'phq9ByReliableChange')).toEqual([
      ['Improved', null, true],
      ['Worse', null, true],
    ])
    // All six cases have responded, and no other client is a case.
    expect(valuesOf(answer)).toEqual([15, 9, null, 100])
    expect(valuesOf(await look(owner))).toEqual([15, 9, 75, 100])
  })

  it('tell no change from which a few without scores could be computed', async () => {
    await see(6, BETTER)
    await see(3, [])
    const answer = await look(await aStranger())
    expect(valuesOf(answer, ['clientsSeen', ...PHQ_9])).toEqual([9, 18, 6, null, 100])
    expect(rowsOf(answer, 'phq9ByReliableChange')).toEqual([['Improved', null, true]])
  })

  it('of one clinician are suppressed where a colleague’s few would be left over', async () => {
    await see(5, BETTER)
    await see(2, BETTER, { to: colleague })
    const stranger = await aStranger()
    expect(valuesOf(await look(stranger))).toEqual([18, 6, 100, 100])
    expect(valuesOf(await look(stranger, `?clinicianId=${owner.staffId}`))).toEqual(Array(4).fill(null))
    expect(valuesOf(await look(owner, `?clinicianId=${owner.staffId}`))).toEqual([18, 6, 100, 100])
  })
})

describe('measures that are overdue', () => {
  it('are suppressed where those seen would leave a few who are not', async () => {
    await see(6, [])
    await see(2, BETTER)
    const stranger = await aStranger()
    expect(valuesOf(await look(stranger), ['clientsSeen', 'measuresOverdue'])).toEqual([8, null])
    await see(3, BETTER)
    expect(valuesOf(await look(stranger), ['clientsSeen', 'measuresOverdue'])).toEqual([11, 6])
  })
})

describe('diagnoses', () => {
  const bySort = 'clientsSeenByMainDiagnosis'
  const [ANXIETY, DEPRESSION] = ['F41 Anxiety disorders', 'F33 Depression, recurrent']

  it('of few are not even named, nor is one from which they could be computed', async () => {
    await see(6, [], { diagnoses: ['F41.1'] })
    await see(2, [], { diagnoses: ['F20.9'] })
    const stranger = await aStranger()
    expect(rowsOf(await look(stranger), bySort)).toEqual([['Others', null, true]])
    await see(7, [], { diagnoses: ['F33.1'] })
    expect(rowsOf(await look(stranger), bySort)).toEqual([
      [DEPRESSION, 7, false],
      ['Others', null, true],
    ])
    expect(rowsOf(await look(owner), bySort)).toEqual([
      [DEPRESSION, 7, false],
      [ANXIETY, 6, false],
      ['F20 Schizophrenia', 2, false],
    ])
  })

  it('that are known from the days before don’t say whether they are among the few', async () => {
    await see(5, [], { diagnoses: ['F41.1'] })
    const stranger = await aStranger()
    const later = '?dateRange=custom&startDate=2026-11-11&endDate=2026-11-11'
    expect(rowsOf(await look(stranger, later), bySort)).toEqual([[ANXIETY, 0, false]])
    await see(1, [], { diagnoses: ['F20.9'], on: '2026-11-11' })
    expect(rowsOf(await look(stranger, later), bySort)).toEqual([
      [ANXIETY, null, true],
      ['Others', null, true],
    ])
  })

  it('need a permission that tells them, to see who has one', async () => {
    await see(1, BETTER, { diagnoses: ['F41.1'] })
    const ask = (who: SignedInPerson, number: string) =>
      who.request('GET', `/api/analytics/records?type=clinical&${number}`)
    const diagnosed = `figure=${bySort}&part=F41`
    const [scores, overdue] = ['figure=phq9Intake', 'figure=measuresOverdue']
    const codes = async (who: SignedInPerson) =>
      Promise.all([diagnosed, scores, overdue].map(async (number) => (await ask(who, number)).status))
    expect(await codes(owner)).toEqual([200, 200, 200])
    const all = ['analytics:view', 'clients:view'] as const
    // A part that can’t be named isn’t there to be asked for.
    expect(await codes(await whoMay('Scheduler', ...all))).toEqual([404, 403, 403])
    expect(await codes(await whoMay('Biller', ...all, 'claims:view'))).toEqual([200, 403, 403])
    expect(await codes(await whoMay('Clinician', ...all, 'measures:view'))).toEqual([200, 200, 200])
    const unnamed = await whoMay('Read-only', ...all, 'measures:view:own')
    expect((await ask(unnamed, `figure=${bySort}&part=others`)).status).toBe(200)
    expect(dataOf<AnalyticsRecords>(await ask(unnamed, `figure=${bySort}&part=others`))).toMatchObject({
      ...{ value: null, isSuppressed: true, items: [], isOwnOnly: true },
    })
  })
})

describe('the records behind scores', () => {
  it('are the clients who may be seen, each with the score and its day', async () => {
    const own = ['clients:view', 'measures:view:own'] as const
    const clinician = await whoMay('Clinician', 'analytics:view', ...own)
    await see(1, BETTER, { primaryClinicianId: clinician.staffId, lastName: 'Own' })
    await see(5, WORSE)
    const list = async (figure: string) =>
      dataOf<AnalyticsRecords>(
        await clinician.request('GET', `/api/analytics/records?type=clinical&figure=${figure}`),
      )
    const intake = await list('phq9Intake')
    expect(intake).toMatchObject({ value: 8, total: 1, isOwnOnly: true, aggregation: 'average' })
    expect(intake.items).toMatchObject([
      { label: 'Maya Own', amount: 18, date: '2026-10-20', kind: 'client' },
    ])
    expect((await list('phq9Now')).items).toMatchObject([{ amount: 6, date: '2026-11-09' }])
    expect(await list('phq9Response')).toMatchObject({
      aggregation: 'share',
      counted: 1,
      total: 1,
      sum: null,
    })
  })
})
