import { type Call, type CallOptions, createCall, type CreateOptions, dataOf } from '../http/call'
import type { Http } from '../http/create-http'
import { once } from '../http/once'
import type {
  AcceptInvitationBody,
  Invitation,
  InvitationTokenBody,
  InvitationView,
  InviteBody,
  OrganizationJoined,
} from './invitations-contract'

interface OrganizationPath {
  orgId: string
}

/** Names the invitation of one person of one organization. */
export interface InvitationPath extends OrganizationPath {
  staffId: string
}

/** Inviting people to work here; needs `staff:edit`, but for `join`. */
export interface InvitationsApi {
  /** The open ones, those that have run out too. */
  list(params: OrganizationPath, options?: CallOptions): Promise<Invitation[]>
  /** Mails a link that is good for seven days; RateLimitedError after too many. */
  create(params: OrganizationPath, body: InviteBody, options?: CreateOptions): Promise<Invitation>
  /** Mails a new link; RateLimitedError within 30 s of the last, or after too many. */
  resend(params: InvitationPath, options?: CallOptions): Promise<Invitation>
  /** Ends its link; a person whom nothing names goes with it. */
  revoke(params: InvitationPath, options?: CallOptions): Promise<void>
  /** Joins with the account that is signed in; ApiError `forbidden` for an invitation to another e-mail. */
  join(body: InvitationTokenBody, options?: CallOptions): Promise<OrganizationJoined>
}

/** Loaded with the first call. */
const contract = once(() => import('./staff-endpoints'))

export function createInvitationsApi(call: Call): InvitationsApi {
  return {
    list: (params, options) =>
      dataOf(call(async () => (await contract()).listInvitations, { params, ...options })),
    create: (params, body, options) =>
      dataOf(call(async () => (await contract()).inviteStaff, { params, body, ...options })),
    resend: (params, options) =>
      dataOf(call(async () => (await contract()).resendInvitation, { params, ...options })),
    revoke: async (params, options) => {
      await call(async () => (await contract()).revokeInvitation, { params, ...options })
    },
    join: (body, options) =>
      dataOf(call(async () => (await contract()).joinOrganization, { body, ...options })),
  }
}

/** Calls for a person who has the link of an invitation and isn’t signed in. */
export interface JoinApi {
  /** What the link asks; ApiError `not_found` for one that is no longer good. */
  lookUp(body: InvitationTokenBody, options?: CallOptions): Promise<InvitationView>
  /** Opens an account, to sign in with at once; ApiError `email_taken` where the e-mail has one already. */
  accept(body: AcceptInvitationBody, options?: CallOptions): Promise<{ email: string }>
}

/** The unsigned half of invitations. */
export function createJoinApi(http: Http): JoinApi {
  const call = createCall(http)
  return {
    lookUp: (body, options) =>
      dataOf(call(async () => (await contract()).lookUpInvitation, { body, ...options })),
    accept: (body, options) =>
      dataOf(call(async () => (await contract()).acceptInvitation, { body, ...options })),
  }
}
