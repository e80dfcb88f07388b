import { type Call, type CallOptions, type CreateOptions, dataOf } from '../http/call'
import { once } from '../http/once'
import type { Page } from '../wire/envelope'
import * as contract from './clients-contract'
import type { ImportClientsBody, ImportReport } from './import-contract'
import type { Client, ClientInput, ClientsQuery, ClientSummary, UpdateClientBody } from './clients-contract'

/** Names one client of one practice. */
export interface ClientPath {
  practiceId: string
  clientId: string
}

/** The practice’s clients. An id that is missing, or another practice’s, is ApiError `not_found`. */
export interface ClientsApi {
  /** A page of clients by last name, with what is asked for. */
  list(
    params: { practiceId: string },
    query?: ClientsQuery,
    options?: CallOptions,
  ): Promise<Page<ClientSummary>>
  /** One client’s chart data. */
  get(params: ClientPath, options?: CallOptions): Promise<Client>
  /** Adds a client. */
  create(params: { practiceId: string }, body: ClientInput, options?: CreateOptions): Promise<Client>
  /** Adds up to 5,000 at once; rows that can't be taken are named, with why. May take two minutes. */
  import(
    params: { practiceId: string },
    body: ImportClientsBody,
    options?: CreateOptions,
  ): Promise<ImportReport>
  /** A stale `version` throws ApiError `stale_edit` with `current`. */
  update(params: ClientPath, body: UpdateClientBody, options?: CallOptions): Promise<Client>
}

/** Thousands of rows take longer than other calls may. */
const IMPORT_TIMEOUT_MS = 120_000

/** Loaded with the first import: hardly any visit makes one. */
const importContract = once(() => import('./import-contract'))

export function createClientsApi(call: Call): ClientsApi {
  return {
    list: (params, query = {}, options) => dataOf(call(contract.listClients, { params, query, ...options })),
    get: (params, options) => dataOf(call(contract.getClient, { params, ...options })),
    create: (params, body, options) => dataOf(call(contract.createClient, { params, body, ...options })),
    import: (params, body, options) =>
      dataOf(
        call(async () => (await importContract()).importClients, {
          params,
          body,
          timeoutMs: IMPORT_TIMEOUT_MS,
          ...options,
        }),
      ),
    update: (params, body, options) => dataOf(call(contract.updateClient, { params, body, ...options })),
  }
}
