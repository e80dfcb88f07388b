import { anAddress } from '../organization/organization-fixtures'
import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { BillingProfile, BillingProfileInput } from './billing-profiles-contract'

const address = () => anAddress({ zipCode: '12207-1512' })

/** What a person would type about Oakwood Therapy Group. */
export const aBillingProfileInput = fixtureOf<BillingProfileInput>(BillingProfileInput, () => ({
  name: 'Oakwood Therapy Group PLLC',
  firstName: '',
  entity: 'organization',
  npi: '1234567893',
  taxIdKind: 'ein',
  taxId: '141234567',
  taxonomyCode: '193200000X',
  address: address(),
  payToAddress: null,
  phone: '5185550100',
}))

/** Oakwood Therapy Group, which bills unless another profile is chosen. */
export const aBillingProfile = fixtureOf<BillingProfile>(BillingProfile, () => ({
  ...aBillingProfileInput(),
  address: address(),
  payToAddress: null,
  id: fixtureId(61),
  practiceId: fixtureId(3),
  isDefault: true,
  version: 1,
  createdAt: '2026-01-05T14:00:00Z',
  updatedAt: '2026-01-05T14:00:00Z',
}))
