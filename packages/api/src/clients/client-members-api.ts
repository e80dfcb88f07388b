import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'
import type { ClientPath } from './clients-api'

/** Names one member of one couple or family. */
export interface ClientMemberPath extends ClientPath {
  memberId: string
}

/** The members of couples and families. One that is missing, or not to be seen, is ApiError `not_found`. */
export interface ClientMembersApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: only one tab asks for them. */
const contract = once(() => import('./client-members-contract'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  return {
    /** The members of a client, and the couples and families that the client belongs to. */
    list: forward(contract, 'listClientMembers', 'params'),
    /** Adds a member. */
    create: creation(contract, 'createClientMember', 'params', 'body'),
    /** Changes a member; a stale `version` throws ApiError `stale_edit` with `current`. */
    update: forward(contract, 'updateClientMember', 'params', 'body'),
    /** Takes a member out. */
    remove: forward(contract, 'deleteClientMember', 'params'),
  }
}

export const createClientMembersApi: (call: Call) => ClientMembersApi = callsOf
