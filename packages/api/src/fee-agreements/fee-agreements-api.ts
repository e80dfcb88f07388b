import type { ClientPath } from '../clients/clients-api'
import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'

/** Names one fee agreement of one client. */
export interface FeeAgreementPath extends ClientPath {
  agreementId: string
}

/** The fee agreements of clients. A client that is missing, or not to be seen, is ApiError `not_found`. */
export interface FeeAgreementsApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: few screens ask for agreements. */
const contract = once(() => import('./fee-agreements-contract'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  return {
    /** A client’s fee agreements, also those that are over, the latest first. */
    list: forward(contract, 'listFeeAgreements', 'params'),
    /** Adds an agreement; sessions booked from then on take its fee. */
    create: creation(contract, 'createFeeAgreement', 'params', 'body'),
    /** Changes or ends an agreement; a stale `version` throws ApiError `stale_edit` with `current`. */
    update: forward(contract, 'updateFeeAgreement', 'params', 'body'),
    /** Throws ApiError `transition_refused` for an agreement that began before today. */
    remove: forward(contract, 'deleteFeeAgreement', 'params'),
  }
}

export const createFeeAgreementsApi: (call: Call) => FeeAgreementsApi = callsOf
