import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { Authorization, AuthorizationInput, ListedAuthorization } from './authorizations-contract'
import { Coverage, CoverageInput } from './coverages-contract'

/** What a person would type about a client’s first insurance, which the client holds themselves. */
export const aCoverageInput = fixtureOf<CoverageInput>(CoverageInput, () => ({
  payerId: fixtureId(60),
  priority: 1,
  memberId: 'W123456789',
  groupNumber: '0086200',
  groupName: 'Hudson Paper',
  planName: 'Choice POS II',
  relation: 'self',
  policyHolder: null,
  copayCents: 3_000,
  coinsurancePercent: null,
  deductibleCents: 150_000,
  deductibleMetCents: 60_000,
  deductibleAsOf: '2026-11-01',
  effectiveFrom: '2026-01-01',
  effectiveTo: null,
  acceptsAssignment: true,
  signatureOn: '2026-01-05',
  releaseOn: '2026-01-05',
  status: 'unverified',
}))

/** The same coverage, with Aetna, after it was checked. */
export const aCoverage = fixtureOf<Coverage>(Coverage, () => ({
  ...aCoverageInput(),
  id: fixtureId(70),
  practiceId: fixtureId(3),
  clientId: fixtureId(30),
  payerName: 'Aetna',
  status: 'verified',
  verifiedByName: 'Dana Reyes',
  verifiedAt: '2026-11-02T15:00:00Z',
  version: 1,
  createdAt: '2026-01-05T14:00:00Z',
  updatedAt: '2026-11-02T15:00:00Z',
}))

/** What a person would type about twelve sessions of psychotherapy. */
export const anAuthorizationInput = fixtureOf<AuthorizationInput>(AuthorizationInput, () => ({
  coverageId: fixtureId(70),
  number: 'A-4471',
  codes: ['90834', '90837'],
  visits: 12,
  startsOn: '2026-09-01',
  endsOn: '2026-12-31',
}))

/** The same authorization, of which eight visits are used. */
export const anAuthorization = fixtureOf<Authorization>(Authorization, () => ({
  ...anAuthorizationInput(),
  id: fixtureId(75),
  practiceId: fixtureId(3),
  clientId: fixtureId(30),
  usedVisits: 8,
  version: 1,
  createdAt: '2026-09-01T14:00:00Z',
  updatedAt: '2026-09-01T14:00:00Z',
}))

/** The same authorization in the list of the practice: Mari Vega’s, with Aetna. */
export const aListedAuthorization = fixtureOf<ListedAuthorization>(ListedAuthorization, () => ({
  ...anAuthorization(),
  client: { id: fixtureId(30), name: 'Mari Vega' },
  payerName: 'Aetna',
  memberId: 'W123456789',
  state: 'current',
}))
