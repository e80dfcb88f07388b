import * as z from 'zod/mini'
import { NewEmail, NewPassword } from '../auth/auth-contract'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Id, Instant, requiredText, text } from '../wire/scalars'
import { PracticeIds, RoleIds } from './staff-changes-contract'

/** How long an invitation can be accepted, in days. */
export const INVITATION_LIFE_DAYS = 7

const Named = z.object({ id: Id, name: z.string() })

/** An invitation that isn’t answered yet. Its token is in the mail alone. */
export const Invitation = z.object({
  staffId: Id,
  name: z.string(),
  email: z.string(),
  roles: z.array(Named),
  practices: z.array(Named),
  /** Who sent it last. */
  invitedBy: Named,
  sentAt: Instant,
  expiresAt: Instant,
  /** Whether it can no longer be accepted; it can still be sent again. */
  isExpired: z.boolean(),
})
export type Invitation = z.infer<typeof Invitation>

/** Whom to ask, to do what and where; 422 at `email` for a person who is here already. */
export const InviteBody = z.object({
  email: NewEmail,
  name: requiredText(120, 'Enter a name'),
  credentials: text(60),
  isClinician: z.boolean(),
  roleIds: RoleIds,
  practiceIds: PracticeIds,
})
export type InviteBody = z.infer<typeof InviteBody>

const InvitationToken = z.string().check(z.minLength(1, 'Open the link in the mail'), z.maxLength(200))

/** What the link in the mail carries. */
export const InvitationTokenBody = z.object({ token: InvitationToken })
export type InvitationTokenBody = z.infer<typeof InvitationTokenBody>

/** An invitation as the person who has its link sees it. */
export const InvitationView = z.object({
  organizationName: z.string(),
  invitedByName: z.string(),
  name: z.string(),
  email: z.string(),
  expiresAt: Instant,
  /** Whether the e-mail has an account: then it takes a sign-in, and no new password. */
  hasAccount: z.boolean(),
})
export type InvitationView = z.infer<typeof InvitationView>

/** The account to be: its e-mail is the invitation’s. */
export const AcceptInvitationBody = z.object({
  token: InvitationToken,
  name: requiredText(120, 'Enter your name'),
  password: NewPassword,
})
export type AcceptInvitationBody = z.infer<typeof AcceptInvitationBody>

/** What to sign in with from now on. */
export const InvitationAccepted = z.object({ email: z.string() })

/** Where the signed-in person works now, too. */
export const OrganizationJoined = z.object({ organizationId: Id, organizationName: z.string() })
export type OrganizationJoined = z.infer<typeof OrganizationJoined>

const all = '/api/v1/organizations/{orgId}/invitations'

/** The open ones, those that have run out too, the last sent first. */
export const listInvitations = endpoint({
  name: 'listInvitations',
  method: 'GET',
  path: all,
  access: 'staff:edit',
  response: enveloped(z.array(Invitation)),
})

/** Adds a person and mails them a link, answered the same whether or not the e-mail has an account. 429 after too many. */
export const inviteStaff = endpoint({
  name: 'inviteStaff',
  method: 'POST',
  path: all,
  access: 'staff:edit',
  body: InviteBody,
  response: enveloped(Invitation),
})

/** Mails a new link, with which the old one ends: 429 within 30 s of the last, or after too many. Also after the old one ran out. */
export const resendInvitation = endpoint({
  name: 'resendInvitation',
  method: 'POST',
  path: '/api/v1/organizations/{orgId}/invitations/{staffId}/resend',
  access: 'staff:edit',
  response: enveloped(Invitation),
})

/** Ends the link; a person whom nothing names goes, others become inactive. 409 while appointments are to come. */
export const revokeInvitation = endpoint({
  name: 'revokeInvitation',
  method: 'DELETE',
  path: '/api/v1/organizations/{orgId}/invitations/{staffId}',
  access: 'staff:edit',
  response: enveloped(z.null()),
})

/** What a link asks; 404 for one that ran out, was used, revoked or replaced. The token stands in no address. */
export const lookUpInvitation = endpoint({
  name: 'lookUpInvitation',
  method: 'POST',
  path: '/api/v1/invitations/look-up',
  access: 'public',
  body: InvitationTokenBody,
  response: enveloped(InvitationView),
})

/** Opens an account and joins with it: 409 `email_taken` where the e-mail has one, which joins by signing in. */
export const acceptInvitation = endpoint({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/api/v1/invitations/accept',
  access: 'public',
  body: AcceptInvitationBody,
  response: enveloped(InvitationAccepted),
})

/** Joins with the account that is signed in: 403 for an invitation to another e-mail. */
export const joinOrganization = endpoint({
  name: 'joinOrganization',
  method: 'POST',
  path: '/api/v1/invitations/join',
  access: 'signed-in',
  body: InvitationTokenBody,
  response: enveloped(OrganizationJoined),
})
