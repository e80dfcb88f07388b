import { describe, expect, it } from 'vitest'
import { createCall } from '../http/call'
import { apiAnswering } from '../testing/api-for'
import { createRecordingHttp } from '../testing/recording-http'
import { createExportsApi } from './exports-api'
import { anExport } from './exports-fixtures'
import { EXPORTS_MESSAGES } from './exports-messages'

const params = { orgId: 'o', exportId: 'e' }
const all = '/api/v1/organizations/o/exports'

describe('exports', () => {
  it('are listed', async () => {
    const { api, http } = apiAnswering([anExport()])
    expect(await api.exports.list(params)).toEqual([anExport()])
    expect(http.sent).toMatchObject([{ method: 'GET', path: all }])
  })

  it('are asked for, once for each idempotency key', async () => {
    const { api, http } = apiAnswering(anExport({ status: 'queued' }))
    expect(await api.exports.request(params, { idempotencyKey: 'k' })).toMatchObject({ status: 'queued' })
    expect(http.sent).toMatchObject([{ method: 'POST', path: all, idempotencyKey: 'k' }])
  })

  it('say how far they are', async () => {
    const { api, http } = apiAnswering(anExport({ status: 'running', doneRows: 12 }))
    expect(await api.exports.get(params)).toMatchObject({ doneRows: 12 })
    expect(http.sent).toMatchObject([{ method: 'GET', path: `${all}/e` }])
  })

  it('are fetched as a file, with more time than other calls have', async () => {
    const file = { bytes: new Uint8Array([80, 75]), contentType: 'application/zip', fileName: 'a.zip' }
    const http = createRecordingHttp(() => file)
    expect(await createExportsApi(createCall(http)).download(params)).toEqual(file)
    expect(http.sent).toMatchObject([
      { method: 'POST', path: `${all}/e/download`, answer: 'file', timeoutMs: 600_000 },
    ])
  })

  it('have a sentence for each call that a person makes', () => {
    expect(Object.keys(EXPORTS_MESSAGES)).toEqual(['list', 'request', 'download'])
  })
})
