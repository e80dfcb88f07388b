import { describe, expect, it } from 'vitest'
import { createCall } from '../http/call'
import { apiAnswering } from '../testing/api-for'
import { createFakePlatform } from '../testing/fake-platform'
import { createRecordingHttp } from '../testing/recording-http'
import { createAnalyticsApi } from './analytics-api'
import { ANALYTICS_TYPES, AnalyticsExportQuery, AnalyticsQuery } from './analytics-contract'
import { anExportedFile, someAnalytics } from './analytics-fixtures'

describe('reading analytics', () => {
  it.each(ANALYTICS_TYPES)('asks for %s with the chosen range', async (type) => {
    const { api, http } = apiAnswering(someAnalytics({ type }))
    expect(await api.analytics.get(type, { dateRange: 'last-year' })).toEqual(someAnalytics({ type }))
    expect(http.sent).toMatchObject([{ method: 'GET', path: `/api/analytics/${type}?dateRange=last-year` }])
  })

  it('leaves the default range to the server, which takes the last 30 days', async () => {
    const { api, http } = apiAnswering(someAnalytics())
    await api.analytics.get('practice')
    expect(http.sent).toMatchObject([{ path: '/api/analytics/practice' }])
    expect(AnalyticsQuery.parse({})).toEqual({ dateRange: 'last-30-days' })
  })
})

const exporting = (answer: unknown) => {
  const http = createRecordingHttp(() => answer)
  return { http, analytics: createAnalyticsApi(createCall(http), createFakePlatform()) }
}
const query = { type: 'clinical', dateRange: 'last-7-days', format: 'json' } as const

describe('exporting analytics', () => {
  it('asks for a file, and answers it with the server’s name', async () => {
    const { http, analytics } = exporting(anExportedFile())
    expect(await analytics.export(query)).toEqual(anExportedFile())
    expect(http.sent).toMatchObject([
      {
        method: 'GET',
        path: '/api/analytics/export?type=clinical&dateRange=last-7-days&format=json',
        answer: 'file',
      },
    ])
  })

  it('names the file itself when the server gave no name', async () => {
    const { analytics } = exporting(anExportedFile({ fileName: null }))
    expect((await analytics.export(query)).fileName).toBe('clinical-analytics-2026-11-17.json')
  })

  it.each([{ success: true }, null, { ...anExportedFile(), bytes: 'text' }])(
    'refuses an answer that is no file: %j',
    async (answer) => {
      await expect(exporting(answer).analytics.export(query)).rejects.toMatchObject({ kind: 'contract' })
    },
  )
})

describe('a query', () => {
  const custom = { dateRange: 'custom', startDate: '2026-01-01', endDate: '2026-01-31' } as const

  it.each([
    [{ ...custom, startDate: undefined }, 'startDate'],
    [{ ...custom, endDate: undefined }, 'endDate'],
    [{ ...custom, endDate: '2025-12-31' }, 'endDate'],
    [{ ...custom, endDate: '2031-01-06' }, 'endDate'],
    [{ ...custom, startDate: '0000-01-01' }, 'startDate'],
    [{ ...custom, startDate: '1999-12-31' }, 'startDate'],
    [{ ...custom, endDate: '2026-02-30' }, 'endDate'],
    [{ ...custom, dateRange: 'last-30-days' }, 'dateRange'],
    [{ dateRange: 'yesterday' }, 'dateRange'],
    [{ clinicianId: 'me' }, 'clinicianId'],
  ])('is refused at the field that is wrong: %j', (wrong, path) => {
    for (const schema of [AnalyticsQuery, AnalyticsExportQuery]) {
      const { error } = schema.safeParse({ type: 'practice', format: 'csv', ...wrong })
      expect(error?.issues.map((issue) => issue.path)).toEqual([[path]])
    }
  })

  it('may reach over five years', () => {
    expect(AnalyticsQuery.safeParse({ ...custom, endDate: '2031-01-04' }).success).toBe(true)
  })

  it.each([{ format: 'docx' }, { type: 'secret' }])('of an export knows only what works: %j', (wrong) => {
    expect(AnalyticsExportQuery.safeParse({ ...query, ...wrong }).success).toBe(false)
  })
})
