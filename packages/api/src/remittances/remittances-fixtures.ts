import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { SaidOfClaim } from './remittance-content-contract'
import { RemittanceClaim, RemittanceClaimRecord, RemittancePlan } from './remittance-plan-contract'
import { ClaimBook } from './remittance-posting-contract'
import {
  DecideRemittanceBody,
  ImportedRemittances,
  ImportRemittancesBody,
  RemittanceDecisions,
  RemittanceDetails,
  RemittanceSummary,
} from './remittances-contract'
import { TypedRemittance } from './typed-remittance-contract'

/** A payment of Aetna for one claim, as a list shows it. */
export const aRemittance = fixtureOf<RemittanceSummary>(RemittanceSummary, () => ({
  id: fixtureId(98),
  practiceId: fixtureId(3),
  fileName: 'payment-1118.835',
  state: 'ready',
  payer: { id: fixtureId(60), name: 'Aetna' },
  payerName: 'AETNA',
  method: 'ACH',
  amountCents: 9_000,
  currency: 'USD',
  paidOn: '2026-11-16',
  traceNumber: 'EFT0000001',
  claimCount: 1,
  reviewCount: 0,
  importedAt: '2026-11-17T15:00:00Z',
  importedByName: 'Olivia Bennett',
  version: 1,
}))

/** What Aetna says of a claim: 90.00 paid of 145.00, 30.00 off by contract, and a copay of 25.00. */
export const aSaidClaim = fixtureOf<SaidOfClaim>(SaidOfClaim, () => ({
  pcn: 'K000000018',
  status: '1',
  chargeCents: 14_500,
  paidCents: 9_000,
  clientShareCents: 2_500,
  payerClaimNumber: 'EHP26000001',
  client: { lastName: 'VEGA', firstName: 'MARI', id: 'W123456789' },
  servedOn: '2026-10-06',
  reasons: [],
  services: [
    {
      segment: 20,
      code: '90834',
      modifiers: [],
      billedCode: null,
      servedOn: '2026-10-06',
      chargeCents: 14_500,
      paidCents: 9_000,
      allowedCents: 11_500,
      reasons: [
        { group: 'CO', code: '45', cents: 3_000, words: 'Above the contract’s rate' },
        { group: 'PR', code: '3', cents: 2_500, words: 'Copay' },
      ],
      lineNumber: 'K00000001801',
    },
  ],
}))

/** {@link aSaidClaim}, matched with a claim of ours. */
export const aRemittanceClaim = fixtureOf<RemittanceClaim>(RemittanceClaim, () => ({
  segment: 15,
  said: aSaidClaim(),
  outcome: 'posted',
  claimId: fixtureId(90),
  words: 'The control number and the charge',
  suggestedIds: [],
  differences: [],
  openReasons: [],
  remarks: [],
}))

/** The claim of ours that {@link aRemittanceClaim} is. */
export const aRemittanceClaimRecord = fixtureOf<RemittanceClaimRecord>(RemittanceClaimRecord, () => ({
  id: fixtureId(90),
  pcn: 'K000000018',
  state: 'submitted',
  client: { id: fixtureId(20), name: 'Mari Vega' },
  payer: { id: fixtureId(60), name: 'Aetna' },
  memberId: 'W123456789',
  chargedCents: 14_500,
  openCents: 14_500,
  lines: [
    {
      number: 'K00000001801',
      servedOn: '2026-10-06',
      code: '90834',
      modifiers: [],
      chargeCents: 14_500,
    },
  ],
}))

/** What posting {@link aRemittanceDetails} writes. */
export const aRemittancePlan = fixtureOf<RemittancePlan>(RemittancePlan, () => {
  const line = { claimId: fixtureId(90), lineNumber: 'K00000001801' }
  const share = { deductibleCents: 0, coinsuranceCents: 0, copayCents: 2_500 }
  return {
    entries: [
      { ...line, kind: 'paid', cents: -9_000 },
      { ...line, kind: 'contractual', cents: -3_000 },
      { ...line, kind: 'to_client', cents: -2_500 },
    ],
    shares: [
      {
        client: { id: fixtureId(20), name: 'Mari Vega' },
        cents: 2_500,
        lines: [{ lineNumber: line.lineNumber, cents: 2_500, ...share }],
      },
    ],
    shareCredits: [],
    secondClaims: [],
    deposit: { cents: 9_000, claimsCents: 9_000, adjustmentsCents: 0, unappliedCents: 0 },
    standings: [{ claimId: fixtureId(90), state: 'paid', shownAs: 'paid' }],
    offers: [],
  }
})

