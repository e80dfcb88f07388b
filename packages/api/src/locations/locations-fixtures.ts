import { anAddress } from '../organization/organization-fixtures'
import { fixtureId } from '../testing/fixture-id'
import type { Location } from './locations-contract'

export const aLocation = (changes: Partial<Location> = {}): Location => ({
  id: fixtureId(10),
  practiceId: fixtureId(3),
  name: 'Main Street',
  address: anAddress(),
  phone: '5185550110',
  email: 'mainstreet@oakwood.example',
  isPrimary: true,
  isActive: true,
  createdAt: '2026-01-05T14:00:00Z',
  updatedAt: '2026-01-05T14:00:00Z',
  ...changes,
})
