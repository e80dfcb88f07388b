import { BUILT_IN_ROLE_PERMISSIONS } from '../access/built-in-roles'
import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { HeldRole, OrganizationSummary, Refreshed, SignedIn, type User } from './auth-contract'
import { MfaStatus } from './mfa-contract'

/** A role with the built-in Owner's permissions. */
export const aRole = fixtureOf<HeldRole>(HeldRole, () => ({
  id: fixtureId(4),
  name: 'Owner',
  permissions: [...BUILT_IN_ROLE_PERMISSIONS.Owner],
}))

/** Olivia Wren, owner of one practice. */
export function aUser(changes: Partial<User> = {}): User {
  const roles = changes.roles ?? [aRole()]
  return {
    id: fixtureId(1),
    email: 'owner@oakwood.example',
    name: 'Olivia Wren',
    organizationId: fixtureId(2),
    organizationName: 'Oakwood Therapy Group',
    practiceId: fixtureId(3),
    currentPractice: fixtureId(3),
    assignedPractices: [fixtureId(3)],
    staffId: fixtureId(5),
    roles,
    permissions: [...new Set(roles.flatMap((role) => role.permissions))],
    ...changes,
  }
}

/** A token of the right shape (three parts) that says nothing; different for each `name`. */
export const aToken = (name = 'one'): string => `header.${name}.signature`

/** The answer of a login that succeeded; `expiresAt` is far ahead, as only `expiresIn` is counted. */
export const aSignedIn = fixtureOf<SignedIn>(SignedIn, () => ({
  success: true,
  token: aToken(),
  csrfToken: 'csrf-one',
  user: aUser(),
  expiresIn: 900,
  expiresAt: 4_102_444_800,
}))

/** The answer of a refresh that succeeded. */
export const aRefreshed = fixtureOf<Refreshed>(Refreshed, () => ({
  success: true,
  token: aToken('two'),
  csrfToken: 'csrf-two',
  expiresIn: 900,
  expiresAt: 4_102_444_800,
}))

/** Oakwood Therapy Group, as its owner belongs to it. */
export const anOrganizationSummary = fixtureOf<OrganizationSummary>(OrganizationSummary, () => ({
  id: fixtureId(2),
  name: 'Oakwood Therapy Group',
  practiceId: fixtureId(3),
  practiceName: 'Oakwood Therapy Group Downtown',
  assignedPractices: [fixtureId(3)],
  userRole: 'Owner',
}))

/** Codes go to the person's e-mail, and a sign-in waits for one. */
export const aMfaStatus = fixtureOf<MfaStatus>(MfaStatus, () => ({
  success: true,
  enabled: true,
  method: 'email',
  destination: 'o•••@oakwood.example',
  attempt: { expiresIn: 600, resendIn: 30, triesLeft: 5 },
}))