/** What a person decides who leaves everything to the file. */
export const someRemittanceDecisions = fixtureOf<RemittanceDecisions>(RemittanceDecisions, () => ({
  payerId: fixtureId(60),
  claims: [],
  lines: [],
  recoveries: [],
  reasons: [],
  isAnotherPayment: false,
}))

/** {@link aRemittance} with what it says. */
export const aRemittanceDetails = fixtureOf<RemittanceDetails>(RemittanceDetails, () => ({
  ...aRemittance(),
  payee: { name: 'OAKWOOD THERAPY GROUP', npi: '1234567893', taxId: '141234567' },
  warnings: [],
  imbalances: [],
  refusal: null,
  claims: [aRemittanceClaim()],
  adjustments: [],
  reasons: [],
  decisions: someRemittanceDecisions(),
  records: [aRemittanceClaimRecord()],
  plan: aRemittancePlan(),
  posting: null,
}))

/** A file to import. */
export const anImportRemittancesBody = fixtureOf<ImportRemittancesBody>(ImportRemittancesBody, () => ({
  name: 'payment-1118.835',
  content: 'SVNBKjAwKg==',
}))

/** {@link aSaidClaim} as somebody types it in from a check on paper. */
export const aTypedRemittance = fixtureOf<TypedRemittance>(TypedRemittance, () => ({
  payerId: fixtureId(60),
  method: 'CHK',
  amountCents: 9_000,
  paidOn: '2026-11-16',
  traceNumber: '100234',
  claims: [
    {
      claimId: fixtureId(90),
      payerClaimNumber: 'EHP26000001',
      isForwarded: false,
      isReversal: false,
      lines: [
        {
          lineNumber: 'K00000001801',
          paidCents: 9_000,
          allowedCents: 11_500,
          remarks: [],
          reasons: [
            { group: 'CO', code: '45', cents: 3_000 },
            { group: 'PR', code: '3', cents: 2_500 },
          ],
        },
      ],
    },
  ],
  adjustments: [],
}))

/** That {@link aRemittance} was imported. */
export const someImportedRemittances = fixtureOf<ImportedRemittances>(ImportedRemittances, () => ({
  remittances: [aRemittance()],
  otherCount: 0,
  isRepeated: false,
}))

/** That a person chose a claim for {@link aRemittanceClaim}. */
export const aDecideRemittanceBody = fixtureOf<DecideRemittanceBody>(DecideRemittanceBody, () => ({
  ...someRemittanceDecisions(),
  claims: [{ segment: 15, claimId: fixtureId(90), isAsWritten: false }],
  version: 1,
}))

/** The book of a claim of 145.00 after {@link aRemittance} was posted. */
export const aClaimBook = fixtureOf<ClaimBook>(ClaimBook, () => {
  const remittance = { id: fixtureId(98), payerName: 'AETNA', paidOn: '2026-11-16' }
  const by = { writtenByName: 'Olivia Bennett', reason: null, note: '' }
  const line = { ...by, lineNumber: 'K00000001801', reversesId: null }
  const posted = { ...line, remittance, writtenAt: '2026-11-17T15:05:00Z' }
  return {
    entries: [
      {
        ...{ ...line, id: fixtureId(991), kind: 'charged', cents: 14_500, remittance: null },
        writtenAt: '2026-10-07T15:00:00Z',
      },
      { ...posted, id: fixtureId(992), kind: 'paid', cents: -9_000 },
      { ...posted, id: fixtureId(993), kind: 'contractual', cents: -3_000 },
      { ...posted, id: fixtureId(994), kind: 'to_client', cents: -2_500 },
    ],
    ...{ billedCents: 14_500, movedInCents: 0, insurancePaidCents: 9_000, contractualCents: 3_000 },
    ...{ toClientCents: 2_500, movedOutCents: 0, writtenOffCents: 0, openCents: 0, currency: 'USD' },
  }
})
