import {
  ANALYTICS_EXPORT_FORMATS,
  ANALYTICS_TYPES,
  analyticsFileName,
  type Analytics,
  type AnalyticsExportFormat,
  type AnalyticsType,
} from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../db/database'
import { inTenant } from '../../../db/tenant'
import type { SignedInPerson } from '../../../testing/a-person'
import { aPractice, type TestPractice } from '../../../testing/a-practice'
import { aCompletedSession, draftInvoice, invoiceInput, issue } from '../../../testing/an-invoice'
import { createTestApp, type TestApp } from '../../../testing/create-test-app'
import { readPdf } from '../../../testing/read-pdf'
import { reportedByAnswer } from '../../../testing/reported-analytics'
import { reportedByCsv } from '../../../testing/reported-by-csv'
import { reportedByPdf, withoutUnits } from '../../../testing/reported-by-pdf'
import { reportedByXlsx } from '../../../testing/reported-by-xlsx'

let test: TestApp
let practice: TestPractice
let owner: SignedInPerson

beforeAll(async () => {
  test = await createTestApp()
  practice = await aPractice(test)
  owner = await practice.as('Owner')
  const { client } = await aCompletedSession(practice, owner)
  await issue(practice, owner, await draftInvoice(practice, owner, invoiceInput(client.id, 700)))
})
afterAll(() => test.close())

const take = (type: AnalyticsType, format: AnalyticsExportFormat, rest = '') =>
  owner.request('GET', `/api/analytics/export?type=${type}&format=${format}${rest}`)
const read = async (type: AnalyticsType, query = '') =>
  (await owner.request('GET', `/api/analytics/${type}${query}`)).data
const decoded = (bytes: Uint8Array) =>
  new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes)

describe('an export', () => {
  it.each(ANALYTICS_TYPES)('of %s as JSON is exactly what reading answers', async (type) => {
    const range = 'dateRange=last-90-days'
    const { bytes } = await take(type, 'json', `&${range}`)
    expect(JSON.parse(decoded(bytes))).toEqual(await read(type, `?${range}`))
  })

  it.each(ANALYTICS_TYPES)('of %s says in every format what reading answers', async (type) => {
    const answer = (await read(type)) as Analytics
    const reported = reportedByAnswer(answer)
    expect(reported.figures).not.toEqual([])
    expect(reportedByCsv((await take(type, 'csv')).bytes)).toMatchObject(reported)
    expect(await reportedByXlsx((await take(type, 'xlsx')).bytes)).toMatchObject(reported)
    const pdf = await readPdf((await take(type, 'pdf')).bytes)
    expect(reportedByPdf(pdf)).toMatchObject(withoutUnits(reported))
  })

  it('says what it is of by name, and is no formula for it', async () => {
    const name = '=HYPERLINK("x")'
    const { staffId } = await practice.as('Clinician', { name })
    const scope = `&locationId=${practice.locationId}&clinicianId=${staffId}`
    const range = '&dateRange=custom&startDate=2026-11-01&endDate=2026-11-10'
    const about = {
      Practice: 'First',
      Range: 'Nov 1, 2026 to Nov 10, 2026',
      'Compared with': 'Oct 22, 2026 to Oct 31, 2026',
      Location: 'First office',
      Clinician: name,
      Currency: 'USD',
      'Time zone': 'America/New_York',
      Made: 'Nov 17, 2026, 9:00 AM',
    }
    const { bytes } = await take('practice', 'csv', `${scope}${range}`)
    expect(reportedByCsv(bytes).about).toMatchObject({ ...about, Clinician: `'${name}` })
    const xlsx = await take('practice', 'xlsx', `${scope}${range}`)
    expect((await reportedByXlsx(xlsx.bytes)).about).toEqual(about)
    const pdf = await take('practice', 'pdf', `${scope}${range}`)
    expect(reportedByPdf(await readPdf(pdf.bytes)).about).toEqual(about)
  })

  it.each(ANALYTICS_EXPORT_FORMATS)(
    'as %s is a file with a name and a type, and never cached',
    async (format) => {
      test.clock.set('2026-11-18T04:59:00Z')
      const { headers, bytes } = await take('financial', format)
      test.clock.set('2026-11-17T14:00:00Z')
      const name = `financial-analytics-2026-11-17.${format}`
      expect(analyticsFileName('financial', '2026-11-17', format)).toBe(name)
      expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-type')).toBe(CONTENT_TYPES[format])
      expect(headers.get('content-length')).toBe(String(bytes.byteLength))
    },
  )

  it('is noted with who took what from which practice', async () => {
    await take('clinical', 'csv')
    const events = await inTenant(test.deps.db, practice.organizationId, (tx) =>
      rowsOf(
        tx,
        sql`select user_id, action, resource, record_id from audit_events order by seq desc limit 1`,
      ),
    )
    expect(events).toEqual([
      {
        user_id: owner.userId,
        action: 'exported',
        resource: 'clinical_analytics',
        record_id: practice.practiceId,
      },
    ])
  })

  it.each(['', 'type=practice', 'format=csv', 'type=practice&format=docx', 'type=all&format=csv'])(
    'needs a type and a format that there are: %s',
    async (query) => {
      const { status, body } = await owner.request('GET', `/api/analytics/export?${query}`)
      expect([status, body.code]).toEqual([400, 'malformed_request'])
    },
  )

  it('is described with the types that its file may have', async () => {
    const { body } = await owner.request('GET', '/api/openapi.json')
    const paths = body['paths'] as Record<string, { get: { responses: { 200: { content: object } } } }>
    const { content } = paths['/api/analytics/export']?.get.responses[200] ?? {}
    expect(Object.keys(content ?? {})).toEqual(Object.values(CONTENT_TYPES).map(withoutCharset))
  })
})

const CONTENT_TYPES: Record<AnalyticsExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  json: 'application/json; charset=utf-8',
}

const withoutCharset = (type: string): string => type.replace('; charset=utf-8', '')
