import type { Analytics, Client, Measure, Page } from '@oaklet/api/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { clientInput } from '../../../testing/a-client'
import type { SignedInPerson } from '../../../testing/a-person'
import { aPractice, type TestPractice } from '../../../testing/a-practice'
import { aScoredClient, score, type Scored } from '../../../testing/a-scored-client'
import { dataOf } from '../../../testing/an-appointment'
import { startTestApp } from '../../../testing/start-test-app'

const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson
beforeEach(async () => {
  test.clock.set('2026-11-17T14:00:00Z')
  practice = await aPractice(test)
  owner = await practice.as('Owner')
})

const rangeOf = (startDate: string, endDate: string) =>
  `?dateRange=custom&startDate=${startDate}&endDate=${endDate}`
const seen = (...scores: Scored[]) => aScoredClient(practice, owner, scores)
const look = async (query = '') =>
  dataOf<Analytics>(await owner.request('GET', `/api/analytics/clinical${query}`))
const valuesOf = async (ids: readonly string[], query = '') => {
  const { figures } = await look(query)
  return ids.map((id) => figures.find((figure) => figure.id === id)?.value)
}
const rowsOf = async (id: string) =>
  (await look()).breakdowns
    .find((breakdown) => breakdown.id === id)
    ?.rows.map(({ label, value }) => [label, value])
const PHQ_9 = ['phq9Intake', 'phq9Now', 'phq9ReliableImprovement', 'phq9Response']
const GAD_7 = ['gad7Intake', 'gad7Now', 'gad7ReliableImprovement', 'gad7Response']

describe('scores', () => {
  it('are the first and the last that each client seen has by the end of the range', async () => {
    await seen(['2025-02-03', 20], ['2026-11-11', 4], ['2026-11-05', 8])
    await seen(['2026-11-01', 10], ['2026-11-10', 9])
    expect(await valuesOf(PHQ_9, rangeOf('2026-11-10', '2026-11-10'))).toEqual([15, 8.5, 50, 50])
    expect(await valuesOf(PHQ_9, rangeOf('2026-11-10', '2026-11-11'))).toEqual([15, 6.5, 50, 50])
    expect(await valuesOf(PHQ_9, rangeOf('2026-11-11', '2026-11-11'))).toEqual([null, null, null, null])
  })

  it('count the clients with two scores of a kind, without those recorded by mistake', async () => {
    const { id } = await seen(['2026-11-01', 9], ['2026-11-02', 7, 'gad7'])
    expect(await valuesOf([...PHQ_9, ...GAD_7])).toEqual(Array(8).fill(null))
    await score(practice, owner, id, [['2026-11-08', 27]])
    expect(await valuesOf(['phq9Now', 'gad7Now'])).toEqual([27, null])
    const path = practice.path(`clients/${id}/measures`)
    const [latest] = dataOf<Page<Measure>>(await owner.request('GET', path)).items
    const mistake = { reason: 'Of another client', version: latest?.version }
    dataOf(await owner.request('POST', `${path}/${latest?.id ?? ''}/entered-in-error`, mistake))
    expect(await valuesOf(['phq9Now', 'gad7Now'])).toEqual([null, null])
  })

  it('of one day go by when they were recorded', async () => {
    const { id } = await seen(['2026-11-09', 12])
    test.clock.advance(1000)
    await score(practice, owner, id, [['2026-11-09', 3]])
    expect(await valuesOf(['phq9Intake', 'phq9Now'])).toEqual([12, 3])
  })
})

describe('reliable change and response', () => {
  it('of the PHQ-9 begin at 6 points, and for cases from 10 on at half of them', async () => {
    for (const [first, last] of [
      [16, 10],
      [16, 11],
      [10, 5],
      [9, 3],
      [10, 16],
    ] as const) {
      await seen(['2026-10-01', first], ['2026-11-01', last])
    }
    expect(await valuesOf(PHQ_9)).toEqual([12.2, 9, 40, 25])
    expect(await rowsOf('phq9ByReliableChange')).toEqual([
      ['Improved', 2],
      ['No reliable change', 2],
      ['Worse', 1],
    ])
    expect(await rowsOf('gad7ByReliableChange')).toEqual([])
  })

  it('of the GAD-7 begin at 4 points, and for cases from 8 on at half of them', async () => {
    for (const [first, last] of [
      [12, 8],
      [12, 9],
      [8, 4],
      [7, 3],
      [8, 12],
    ] as const) {
      await seen(['2026-10-01', first, 'gad7'], ['2026-11-01', last, 'gad7'])
    }
    expect(await valuesOf(GAD_7)).toEqual([9.4, 7.2, 60, 25])
    expect(await rowsOf('gad7ByReliableChange')).toEqual([
      ['Improved', 3],
      ['No reliable change', 1],
      ['Worse', 1],
    ])
  })
})

describe('measures', () => {
  const overdue = async (query = '') => (await valuesOf(['measuresOverdue'], query))[0]

  it('are overdue once the last of either kind is more than 42 days old, or there is none', async () => {
    await seen(['2026-10-06', 5])
    await seen(['2026-10-06', 5, 'gad7'], ['2026-02-01', 5])
    expect(await overdue()).toBe(0)
    await seen(['2026-10-05', 5])
    await seen()
    expect(await overdue()).toBe(2)
  })

  it('become overdue at midnight by the practice’s clock, also in a range that goes on', async () => {
    await seen(['2026-10-06', 5])
    const ahead = rangeOf('2026-11-01', '2026-12-31')
    test.clock.set('2026-11-18T04:59:00Z')
    expect([await overdue(), await overdue(ahead)]).toEqual([0, 0])
    test.clock.set('2026-11-18T05:00:00Z')
    expect([await overdue(), await overdue(ahead)]).toEqual([1, 1])
  })

  it('of a range that is over go by its last day', async () => {
    await seen(['2026-09-30', 5], ['2026-11-16', 5])
    expect(await overdue(rangeOf('2026-11-01', '2026-11-11'))).toBe(0)
    expect(await overdue(rangeOf('2026-11-01', '2026-11-12'))).toBe(1)
    expect(await overdue()).toBe(0)
  })
})

describe('diagnoses', () => {
  it('are reported by the category of the first one of each client seen, as it is recorded now', async () => {
    const having = (...diagnoses: string[]) => aScoredClient(practice, owner, [], { diagnoses })
    await having('F41.1', 'F33.1')
    await having('F41.9')
    await having('Q99.9', 'F41.1')
    const { id, version } = await having()
    expect(await rowsOf('clientsSeenByMainDiagnosis')).toEqual([
      ['F41 Anxiety disorders', 2],
      ['Q99', 1],
      ['Not recorded', 1],
    ])
    const body = { ...clientInput({ diagnoses: ['Q99.9'] }), version }
    dataOf<Client>(await owner.request('PUT', practice.path(`clients/${id}`), body))
    expect(await rowsOf('clientsSeenByMainDiagnosis')).toEqual([
      ['F41 Anxiety disorders', 2],
      ['Q99', 2],
    ])
  })
})
