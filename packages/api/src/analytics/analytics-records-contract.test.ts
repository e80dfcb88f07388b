import { expect, it } from 'vitest'
import { apiAnswering } from '../testing/api-for'
import { anAnalyticsRecord, someAnalyticsRecords } from './analytics-fixtures'
import { AnalyticsRecordsQuery } from './analytics-records-contract'

const query = { type: 'operational', figure: 'noShowRateByWeekday', part: 'monday' } as const

it('asks for the records behind one number of a range, page by page', async () => {
  const page = someAnalyticsRecords({ nextCursor: 'next', total: 212 })
  const { api, http } = apiAnswering(page)
  const asked = { ...query, dateRange: 'last-year', cursor: 'this', limit: 50 } as const
  expect(await api.analytics.records(asked)).toEqual(page)
  expect(http.sent).toMatchObject([
    {
      method: 'GET',
      path: '/api/analytics/records?type=operational&figure=noShowRateByWeekday&part=monday&dateRange=last-year&cursor=this&limit=50',
    },
  ])
})

it('refuses an answer whose record is of no known kind', async () => {
  const item = { ...anAnalyticsRecord(), kind: 'note' }
  const { api } = apiAnswering({ ...someAnalyticsRecords(), items: [item] })
  await expect(api.analytics.records(query)).rejects.toMatchObject({ kind: 'contract' })
})

it('takes the last 30 days unless a range is chosen', () => {
  expect(AnalyticsRecordsQuery.parse(query)).toEqual({ ...query, dateRange: 'last-30-days' })
})

it.each([
  [{ figure: '' }, 'figure'],
  [{ part: '' }, 'part'],
  [{ type: 'secret' }, 'type'],
  [{ limit: 101 }, 'limit'],
  [{ dateRange: 'custom', startDate: '2026-02-01', endDate: '2026-01-01' }, 'endDate'],
])('refuses a query at the field that is wrong: %j', (wrong, path) => {
  const { error } = AnalyticsRecordsQuery.safeParse({ ...query, ...wrong })
  expect(error?.issues.map((issue) => issue.path)).toEqual([[path]])
})
