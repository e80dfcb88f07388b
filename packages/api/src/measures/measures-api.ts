import type { ClientPath } from '../clients/clients-api'
import { type Call, type CallOptions, type CreateOptions, dataOf } from '../http/call'
import { once } from '../http/once'
import type { Page } from '../wire/envelope'
import type { MarkMeasureErrorBody, Measure, MeasuresQuery, RecordMeasureBody } from './measures-contract'

/** Names one measure of one client. */
export interface MeasurePath extends ClientPath {
  measureId: string
}

/** What clients answered to PHQ-9 and GAD-7. A client that is missing, or not to be seen, is ApiError `not_found`. */
export interface MeasuresApi {
  /** A page of a client’s measures, the latest first; those recorded by mistake are among them. */
  list(params: ClientPath, query?: MeasuresQuery, options?: CallOptions): Promise<Page<Measure>>
  /** Records what a client answered; the server scores it. */
  record(params: ClientPath, body: RecordMeasureBody, options?: CreateOptions): Promise<Measure>
  /** Says that one was recorded by mistake. A stale `version` throws ApiError `stale_edit` with `current`. */
  markError(params: MeasurePath, body: MarkMeasureErrorBody, options?: CallOptions): Promise<Measure>
}

/** Loaded with the first call: only one part of a client’s page asks for measures. */
const contract = once(() => import('./measures-contract'))

export function createMeasuresApi(call: Call): MeasuresApi {
  return {
    list: (params, query = {}, options) =>
      dataOf(call(async () => (await contract()).listMeasures, { params, query, ...options })),
    record: (params, body, options) =>
      dataOf(call(async () => (await contract()).recordMeasure, { params, body, ...options })),
    markError: (params, body, options) =>
      dataOf(call(async () => (await contract()).markMeasureError, { params, body, ...options })),
  }
}
