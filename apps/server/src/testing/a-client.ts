import type { ClientInput } from '@oaklet/api/contract'

/** What a person might type about a client; override what the test is about. */
export const clientInput = (overrides: Partial<ClientInput> = {}): ClientInput => ({
  type: 'adult',
  firstName: 'Maya',
  lastName: 'Lindqvist',
  preferredName: '',
  pronouns: '',
  dateOfBirth: null,
  administrativeSex: 'unknown',
  address: null,
  contacts: [],
  emergencyContact: null,
  primaryClinicianId: null,
  locationId: null,
  referralSource: null,
  tags: [],
  status: 'active',
  ...overrides,
})
