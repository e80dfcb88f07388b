import { describe, expect, it } from 'vitest'
import type { ClaimContext } from './claim-context'
import type { ClaimForm, ClaimLine } from './claim-form'
import { aClaimBiller, aClaimForm, aClaimLine, aClaimPerson, anOtherInsurance } from './claim-form-fixtures'
import { hasErrors, scrubClaim } from './scrub-claim'

const { appointmentId } = aClaimLine()
const sessions = (changes = {}) =>
  new Map([[appointmentId, { isCompleted: true, isTelehealth: false, minutes: 45, ...changes }]])

const context = (changes: Partial<ClaimContext> = {}): ClaimContext => ({
  today: '2026-11-10',
  payer: {
    delivery: 'file',
    telehealth: { videoModifier: '95', audioModifier: '93', placeForHome: '10', placeForElsewhere: '02' },
    supervisedRendering: 'clinician',
    takesTaxonomy: true,
  },
  coverage: { effectiveFrom: '2026-01-01', effectiveTo: null },
  isUnderSupervisor: false,
  serviceCodes: new Set(['90791', '90832', '90834', '90837', '90839', '90840', '90785']),
  sessions: sessions(),
  authorizations: [],
  others: [],
  filingDueOn: '2027-02-01',
  ...changes,
})
const onPaper = { payer: { ...context().payer, delivery: 'paper' } } as const
const video = { sessions: sessions({ isTelehealth: true }) }
const authorization = {
  ...{ number: 'A1', codes: ['90834'], visits: 10, usedVisits: 1 },
  ...{ startsOn: '2026-11-01', endsOn: '2026-11-30' },
}
const supervised = { isUnderSupervisor: true }
const wantsSupervisor = {
  ...supervised,
  payer: { ...context().payer, supervisedRendering: 'clinician_with_supervisor' as const },
}
const line = (changes: Partial<ClaimLine>) => ({ lines: [aClaimLine(changes)] })
const client = (changes: object) => ({ client: aClaimPerson(changes) })
const payer = (changes: object) => ({ payer: { ...aClaimForm().payer, ...changes } })
const rendering = (changes: object) => ({ rendering: { ...aClaimForm().rendering, ...changes } })
const billing = (changes: object) => ({ billing: aClaimBiller(changes) })
const spouse = (changes: object) => ({ relation: 'spouse' as const, subscriber: aClaimPerson(changes) })
const noAccident = { isEmployment: false, isAuto: false, autoState: '', isOther: false }
const nowhere = { street: '', city: '', state: '', zipCode: '', country: 'USA' }
const firstPaid = (paidCents: number) => ({
  priority: 2,
  otherInsurance: anOtherInsurance({
    answer: {
      ...{ remittanceOn: '2026-11-08', payerClaimNumber: 'X1', paidCents, adjustments: [] },
      lines: [
        {
          ...{ controlNumber: 'K00000001801', paidCents, clientShareCents: 6_000 },
          adjustments: [
            { group: 'CO', code: '45', cents: 0, quantity: null },
            { group: 'PR', code: '2', cents: 6_000, quantity: null },
          ],
        },
      ],
    },
  }),
})

const found = (form: Partial<ClaimForm>, changes: Partial<ClaimContext> = {}) =>
  scrubClaim(aClaimForm(form), context(changes))

it('finds nothing in a claim that has all it needs', () => {
  expect(found({})).toEqual([])
})

it('finds nothing in a claim to a second payer that repeats what the first one did', () => {
  expect(found(firstPaid(9_000))).toEqual([])
})

