import { fixtureId } from '../testing/fixture-id'
import type { OwnOrganization } from '../auth/organizations-contract'
import type { EmailChange } from './account-contract'
import type { Preferences } from './preferences-contract'
import type { SignedInDevice } from './sessions-contract'

/** A code is on its way to a new address. */
export const anEmailChange = (changes: Partial<EmailChange> = {}): EmailChange => ({
  email: 'olivia@oakwood.example',
  expiresIn: 600,
  resendIn: 30,
  ...changes,
})

/** The browser that asks. */
export const aSignedInDevice = (changes: Partial<SignedInDevice> = {}): SignedInDevice => ({
  id: fixtureId(90),
  device: 'Firefox on Windows',
  address: '203.0.113.7',
  signedInAt: '2026-11-17T14:00:00.000Z',
  lastActiveAt: '2026-11-17T15:30:00.000Z',
  isCurrent: true,
  ...changes,
})

/** What anyone has who never chose. */
export const somePreferences = (changes: Partial<Preferences> = {}): Preferences => ({
  shortcuts: true,
  density: 'comfortable',
  ...changes,
})

/** Oakwood Therapy Group, where Olivia Wren is signed in. */
export const anOwnOrganization = (changes: Partial<OwnOrganization> = {}): OwnOrganization => ({
  id: fixtureId(2),
  name: 'Oakwood Therapy Group',
  isCurrent: true,
  ...changes,
})
