import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { ClientMember, ClientMemberInput } from './client-members-contract'
import { ClientPerson, ClientPersonInput } from './client-person'
import { Client, ClientInput, ClientSummary, ClientTwin } from './clients-contract'
import { Duplicate, DuplicateClient } from './duplicates-contract'

const FROM_A_FRIEND = 'family_or_friend'
const ANXIETY = ['F41.1']

/** What a person would type for Marisol Vega. */
export const aClientInput = fixtureOf<ClientInput>(ClientInput, () => ({
  type: 'adult',
  firstName: 'Marisol',
  lastName: 'Vega',
  preferredName: 'Mari',
  sortName: '',
  pronouns: 'she/her',
  dateOfBirth: '1988-04-12',
  administrativeSex: 'female',
  address: null,
  contacts: [
    { kind: 'mobile', value: '5185550142', mayEmail: false, mayText: true, mayVoicemail: true },
    { kind: 'email', value: 'mari.vega@mail.example', mayEmail: true, mayText: false, mayVoicemail: false },
  ],
  primaryClinicianId: fixtureId(20),
  locationId: fixtureId(10),
  referralSource: FROM_A_FRIEND,
  diagnoses: ANXIETY,
  tags: [],
  status: 'active',
}))

/** Marisol Vega, active and owing nothing. */
export const aClient = fixtureOf<Client>(Client, () => ({
  ...aClientInput(),
  sortName: '',
  referralSource: FROM_A_FRIEND,
  diagnoses: ANXIETY,
  id: fixtureId(30),
  practiceId: fixtureId(3),
  displayName: 'Mari Vega',
  primaryClinicianName: 'Dr. Imani Cole',
  locationName: 'Main Street',
  people: [],
  balanceCents: 0,
  creditCents: 0,
  holds: [],
  withInsuranceCents: 0,
  version: 1,
  createdAt: '2026-02-02T15:00:00Z',
  updatedAt: '2026-02-02T15:00:00Z',
}))

/** What a person would type about Marisol Vega's mother. */
export const aClientPersonInput = fixtureOf<ClientPersonInput>(ClientPersonInput, () => ({
  name: 'Rosa Vega',
  relationship: 'mother',
  roles: ['emergency'],
  contacts: [{ kind: 'mobile', value: '5185550199', mayEmail: false, mayText: false, mayVoicemail: true }],
  custody: null,
}))

/** Her mother, saved. */
export const aClientPerson = fixtureOf<ClientPerson>(ClientPerson, () => ({
  ...aClientPersonInput(),
  id: fixtureId(31),
  version: 1,
  createdAt: '2026-02-02T15:00:00Z',
  updatedAt: '2026-02-02T15:00:00Z',
}))

/** Marisol Vega, as a list shows her. */
export const aClientSummary = fixtureOf<ClientSummary>(ClientSummary, () => ({
  id: fixtureId(30),
  displayName: 'Mari Vega',
  legalName: 'Marisol Vega',
  pronouns: 'she/her',
  dateOfBirth: '1988-04-12',
  status: 'active',
  primaryClinicianName: 'Dr. Imani Cole',
  phone: '5185550142',
  email: 'mari.vega@mail.example',
  nextAppointmentAt: '2026-11-17T14:00:00Z',
  balanceCents: 0,
  foundBy: null,
}))

/** Marisol Vega, as a client who is there already. */
export const aClientTwin = fixtureOf<ClientTwin>(ClientTwin, () => ({
  id: fixtureId(30),
  displayName: 'Mari Vega',
  dateOfBirth: '1988-04-12',
  status: 'active',
  likeness: 'same',
}))

/** Marisol Vega, as one of two clients who may be one person. */
export const aDuplicateClient = fixtureOf<DuplicateClient>(DuplicateClient, () => ({
  id: fixtureId(30),
  displayName: 'Mari Vega',
  legalName: 'Marisol Vega',
  dateOfBirth: '1988-04-12',
  status: 'active',
  primaryClinicianName: 'Dr. Imani Cole',
  contacts: aClientInput().contacts,
  address: null,
  nextAppointmentAt: '2026-11-17T14:00:00Z',
  createdAt: '2026-02-02T15:00:00Z',
}))

/** She and a record that was made of her later. */
export const aDuplicate = fixtureOf<Duplicate>(Duplicate, () => ({
  clients: [
    aDuplicateClient(),
    aDuplicateClient({
      id: fixtureId(32),
      displayName: 'Marisol Vegas',
      legalName: 'Marisol Vegas',
      status: 'prospective',
      primaryClinicianName: null,
      contacts: [],
      nextAppointmentAt: null,
      createdAt: '2026-11-02T15:00:00Z',
    }),
  ],
  likeness: 'similar_name',
  notDuplicates: null,
}))

/** Somebody without a record of their own, as a partner of a couple. */
export const aClientMemberInput = fixtureOf<ClientMemberInput>(ClientMemberInput, () => ({
  ...{ recordId: null, name: 'Ben Vega', role: 'partner', isIdentifiedPatient: false },
}))

/** The same, once they were added. */
export const aClientMember = fixtureOf<ClientMember>(ClientMember, () => ({
  ...aClientMemberInput(),
  ...{ id: fixtureId(97), isHidden: false, version: 1 },
}))