describe('an error', () => {
  it.each<[number, string, string, Partial<ClaimForm>, Partial<ClaimContext>?]>([
    [1, '1', 'Choose the insurance this goes to', payer({ name: '' })],
    [2, '1', 'This payer has no payer id, so it can’t be sent as a file', payer({ payerId: '' })],
    [3, '1a', 'Enter the member id', { memberId: '' }],
    [5, '2', 'Enter the name as it stands on the card', client({ lastName: '' })],
    [5, '2', 'Enter the name as it stands on the card', client({ lastName: '王' })],
    [48, '33', 'Enter the practice’s name and address in Latin letters', billing({ name: '王' })],
    [6, '3', 'Enter the birth date', client({ dateOfBirth: null })],
    [6, '3', 'The birth date is after the session', client({ dateOfBirth: '2026-11-04' })],
    [8, '11a', 'Enter who holds the policy, and their birth date', spouse({ dateOfBirth: null })],
    [8, '4', 'Enter who holds the policy, and their birth date', spouse({ lastName: '' })],
    [9, '5', 'Enter street, city, two-letter state and a five- or nine-digit ZIP', client({ address: null })],
    [
      9,
      '7',
      'Enter street, city, two-letter state and a five- or nine-digit ZIP',
      spouse({ address: nowhere }),
    ],
    [10, '6', 'Say how the client is related to the policy holder', { relation: 'child' }],
    [12, '12', 'No release of information on file', { releaseOn: null }],
    [
      13,
      '13',
      'No assignment of benefits on file, yet the claim asks to be paid here',
      { signatureOn: null },
    ],
    [
      ...([14, '', 'The coverage was not in force on Nov 3, 2026', {}] as const),
      { coverage: { effectiveFrom: '2026-01-01', effectiveTo: '2026-11-02' } },
    ],
    [
      ...([15, '', 'Empire Mutual comes first: send this after its remittance'] as const),
      { priority: 2, otherInsurance: anOtherInsurance() },
    ],
    [16, '14', 'The onset is after the first session', { onsetOn: '2026-11-04' }],
    [
      ...([17, '10', 'Say in which state the accident was'] as const),
      { accident: { ...noAccident, isAuto: true }, onsetOn: '2026-11-01' },
    ],
    [
      ...([17, '10', 'Say at most two causes: a file has room for no more'] as const),
      {
        accident: { isEmployment: true, isAuto: true, autoState: 'NY', isOther: true },
        onsetOn: '2026-11-01',
      },
    ],
    [
      ...([17, '14', 'Say on which day the accident was'] as const),
      { accident: { ...noAccident, isAuto: true, autoState: 'NY' } },
    ],
    [17, '14', 'Say on which day the accident was', { accident: { ...noAccident, isOther: true } }],
    [18, '21', 'At most 12 diagnoses, each once', { diagnoses: ['F41.1', 'F41.1'] }],
    [19, '21', 'F41 is not a complete code: choose one below it', { diagnoses: ['F41'] }],
    [21, '21', 'Y07.9 can’t be the main diagnosis: it names an external cause', { diagnoses: ['Y07.9'] }],
    [22, '22', 'A correction needs the payer’s claim number', { frequency: '7' }],
    [22, '22', 'An original must not carry the number of another claim', { payerClaimNumber: 'X1' }],
    [23, '23', 'This payer wants an authorization for 90834', {}, { authorizations: [authorization] }],
    [
      ...([23, '23', 'It does not cover 90834', { authorizationNumber: 'A1' }] as const),
      { authorizations: [{ ...authorization, codes: ['90837'] }] },
    ],
    [
      ...([23, '23', 'It does not cover Nov 3, 2026', { authorizationNumber: 'A1' }] as const),
      { authorizations: [{ ...authorization, startsOn: '2026-11-04' }] },
    ],
    [25, '24A', 'The session is in the future', {}, { today: '2026-11-02' }],
    [26, '24A', 'The filing limit ended on Nov 9, 2026', {}, { filingDueOn: '2026-11-09' }],
    [27, '24A', 'This session is not completed', {}, { sessions: sessions({ isCompleted: false }) }],
    [29, '24B', 'Choose the place of service', line({ placeOfService: '' })],
    [29, '24B', 'Telehealth needs 02 or 10', line({ modifiers: ['95'] }), video],
    [30, '24D', '90999 is not in the list of services', line({ code: '90999' })],
    [31, '24D', 'A modifier has two characters; none twice; at most four', line({ modifiers: ['9'] })],
    [31, '24D', 'A modifier has two characters; none twice; at most four', line({ modifiers: ['HO', 'HO'] })],
    [33, '24D', '90840 needs 90839 on the same day', line({ code: '90840' })],
    [36, '24E', 'Say which diagnosis this is for (one to four)', line({ pointers: [] })],
    [36, '24E', 'Say which diagnosis this is for (one to four)', line({ pointers: [2] })],
    [37, '24F', 'The charge must be above zero and below $10,000.00', line({ chargeCents: 0 })],
    [37, '24F', 'The charge must be above zero and below $10,000.00', line({ chargeCents: 1_000_000 })],
    [38, '24G', 'Units from 1 to 99; a therapy session is 1', line({ units: 2 })],
    [39, '24J', 'The clinician’s NPI is missing or wrong', rendering({ npi: '1245319590' })],
    [39, '24J', 'The clinician’s name for claims is missing', rendering({ lastName: '' })],
    [41, '17', 'This payer wants a supervisor, and none with an NPI is set', {}, wantsSupervisor],
    [43, '25', 'Enter the tax number (nine digits)', billing({ taxId: '' })],
    [45, '29', 'More was paid than charged', { patientPaidCents: 15_001 }],
    [
      ...([47, '33', 'The billing address must be a street, not a PO box'] as const),
      billing({ address: { ...aClaimBiller().address, street: 'P.O. Box 12' } }),
    ],
    [
      ...([47, '33', 'The billing address needs a nine-digit ZIP'] as const),
      billing({ address: { ...aClaimBiller().address, zipCode: '12207' } }),
    ],
    [48, '33a', 'The practice’s NPI is missing or wrong', billing({ npi: '' })],
    [48, '33a', 'Enter the practice’s phone number', billing({ phone: '' })],
    [48, '33a', 'Add a billing profile in the billing settings', { billing: null }],
    [
      ...([50, '9'] as const),
      'The first payer’s payment and adjustments don’t come to the charge of line 1',
      firstPaid(9_001),
    ],
  ])('%i in box %s: %s', (number, box, words, form, changes) => {
    const findings = found(form, changes)
    expect(findings).toMatchObject([{ number, box, words, level: 'error' }])
    expect(hasErrors(findings)).toBe(true)
  })

  it('18 in box 21: a diagnosis is missing, so that no line can name one', () => {
    expect(found({ diagnoses: [] }).map(({ number, words }) => `${number} ${words}`)).toEqual([
      '18 Add a diagnosis',
      '36 Say which diagnosis this is for (one to four)',
    ])
  })
})

