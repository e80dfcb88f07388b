import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { FeeAgreement, FeeAgreementInput } from './fee-agreements-contract'

/** What a person would type about a session that costs a client $90.00. */
export const aFeeAgreementInput = fixtureOf<FeeAgreementInput>(FeeAgreementInput, () => ({
  serviceCode: '90834',
  feeCents: 9_000,
  percentOff: null,
  reason: 'Sliding scale',
  agreedBy: 'Dana Reyes and the client',
  startsOn: '2026-11-01',
  endsOn: null,
}))

/** The same agreement, saved. */
export const aFeeAgreement = fixtureOf<FeeAgreement>(FeeAgreement, () => ({
  ...aFeeAgreementInput(),
  id: fixtureId(95),
  practiceId: fixtureId(3),
  clientId: fixtureId(30),
  version: 1,
  createdAt: '2026-11-01T14:00:00Z',
  updatedAt: '2026-11-01T14:00:00Z',
}))
