import type { ClientPath } from '../clients/clients-api'
import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'

/** Names one measure of one client. */
export interface MeasurePath extends ClientPath {
  measureId: string
}

/** What clients answered to PHQ-9, GAD-7 and PCL-5. A client that is missing, or not to be seen, is ApiError `not_found`. */
export interface MeasuresApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: only one part of a client’s page asks for measures. */
const contract = once(() => import('./measures-contract'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  return {
    /** A page of a client’s measures, the latest first; those recorded by mistake are among them. */
    list: forward(contract, 'listMeasures', 'params', 'query'),
    /** Records what a client answered; the server scores it. */
    record: creation(contract, 'recordMeasure', 'params', 'body'),
    /** Says that one was recorded by mistake. A stale `version` throws ApiError `stale_edit` with `current`. */
    markError: forward(contract, 'markMeasureError', 'params', 'body'),
    /**
     * Says that somebody has spoken with the client, which closes the alert of this one and of those before it. A stale
     * `version` throws ApiError `stale_edit` with `current`; an alert that is closed already `transition_refused`.
     */
    acknowledge: forward(contract, 'acknowledgeAlert', 'params', 'body'),
  }
}

export const createMeasuresApi: (call: Call) => MeasuresApi = callsOf
