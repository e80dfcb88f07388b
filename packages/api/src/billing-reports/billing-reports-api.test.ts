import { describe, expect, it } from 'vitest'
import { createCall } from '../http/call'
import { apiAnswering } from '../testing/api-for'
import { createRecordingHttp } from '../testing/recording-http'
import { createBillingReportsApi } from './billing-reports-api'
import { BillingReportFileQuery, BillingReportQuery } from './billing-reports-contract'
import { aBillingReport } from './billing-reports-fixtures'
import { BILLING_REPORTS_MESSAGES } from './billing-reports-messages'

const path = { practiceId: 'p', report: 'write_offs' } as const
const query = { from: '2026-10-01', to: '2026-10-31', split: 'person' } as const

it('asks for a report with its range and split', async () => {
  const { api, http } = apiAnswering(aBillingReport())
  expect(await api.billingReports.get(path, query)).toEqual(aBillingReport())
  const address = '/api/v1/practices/p/billing-reports/write_offs?from=2026-10-01&to=2026-10-31&split=person'
  expect(http.sent).toMatchObject([{ method: 'GET', path: address }])
})

const FILE = { bytes: new Uint8Array([1]), contentType: 'application/pdf', fileName: 'named.pdf' }

it('answers the file of a report under the server’s name', async () => {
  const http = createRecordingHttp(() => FILE)
  const reports = createBillingReportsApi(createCall(http))
  expect(await reports.export(path, { ...query, format: 'pdf' })).toEqual(FILE)
  const address =
    '/api/v1/practices/p/billing-reports/write_offs/file?from=2026-10-01&to=2026-10-31&split=person&format=pdf'
  expect(http.sent).toMatchObject([{ method: 'GET', path: address, answer: 'file' }])
})

describe('a query', () => {
  it.each([
    [{ from: '2026-01-01' }, 'to'],
    [{ to: '2026-01-01' }, 'from'],
    [{ from: '2026-01-02', to: '2026-01-01' }, 'to'],
    [{ from: '2026-01-01', to: '2031-01-06' }, 'to'],
    [{ from: '1999-12-31', to: '2026-01-01' }, 'from'],
    [{ split: 'weekday' }, 'split'],
  ])('is refused at the field that is wrong: %j', (wrong, at) => {
    for (const schema of [BillingReportQuery, BillingReportFileQuery]) {
      const { error } = schema.safeParse({ format: 'csv', ...wrong })
      expect(error?.issues.map((issue) => issue.path)).toEqual([[at]])
    }
  })

  it('may leave the days to the server, and reach over five years', () => {
    expect(BillingReportQuery.safeParse({}).success).toBe(true)
    expect(BillingReportQuery.safeParse({ from: '2026-01-01', to: '2031-01-04' }).success).toBe(true)
  })
})

it('has a sentence for when the server gives none', () => {
  expect(BILLING_REPORTS_MESSAGES.load).toBe('Failed to load billing reports')
})
