import { aHoliday } from '../holidays/holidays-fixtures'
import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import type { BusinessHours } from './business-hours'
import { UpdateOrganizationSettingsBody } from './organization-changes-contract'
import { Address, OrganizationSettings, Practice } from './organization-contract'
import { Setup } from './setup-contract'

/** Main Street’s address. */
export const anAddress = fixtureOf<Address>(Address, () => ({
  street: '12 Main Street',
  city: 'Albany',
  state: 'NY',
  zipCode: '12207',
  country: 'USA',
}))

/** Monday to Friday, nine to five. */
export function someBusinessHours(): BusinessHours {
  const open = () => [{ opens: '09:00', closes: '17:00' }]
  return {
    monday: open(),
    tuesday: open(),
    wednesday: open(),
    thursday: open(),
    friday: open(),
    saturday: [],
    sunday: [],
  }
}

/** Oakwood Therapy Group Downtown. */
export const aPractice = fixtureOf<Practice>(Practice, () => ({
  id: fixtureId(3),
  name: 'Oakwood Therapy Group Downtown',
  timeZone: 'America/New_York',
  currency: 'USD',
  businessHours: someBusinessHours(),
}))

/** Oakwood Therapy Group’s settings, with one holiday. */
export const anOrganizationSettings = fixtureOf<OrganizationSettings>(OrganizationSettings, () => ({
  id: fixtureId(2),
  name: 'Oakwood Therapy Group',
  email: 'hello@oakwood.example',
  phone: '5185550100',
  address: anAddress(),
  status: 'ACTIVE',
  settings: {
    timezone: 'America/New_York',
    businessHours: someBusinessHours(),
    currency: 'USD',
    dateFormat: 'MM/DD/YYYY',
    holidays: [aHoliday()],
  },
  version: 1,
  createdAt: '2026-01-05T14:00:00Z',
  updatedAt: '2026-01-05T14:00:00Z',
}))

/** What a person would save of the settings. */
export const anOrganizationSettingsBody = fixtureOf<UpdateOrganizationSettingsBody>(
  UpdateOrganizationSettingsBody,
  () => ({
    name: 'Oakwood Therapy Group',
    email: 'hello@oakwood.example',
    phone: '5185550100',
    address: anAddress(),
    settings: { timezone: 'America/New_York', currency: 'USD', dateFormat: 'MM/DD/YYYY' },
    version: 1,
  }),
)

/** A set-up that was left after its second step. */
export const aSetup = fixtureOf<Setup>(Setup, () => ({
  confirmed: ['name', 'timeZone'],
  isDismissed: false,
}))
