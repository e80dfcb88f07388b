import type { ClientPath } from '../clients/clients-api'
import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'

/** Names one coverage of one client. */
export interface CoveragePath extends ClientPath {
  coverageId: string
}

/** Names one authorization of one client. */
export interface AuthorizationPath extends ClientPath {
  authorizationId: string
}

/** The insurances of clients. A client that is missing, or not to be seen, is ApiError `not_found`. */
export interface CoveragesApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: few screens ask for coverage. */
const contract = once(() => import('./coverages-contract'))
const authorizations = once(() => import('./authorizations-contract'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  return {
    /** A client’s coverages, those in force first, and their authorizations with the visits used. */
    list: forward(contract, 'listCoverages', 'params'),
    /** Adds a coverage. What the client pays themselves can only be set with `billing:edit`. */
    create: creation(contract, 'createCoverage', 'params', 'body'),
    /** A stale `version` throws ApiError `stale_edit` with `current`. */
    update: forward(contract, 'updateCoverage', 'params', 'body'),
    /** Throws ApiError `transition_refused` while the coverage has authorizations. */
    remove: forward(contract, 'deleteCoverage', 'params'),
    /** The practice’s authorizations, the one that ends first at the top. */
    listAuthorizations: forward(authorizations, 'listAuthorizations', 'params', 'query'),
    /** Adds an authorization to a coverage of the client. */
    createAuthorization: creation(authorizations, 'createAuthorization', 'params', 'body'),
    /** A stale `version` throws ApiError `stale_edit` with `current`. */
    updateAuthorization: forward(authorizations, 'updateAuthorization', 'params', 'body'),
    /** Deletes an authorization that was entered by mistake. */
    removeAuthorization: forward(authorizations, 'deleteAuthorization', 'params'),
  }
}

export const createCoveragesApi: (call: Call) => CoveragesApi = callsOf
