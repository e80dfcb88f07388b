import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { OwnOrganization } from '../auth/organizations-contract'
import { EmailChange } from './account-contract'
import { Preferences } from './preferences-contract'
import { SignedInDevice } from './sessions-contract'

/** A code is on its way to a new address. */
export const anEmailChange = fixtureOf<EmailChange>(EmailChange, () => ({
  email: 'olivia@oakwood.example',
  expiresIn: 600,
  resendIn: 30,
}))

/** The browser that asks. */
export const aSignedInDevice = fixtureOf<SignedInDevice>(SignedInDevice, () => ({
  id: fixtureId(90),
  device: 'Firefox on Windows',
  address: '203.0.113.7',
  signedInAt: '2026-11-17T14:00:00.000Z',
  lastActiveAt: '2026-11-17T15:30:00.000Z',
  isCurrent: true,
}))

/** What anyone has who never chose. */
export const somePreferences = fixtureOf<Preferences>(Preferences, () => ({
  shortcuts: true,
  density: 'comfortable',
}))

/** Oakwood Therapy Group, where Olivia Wren is signed in. */
export const anOwnOrganization = fixtureOf<OwnOrganization>(OwnOrganization, () => ({
  id: fixtureId(2),
  name: 'Oakwood Therapy Group',
  isCurrent: true,
}))
