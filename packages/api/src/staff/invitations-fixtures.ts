import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { Invitation, InvitationView, InviteBody } from './invitations-contract'

/** What a person would type to invite Ivy Park. */
export const anInviteBody = fixtureOf<InviteBody>(InviteBody, () => ({
  email: 'ivy@oakwood.example',
  name: 'Ivy Park',
  credentials: 'LCSW',
  isClinician: true,
  roleIds: [fixtureId(41)],
  practiceIds: [fixtureId(3)],
}))

/** Ivy Park, who was asked to work here. */
export const anInvitation = fixtureOf<Invitation>(Invitation, () => ({
  staffId: fixtureId(22),
  name: 'Ivy Park',
  email: 'ivy@oakwood.example',
  roles: [{ id: fixtureId(41), name: 'Clinician' }],
  practices: [{ id: fixtureId(3), name: 'Oakwood Downtown' }],
  invitedBy: { id: fixtureId(21), name: 'Olivia Wren' },
  sentAt: '2026-11-16T14:00:00Z',
  expiresAt: '2026-11-23T14:00:00Z',
  isExpired: false,
}))

/** The same as Ivy Park sees it, who has no account yet. */
export const anInvitationView = fixtureOf<InvitationView>(InvitationView, () => ({
  organizationName: 'Oakwood Therapy Group',
  invitedByName: 'Olivia Wren',
  name: 'Ivy Park',
  email: 'ivy@oakwood.example',
  expiresAt: '2026-11-23T14:00:00Z',
  hasAccount: false,
}))
