import { type Call, type CreateOptions, dataOf } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'
import type { ImportClientsBody, ImportReport } from './import-contract'

/** Names one client of one practice. */
export interface ClientPath {
  practiceId: string
  clientId: string
}

/** The practice’s clients. An id that is missing, or another practice’s, is ApiError `not_found`. */
export interface ClientsApi extends ReturnType<typeof callsOf> {}

/** Thousands of rows take longer than other calls may. */
const IMPORT_TIMEOUT_MS = 120_000

/** Loaded with the first call: only some screens ask for clients. */
const contract = once(() => import('./clients-contract'))
/** Loaded with the first import: hardly any visit makes one. */
const importContract = once(() => import('./import-contract'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  return {
    /** A page of clients by last name, with what is asked for. */
    list: forward(contract, 'listClients', 'params', 'query'),
    /** One client’s chart data. */
    get: forward(contract, 'getClient', 'params'),
    /** Adds a client. Throws ApiError `client_exists`, which `clientTwins` reads. */
    create: creation(contract, 'createClient', 'params', 'body'),
    /** Adds up to 5,000 at once; rows that can't be taken are named, with why. May take two minutes. */
    import: (
      params: { practiceId: string },
      body: ImportClientsBody,
      options?: CreateOptions,
    ): Promise<ImportReport> =>
      dataOf(
        call(async () => (await importContract()).importClients, {
          params,
          body,
          timeoutMs: IMPORT_TIMEOUT_MS,
          ...options,
        }),
      ),
    /** A stale `version` throws ApiError `stale_edit` with `current`; a twin’s name `client_exists`, as for `create`. */
    update: forward(contract, 'updateClient', 'params', 'body'),
  }
}

export const createClientsApi: (call: Call) => ClientsApi = callsOf
