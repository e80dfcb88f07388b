import { someBusinessHours } from '../organization/organization-fixtures'
import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { OpenAppointments } from './staff-changes-contract'
import { Clinician } from './staff-contract'
import { StaffAccess, StaffMember, StaffSummary } from './staff-members-contract'
import { StaffProfileInput } from './staff-profile'

/** Dr. Imani Cole. */
export const aClinician = fixtureOf<Clinician>(Clinician, () => ({
  id: fixtureId(20),
  name: 'Dr. Imani Cole',
  credentials: 'PhD',
  colorIndex: 0,
}))

/** Dr. Imani Cole in a list. */
export const aStaffSummary = fixtureOf<StaffSummary>(StaffSummary, () => ({
  ...aClinician(),
  email: 'clinician@oakwood.example',
  isClinician: true,
  status: 'active',
  roles: [{ id: fixtureId(41), name: 'Clinician' }],
  practices: [{ id: fixtureId(3), name: 'Oakwood Downtown' }],
  invitationExpiresAt: null,
}))

/** What a person would type about Dr. Imani Cole; the NPI’s check digit is right. */
export const aStaffProfileInput = fixtureOf<StaffProfileInput>(StaffProfileInput, () => ({
  name: 'Dr. Imani Cole',
  credentials: 'PhD',
  colorIndex: 0,
  isClinician: true,
  npi: '1234567893',
  taxonomyCode: '103TC0700X',
  license: { number: 'PSY-20417', state: 'NY', expiresOn: '2027-08-31' },
  languages: ['en', 'es'],
  renderingProvider: { firstName: 'Imani', middleName: '', lastName: 'Cole', isUnderSupervisor: false },
  supervisorId: null,
  workingHours: [],
}))

/** Dr. Imani Cole with all that is kept of her work. */
export const aStaffMember = fixtureOf<StaffMember>(StaffMember, () => ({
  ...aStaffSummary(),
  npi: '1234567893',
  taxonomyCode: '103TC0700X',
  license: { number: 'PSY-20417', state: 'NY', expiresOn: '2027-08-31' },
  languages: ['en', 'es'],
  renderingProvider: { firstName: 'Imani', middleName: '', lastName: 'Cole', isUnderSupervisor: false },
  supervisor: null,
  workingHours: [{ locationId: fixtureId(10), hours: someBusinessHours() }],
  version: 1,
  createdAt: '2026-01-05T14:00:00Z',
  updatedAt: '2026-01-05T14:00:00Z',
}))

/** A person who sees all clients by one role, and their own by another. */
export const aStaffAccess = fixtureOf<StaffAccess>(StaffAccess, () => ({
  roles: [
    { id: fixtureId(41), name: 'Clinician (own clients)' },
    { id: fixtureId(42), name: 'Biller' },
  ],
  grants: [
    {
      permission: 'clients:view',
      scope: 'all',
      roles: [
        { id: fixtureId(41), name: 'Clinician (own clients)', scope: 'own' },
        { id: fixtureId(42), name: 'Biller', scope: 'all' },
      ],
    },
  ],
}))

/** Two appointments to come, one of which the next clinician has no time for, and no clients. */
export const someOpenAppointments = fixtureOf<OpenAppointments>(OpenAppointments, () => ({
  total: 2,
  practices: [{ id: fixtureId(3), name: 'Oakwood Downtown', count: 2 }],
  items: [
    {
      id: fixtureId(60),
      practiceId: fixtureId(3),
      startsAt: '2026-11-17T15:00:00Z',
      endsAt: '2026-11-17T15:50:00Z',
      timeZone: 'America/New_York',
      status: 'scheduled',
      overlaps: true,
    },
    {
      id: fixtureId(61),
      practiceId: fixtureId(3),
      startsAt: '2026-11-24T15:00:00Z',
      endsAt: '2026-11-24T15:50:00Z',
      timeZone: 'America/New_York',
      status: 'confirmed',
      overlaps: false,
    },
  ],
  overlapping: 1,
  notTheirPractices: [],
  clients: { total: 0, practices: [], notTheirPractices: [] },
}))
