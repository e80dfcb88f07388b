import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Id } from '../wire/scalars'
import { SignedIn } from './auth-contract'

/** An organization that the caller works in. */
export const OwnOrganization = z.object({
  id: Id,
  name: z.string(),
  /** Whether it is the one that this session belongs to. */
  isCurrent: z.boolean(),
})
export type OwnOrganization = z.infer<typeof OwnOrganization>

/** Where the caller works, by name; those that they were deactivated in are left out. */
export const listOwnOrganizations = endpoint({
  name: 'listOwnOrganizations',
  method: 'GET',
  path: '/api/auth/organizations',
  access: 'signed-in',
  response: enveloped(z.array(OwnOrganization)),
})

/** Which of them to work in from now on. */
export const SwitchOrganizationBody = z.object({ organizationId: Id })
export type SwitchOrganizationBody = z.infer<typeof SwitchOrganizationBody>

/**
 * Makes the session belong to another of the caller’s organizations, with a token and a user of that one; the tokens
 * of the one before are refused from then on. 404 where the caller doesn’t work.
 */
export const switchOrganization = endpoint({
  name: 'switchOrganization',
  method: 'POST',
  path: '/api/auth/organization',
  access: 'signed-in',
  body: SwitchOrganizationBody,
  response: SignedIn,
})
