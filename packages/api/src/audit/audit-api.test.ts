import { expect, it } from 'vitest'
import { NetworkError } from '../errors/NetworkError'
import { createCall } from '../http/call'
import { apiAnswering } from '../testing/api-for'
import { fixtureId } from '../testing/fixture-id'
import { createRecordingHttp } from '../testing/recording-http'
import { createAuditApi } from './audit-api'

const event = {
  eventType: 'ACCESS',
  resource: 'PATIENT',
  resourceId: fixtureId(30),
  userId: fixtureId(1),
  timestamp: '2026-11-17T14:00:00Z',
} as const

it('reports what only the client knows', async () => {
  const { api, http } = apiAnswering(null)
  await api.audit.report(event)
  expect(http.sent).toMatchObject([{ method: 'POST', path: '/api/audit', body: event }])
})

it('ignores a failure', async () => {
  const http = createRecordingHttp(() => Promise.reject(new NetworkError('unreachable')))
  await expect(createAuditApi(createCall(http)).report(event)).resolves.toBeUndefined()
})
