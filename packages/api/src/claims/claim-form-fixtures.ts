import { anAddress } from '../organization/organization-fixtures'
import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { ClaimBiller, claimFormSchema, ClaimLine, ClaimPerson, type ClaimForm } from './claim-form'
import { OtherInsurance } from './other-insurance'

/** One session of 45 minutes in the office, for $150. */
export const aClaimLine = fixtureOf<ClaimLine>(ClaimLine, () => ({
  controlNumber: 'K00000001801',
  appointmentId: fixtureId(40),
  date: '2026-11-03',
  placeOfService: '11',
  code: '90834',
  modifiers: [],
  pointers: [1],
  chargeCents: 15_000,
  units: 1,
  note: '',
}))

/** Marisol Vega, as her insurer knows her. */
export const aClaimPerson = fixtureOf<ClaimPerson>(ClaimPerson, () => ({
  lastName: 'Vega',
  firstName: 'Marisol',
  middleName: '',
  dateOfBirth: '1991-04-12',
  sex: 'female',
  address: anAddress(),
  phone: '5185550142',
}))

/** Oakwood, as it bills insurers. */
export const aClaimBiller = fixtureOf<ClaimBiller>(ClaimBiller, () => ({
  entity: 'organization',
  name: 'Oakwood Therapy Group PLLC',
  firstName: '',
  npi: '1234567893',
  taxIdKind: 'ein',
  taxId: '141234567',
  taxonomyCode: '193200000X',
  address: anAddress({ zipCode: '12207-1512' }),
  payToAddress: null,
  phone: '5185550100',
}))

/** A first insurance whose answer is not there yet. */
export const anOtherInsurance = fixtureOf<OtherInsurance>(OtherInsurance, () => ({
  payer: { name: 'Empire Mutual', payerId: '90001', kind: 'commercial' },
  priority: 1,
  memberId: 'EM4471902',
  groupNumber: 'GRP200',
  planName: '',
  relation: 'self',
  subscriber: { lastName: 'Vega', firstName: 'Marisol', middleName: '', address: anAddress() },
  answer: null,
}))

/** A claim with nothing in its way: Marisol Vega holds the policy herself. */
export const aClaimForm = fixtureOf<ClaimForm>(claimFormSchema, () => ({
  pcn: 'K000000018',
  frequency: '1',
  payerClaimNumber: '',
  payer: {
    id: fixtureId(70),
    name: 'Hudson Valley Health Plan',
    payerId: '60054',
    kind: 'commercial',
    address: anAddress(),
  },
  priority: 1,
  memberId: 'HV448120033',
  groupNumber: 'GRP100',
  groupName: '',
  planName: 'Choice Plus',
  relation: 'self',
  client: aClaimPerson(),
  subscriber: null,
  otherInsurance: null,
  accident: { isEmployment: false, isAuto: false, autoState: '', isOther: false },
  onsetOn: null,
  releaseOn: '2026-01-05',
  signatureOn: '2026-01-05',
  acceptsAssignment: true,
  rendering: {
    lastName: 'Bennett',
    firstName: 'Olivia',
    middleName: '',
    npi: '1245319599',
    taxonomyCode: '1041C0700X',
  },
  supervising: null,
  referring: null,
  note: '',
  diagnoses: ['F41.1'],
  authorizationNumber: '',
  lines: [aClaimLine()],
  facility: null,
  billing: aClaimBiller(),
  patientPaidCents: 0,
}))
