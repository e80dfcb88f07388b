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
import { rowsOf } from '../../db/database'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { aCompletedSession, draftInvoice, invoiceInput, issue } from '../../testing/an-invoice'
import { createTestApp, type TestApp } from '../../testing/create-test-app'

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

  it.each(ANALYTICS_TYPES)(
    'of %s as CSV tells every figure and every point that reading answers',
    async (type) => {
      const { bytes } = await take(type, 'csv')
      const text = decoded(bytes)
      expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      const [head, ...rows] = text.slice(1).trimEnd().split('\r\n').map(cellsOf)
      expect(head?.slice(0, 6)).toEqual(['kind', 'id', 'label', 'unit', 'currency', 'from'])
      const orEmpty = (value: number | null) => (value === null ? '' : String(value))
      const { figures, series, range } = (await read(type)) as Analytics
      expect(rows).toEqual([
        ...figures.map(({ id, label, unit, value, previous, isSuppressed, definition }) => [
          ...['figure', id, label, unit, unit === 'cents' ? 'USD' : '', range.start, range.end],
          ...[orEmpty(value), orEmpty(previous), isSuppressed ? 'yes' : 'no', definition],
        ]),
        ...series.flatMap(({ id, label, unit, step, points }) =>
          points.map(({ date, value }) => [
            ...[step, id, label, unit, unit === 'cents' ? 'USD' : '', date, ''],
            ...[orEmpty(value), '', '', ''],
          ]),
        ),
      ])
    },
  )

  it.each(ANALYTICS_EXPORT_FORMATS)(
    'as %s is a file with a name and a type, and never kept',
    async (format) => {
      test.clock.set('2026-11-18T04:59:00Z')
      const { headers, bytes } = await take('financial', format)
      test.clock.set('2026-11-17T14:00:00Z')
      const name = `financial-analytics-2026-11-17.${format}`
      expect(analyticsFileName('financial', '2026-11-17', format)).toBe(name)
      expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-type')).toBe(
        format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
      )
      expect(headers.get('content-length')).toBe(String(bytes.byteLength))
    },
  )

  it('is noted with who took what from which practice', async () => {
    await take('clinical', 'csv')
    const events = await rowsOf(
      test.deps.db,
      sql`select user_id, action, resource, record_id from audit_events
        where organization_id = ${practice.organizationId} order by seq desc limit 1`,
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

  it.each(['', 'type=practice', 'format=csv', 'type=practice&format=pdf', 'type=all&format=csv'])(
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
    expect(content).toEqual({ 'text/csv': {}, 'application/json': {} })
  })
})

/** No cell here holds a quote or a line's end. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,"]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
