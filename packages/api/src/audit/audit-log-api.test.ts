import { describe, expect, it } from 'vitest'
import { anExportedFile } from '../analytics/analytics-fixtures'
import { createCall } from '../http/call'
import { aPage } from '../testing/a-page'
import { apiAnswering } from '../testing/api-for'
import { createRecordingHttp } from '../testing/recording-http'
import { createAuditApi } from './audit-api'
import { anAuditEvent } from './audit-fixtures'
import { AuditExportQuery, AuditQuery } from './audit-log-contract'
import { AUDIT_MESSAGES } from './audit-messages'

const params = { orgId: 'o' }
const all = '/api/v1/organizations/o/audit'
const range = { startDate: '2026-01-01', endDate: '2026-01-31' }

it('lists events as far as all filters hold', async () => {
  const { api, http } = apiAnswering(aPage([anAuditEvent()]))
  expect(await api.audit.list(params, { action: 'updated', source: 'server' })).toEqual(
    aPage([anAuditEvent()]),
  )
  expect(http.sent).toMatchObject([{ method: 'GET', path: `${all}?action=updated&source=server` }])
})

it('shows an event of an older version, whose words it does not know', async () => {
  const old = anAuditEvent({ action: 'faxed', resource: 'pager', recordId: '7', person: null })
  expect((await apiAnswering(aPage([old])).api.audit.list(params)).items).toEqual([old])
})

it.each([
  ['audit-2026-11-17.csv', 'audit-2026-11-17.csv'],
  [null, 'audit-2026-01-01-to-2026-01-31.csv'],
])('exports a file that the server calls %s', async (given, fileName) => {
  const http = createRecordingHttp(() => anExportedFile({ fileName: given }))
  const file = await createAuditApi(createCall(http)).export(params, { ...range, resource: 'client' })
  expect(file).toEqual(anExportedFile({ fileName }))
  const path = `${all}/export?startDate=2026-01-01&endDate=2026-01-31&resource=client`
  expect(http.sent).toMatchObject([{ method: 'GET', path, answer: 'file' }])
})

describe('a query', () => {
  it.each([
    { startDate: '2026-02-01', endDate: '2026-01-31' },
    { startDate: '1999-12-31' },
    { personId: 'me' },
    { action: 'burned' },
    { resource: 'pager' },
    { source: 'rumour' },
  ])('is refused for %j', (query) => {
    expect(AuditQuery.safeParse(query).success).toBe(false)
  })

  it('may leave either end of the range open, but not for an export', () => {
    expect(AuditQuery.safeParse({ startDate: '2026-01-01' }).success).toBe(true)
    expect(AuditQuery.safeParse({ endDate: '2026-01-31' }).success).toBe(true)
    expect(AuditExportQuery.safeParse({ startDate: '2026-01-01' }).success).toBe(false)
  })

  it('exports at most 366 days', () => {
    const of = (endDate: string) => AuditExportQuery.safeParse({ startDate: '2026-01-01', endDate }).success
    expect([of('2027-01-01'), of('2027-01-02'), of('2025-12-31')]).toEqual([true, false, false])
  })
})

it('has a sentence for each call that can fail', () => {
  expect(Object.keys(AUDIT_MESSAGES)).toEqual(['list', 'export'])
})
