import { createApi, type Api } from '../create-api'
import { createRecordingHttp, type RecordingHttp } from './recording-http'

/** A client whose every call is answered with `data` in its envelope, and the transport that noted the requests. */
export function apiAnswering(data: unknown): { api: Api; http: RecordingHttp } {
  const http = createRecordingHttp(() => ({ success: true, data }))
  const credentials = {
    bearer: () => 'a.b.c',
    csrf: () => 'csrf',
    refresh: () => Promise.resolve(false),
    onAuthFailure: () => undefined,
    epoch: () => 0,
  }
  return { http, api: createApi(http, credentials) }
}
