import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Id, text, Version } from '../wire/scalars'

/** As many members as one couple or family may have. */
export const MAX_MEMBERS = 12
/** What a member is in a couple or a family. */
export const MEMBER_ROLES = ['partner', 'parent', 'child', 'sibling', 'grandparent', 'other'] as const
/** One of {@link MEMBER_ROLES}. */
export type MemberRole = (typeof MEMBER_ROLES)[number]

const memberFields = {
  /** The member’s own record among the clients; null for who has none. */
  recordId: z.nullable(Id),
  /** Of who has no record of their own; empty otherwise. */
  name: text(120),
  role: z.enum(MEMBER_ROLES, 'Choose what they are in it'),
  /** Whether insurers are billed for this member; one of a couple or family is at most. */
  isIdentifiedPatient: z.boolean(),
}

const isSomebody = z.refine<{ recordId: string | null; name: string }>(
  ({ recordId, name }) => recordId !== null || name !== '',
  { path: ['name'], error: 'Choose a client, or enter a name' },
)
const isOne = z.refine<{ recordId: string | null; name: string }>(
  ({ recordId, name }) => recordId === null || name === '',
  { path: ['name'], error: 'A client has their own name' },
)

/** Who belongs to a couple or a family: a client, or somebody by name. */
export const ClientMemberInput = z.object(memberFields).check(isSomebody, isOne)
export type ClientMemberInput = z.infer<typeof ClientMemberInput>

/** A member as they are saved, with the version that was edited: 409 `stale_edit` for an older one. */
export const UpdateClientMemberBody = z.object({ ...memberFields, version: Version }).check(isSomebody, isOne)
export type UpdateClientMemberBody = z.infer<typeof UpdateClientMemberBody>

/** A member of a couple or a family. */
export const ClientMember = z.object({
  ...memberFields,
  /** Null for who has no record of their own, and for one that the reader may not see (`isHidden`). */
  recordId: z.nullable(Id),
  /** As the own record says it where there is one; empty where the reader may not see that. */
  name: z.string(),
  isHidden: z.boolean(),
  id: Id,
  version: Version,
})
export type ClientMember = z.infer<typeof ClientMember>

/** A couple or a family that a client belongs to. */
export const Membership = z.object({ clientId: Id, name: z.string(), role: z.enum(MEMBER_ROLES) })
export type Membership = z.infer<typeof Membership>

/** Who belongs to a client, in the order in which they were added, and to whom the client belongs. */
export const ClientMembers = z.object({
  members: z.array(ClientMember),
  memberOf: z.array(Membership),
})
export type ClientMembers = z.infer<typeof ClientMembers>

const all = '/api/v1/practices/{practiceId}/clients/{clientId}/members'
const one = '/api/v1/practices/{practiceId}/clients/{clientId}/members/{memberId}'

/** The members of a couple or a family, and the couples and families of a client. */
export const listClientMembers = endpoint({
  name: 'listClientMembers',
  method: 'GET',
  path: all,
  access: 'clients:view',
  response: enveloped(ClientMembers),
})

/** Adds a member; 422 where the client is no couple or family, or has as many as they may (`MAX_MEMBERS`). */
export const createClientMember = endpoint({
  name: 'createClientMember',
  method: 'POST',
  path: all,
  access: 'clients:write',
  body: ClientMemberInput,
  response: enveloped(ClientMember),
})

/** Saves a member as a whole. */
export const updateClientMember = endpoint({
  name: 'updateClientMember',
  method: 'PUT',
  path: one,
  access: 'clients:write',
  body: UpdateClientMemberBody,
  response: enveloped(ClientMember),
})

/** Takes a member out; their own record stays. */
export const deleteClientMember = endpoint({
  name: 'deleteClientMember',
  method: 'DELETE',
  path: one,
  access: 'clients:write',
  response: enveloped(z.null()),
})
