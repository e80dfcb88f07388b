import { type Call, createCall } from '../http/call'
import { forwarding } from '../http/forward'
import type { Http } from '../http/create-http'
import { once } from '../http/once'

interface OrganizationPath {
  orgId: string
}

/** Names the invitation of one person of one organization. */
export interface InvitationPath extends OrganizationPath {
  staffId: string
}

/** Inviting people to work here; needs `staff:edit`, but for `join`. */
export interface InvitationsApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call. */
const contract = once(() => import('./staff-endpoints'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  return {
    /** The open ones, those that have run out too. */
    list: forward(contract, 'listInvitations', 'params'),
    /** Mails a link that is good for seven days; RateLimitedError after too many. */
    create: creation(contract, 'inviteStaff', 'params', 'body'),
    /** Mails a new link; RateLimitedError within 30 s of the last, or after too many. */
    resend: forward(contract, 'resendInvitation', 'params'),
    /** Ends its link; a person whom nothing names goes with it. */
    revoke: forward(contract, 'revokeInvitation', 'params'),
    /** Joins with the account that is signed in; ApiError `forbidden` for an invitation to another e-mail. */
    join: forward(contract, 'joinOrganization', 'body'),
  }
}

export const createInvitationsApi: (call: Call) => InvitationsApi = callsOf

/** Calls for a person who has the link of an invitation and isn’t signed in. */
export interface JoinApi extends ReturnType<typeof joiningOf> {}

const joiningOf = (call: Call) => {
  const { forward } = forwarding(call)
  return {
    /** What the link asks; ApiError `not_found` for one that is no longer good. */
    lookUp: forward(contract, 'lookUpInvitation', 'body'),
    /** Opens an account, to sign in with at once; ApiError `email_taken` where the e-mail has one already. */
    accept: forward(contract, 'acceptInvitation', 'body'),
  }
}

/** The unsigned half of invitations. */
export const createJoinApi = (http: Http): JoinApi => joiningOf(createCall(http))
