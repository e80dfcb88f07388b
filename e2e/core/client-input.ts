import type { ClientInput } from '@oaklet/api'

/** Returns the input for a new client; each journey gives a last name of its own. */
export const clientInput = (lastName: string, more: Partial<ClientInput> = {}): ClientInput => ({
  type: 'adult',
  firstName: 'June',
  lastName,
  preferredName: '',
  sortName: '',
  pronouns: 'she/her',
  dateOfBirth: '1988-04-12',
  administrativeSex: 'female',
  address: null,
  contacts: [
    { kind: 'mobile', value: '5550102030', mayEmail: false, mayText: true, mayVoicemail: true },
    { kind: 'email', value: 'june@client.example', mayEmail: true, mayText: false, mayVoicemail: false },
  ],
  primaryClinicianId: null,
  locationId: null,
  referralSource: null,
  tags: [],
  status: 'active',
  ...more,
})