describe('a warning', () => {
  it.each<[number, string, string, Partial<ClaimForm>, Partial<ClaimContext>?]>([
    [4, '1a', 'The member id has letters O or I beside digits: check the card', { memberId: 'HV4O81' }],
    [
      ...([5, '2', 'The name has room for 28 characters on paper: the rest is cut off'] as const),
      client({ lastName: 'Wolfeschlegelsteinhausen-Vega' }),
      onPaper,
    ],
    [7, '3', 'Paper has only female and male: the box stays empty', client({ sex: 'nonbinary' }), onPaper],
    [11, '11', 'No group number: some payers refuse it', { groupNumber: '' }],
    [20, '21', 'F41.9 says “unspecified”; payers may ask for more', { diagnoses: ['F41.9'] }],
    [21, '21', 'Some payers refuse Z63.0 as the main diagnosis', { diagnoses: ['Z63.0'] }],
    [
      ...([24, '23', 'Only 0 visits are left; this claim has 1', { authorizationNumber: 'A1' }] as const),
      { authorizations: [{ ...authorization, usedVisits: 11 }] },
    ],
    [26, '24A', 'The filing limit ends in 14 days', {}, { filingDueOn: '2026-11-24' }],
    [26, '24A', 'The filing limit ends today', {}, { filingDueOn: '2026-11-10' }],
    [
      ...([32, '24D', 'Hudson Valley Health Plan expects 95 or 93 for this session'] as const),
      line({ placeOfService: '10' }),
      video,
    ],
    [34, '24D', '60 minutes fit 90837, not 90834', {}, { sessions: sessions({ minutes: 60 }) }],
    [
      ...([35, '24D', 'The same service on the same day is on claim K000000026', {}] as const),
      { others: [{ pcn: 'K000000026', date: '2026-11-03', code: '90834' }] },
    ],
    [40, '24J', 'No taxonomy code: Hudson Valley Health Plan wants one', rendering({ taxonomyCode: '' })],
    [
      ...([42, '24J', 'Medicare doesn’t pay clinicians under supervision'] as const),
      payer({ name: 'Medicare', kind: 'medicare' }),
      supervised,
    ],
    [46, '32', 'The location has no address', { facility: { name: 'Elm', npi: '', address: null } }],
    [
      ...([49, ''] as const),
      'The last name has characters that can’t be sent: it goes out as NUNEZ',
      client({ lastName: 'Núñez' }),
    ],
  ])('%i in box %s: %s', (number, box, words, form, changes) => {
    const findings = found(form, changes)
    expect(findings).toMatchObject([{ number, box, words, level: 'warning' }])
    expect(hasErrors(findings)).toBe(false)
  })
})

it('leads to the field of the line that it is about', () => {
  const lines = [aClaimLine(), aClaimLine({ units: 0, placeOfService: 'x' })]
  expect(found({ lines }).map(({ field }) => field)).toEqual(['lines.1.placeOfService', 'lines.1.units'])
})

it('a claim that takes one back needs the payer’s id and number, and nothing else', () => {
  const late = context({ filingDueOn: '2026-01-01' })
  const back = { frequency: '8', payerClaimNumber: 'EHP-9' } as const
  const found = (form: Partial<ClaimForm>) =>
    scrubClaim(aClaimForm({ ...back, diagnoses: [], ...form }), late).map(({ number }) => number)
  expect(found({})).toEqual([])
  expect(found({ payerClaimNumber: '', payer: { ...aClaimForm().payer, payerId: '' } })).toEqual([2, 22])
})

it('an add-on and its session are fine together', () => {
  const lines = [aClaimLine(), aClaimLine({ code: '90785' })]
  expect(found({ lines })).toEqual([])
})

it('tells the errors before the warnings, each in the order of the rules', () => {
  const findings = found({ memberId: '', groupNumber: '', releaseOn: null, note: '→ a' })
  expect(findings.map(({ number }) => number)).toEqual([3, 12, 11, 49])
})
