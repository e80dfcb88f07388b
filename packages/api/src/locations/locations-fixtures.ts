import { anAddress } from '../organization/organization-fixtures'
import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { Location, LocationInput } from './locations-contract'

/** What a person would type about Main Street. */
export const aLocationInput = fixtureOf<LocationInput>(LocationInput, () => ({
  name: 'Main Street',
  address: anAddress(),
  phone: '5185550110',
  email: 'mainstreet@oakwood.example',
  isActive: true,
  businessHours: null,
}))

/** Main Street, the primary location. */
export const aLocation = fixtureOf<Location>(Location, () => ({
  id: fixtureId(10),
  practiceId: fixtureId(3),
  name: 'Main Street',
  address: anAddress(),
  phone: '5185550110',
  email: 'mainstreet@oakwood.example',
  isPrimary: true,
  isActive: true,
  businessHours: null,
  version: 1,
  createdAt: '2026-01-05T14:00:00Z',
  updatedAt: '2026-01-05T14:00:00Z',
}))
