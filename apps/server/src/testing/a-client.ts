import type { CreateClientBody } from '@oaklet/api/contract'

/** What a person might type about a client, a twin too; override what the test is about. */
export const clientInput = (overrides: Partial<CreateClientBody> = {}): CreateClientBody => ({
  type: 'adult',
  firstName: 'Maya',
  lastName: 'Lindqvist',
  preferredName: '',
  sortName: '',
  pronouns: '',
  dateOfBirth: null,
  administrativeSex: 'unknown',
  address: null,
  contacts: [],
  primaryClinicianId: null,
  locationId: null,
  referralSource: null,
  tags: [],
  status: 'active',
  allowTwin: true,
  ...overrides,
})
