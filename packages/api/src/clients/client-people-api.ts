import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'
import type { ClientPath } from './clients-api'

/** Names one person of one client. */
export interface ClientPersonPath extends ClientPath {
  personId: string
}

/** The people in clients’ lives, whom `clients.get` lists. One that is missing, or not to be seen, is ApiError `not_found`. */
export interface ClientPeopleApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: few screens change people. */
const contract = once(() => import('./client-people-contract'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  return {
    /** Adds a person to a client. */
    create: creation(contract, 'createClientPerson', 'params', 'body'),
    /** Changes a person; a stale `version` throws ApiError `stale_edit` with `current`. */
    update: forward(contract, 'updateClientPerson', 'params', 'body'),
    /** Takes a person away from a client. */
    remove: forward(contract, 'deleteClientPerson', 'params'),
  }
}

export const createClientPeopleApi: (call: Call) => ClientPeopleApi = callsOf
