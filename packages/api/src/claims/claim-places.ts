/** A place in an 837P file: a segment of a loop, named with its qualifier, and one of its elements. */
export interface ClaimFilePlace {
  loop: string
  segment: string
  element: string
  /** Where the place depends on it: whether the client holds the policy themselves. */
  holder: 'client' | 'other' | 'either'
}

/** A box of the CMS-1500 in our own words, the fields of the form that it shows, and where they stand in a file. */
export interface ClaimPlace {
  box: string
  name: string
  /** Paths in `ClaimForm`; those below `lines` are of each line. */
  fields: readonly string[]
  file: readonly ClaimFilePlace[]
}

type At = (loop: string, segment: string, ...elements: readonly string[]) => ClaimFilePlace[]

const placesFor =
  (holder: ClaimFilePlace['holder']): At =>
  (loop, segment, ...elements) =>
    elements.map((element) => ({
      loop,
      segment,
      element: `${segment.split(' ')[0] ?? ''}${element}`,
      holder,
    }))

/** In every claim; where the client holds the policy; and where somebody else does. */
const [at, ofSelf, ofOther] = [placesFor('either'), placesFor('client'), placesFor('other')]

const NAME = ['03', '04', '05'] as const
const addressAt = (write: At, loop: string) => [
  ...write(loop, 'N3', '01', '02'),
  ...write(loop, 'N4', '01', '02', '03'),
]

/** Where everything on a claim stands, on paper and in a file, in the order of the boxes. */
export const CLAIM_PLACES = [
  {
    box: 'top',
    name: 'Insurance',
    fields: ['payer.name', 'payer.address'],
    file: [...at('2010BB', 'NM1 PR', '03'), ...addressAt(at, '2010BB')],
  },
  {
    box: '1',
    name: 'Kind of insurance',
    fields: ['payer.kind', 'priority', 'payer.payerId'],
    file: [...at('2000B', 'SBR', '09', '01'), ...at('2010BB', 'NM1 PR', '09')],
  },
  { box: '1a', name: 'Member id', fields: ['memberId'], file: at('2010BA', 'NM1 IL', '09') },
  {
    box: '2',
    name: 'Client’s name',
    fields: ['client.lastName', 'client.firstName', 'client.middleName'],
    file: [...ofSelf('2010BA', 'NM1 IL', ...NAME), ...ofOther('2010CA', 'NM1 QC', ...NAME)],
  },
  {
    box: '3',
    name: 'Client’s birth date and sex',
    fields: ['client.dateOfBirth', 'client.sex'],
    file: [...ofSelf('2010BA', 'DMG', '02', '03'), ...ofOther('2010CA', 'DMG', '02', '03')],
  },
  {
    box: '4',
    name: 'Policy holder’s name',
    fields: ['subscriber.lastName', 'subscriber.firstName', 'subscriber.middleName'],
    file: ofOther('2010BA', 'NM1 IL', ...NAME),
  },
  {
    box: '5',
    name: 'Client’s address and phone',
    fields: ['client.address', 'client.phone'],
    file: [...addressAt(ofSelf, '2010BA'), ...addressAt(ofOther, '2010CA')],
  },
  {
    box: '6',
    name: 'Client’s relation to the policy holder',
    fields: ['relation'],
    file: [...ofSelf('2000B', 'SBR', '02'), ...ofOther('2000C', 'PAT', '01')],
  },
  {
    box: '7',
    name: 'Policy holder’s address',
    fields: ['subscriber.address'],
    file: addressAt(ofOther, '2010BA'),
  },
  {
    box: '9',
    name: 'Policy holder of the other insurance',
    fields: ['otherInsurance.subscriber'],
    file: [...at('2330A', 'NM1 IL', ...NAME), ...addressAt(at, '2330A')],
  },
  {
    box: '9a',
    name: 'Group number of the other insurance',
    fields: ['otherInsurance.groupNumber', 'otherInsurance.memberId'],
    file: [...at('2320', 'SBR', '03'), ...at('2330A', 'NM1 IL', '09')],
  },
  {
    box: '9d',
    name: 'Other insurance',
    fields: ['otherInsurance.planName', 'otherInsurance.payer'],
    file: [...at('2320', 'SBR', '04', '09'), ...at('2330B', 'NM1 PR', '03', '09')],
  },
  {
    box: '10',
    name: 'What the condition comes from',
    fields: ['accident.isEmployment', 'accident.isAuto', 'accident.autoState', 'accident.isOther'],
    file: at('2300', 'CLM', '11-1', '11-2', '11-4'),
  },
  { box: '11', name: 'Group number', fields: ['groupNumber'], file: at('2000B', 'SBR', '03') },
  {
    box: '11a',
    name: 'Policy holder’s birth date and sex',
    fields: ['subscriber.dateOfBirth', 'subscriber.sex'],
    file: ofOther('2010BA', 'DMG', '02', '03'),
  },
  { box: '11c', name: 'Plan', fields: ['planName'], file: at('2000B', 'SBR', '04') },
  {
    box: '11d',
    name: 'Whether there is another insurance',
    fields: ['otherInsurance.priority'],
    file: at('2320', 'SBR', '01'),
  },
  { box: '12', name: 'Release of information', fields: ['releaseOn'], file: at('2300', 'CLM', '09') },
  { box: '13', name: 'Assignment of benefits', fields: ['signatureOn'], file: at('2300', 'CLM', '08') },
  { box: '14', name: 'Onset', fields: ['onsetOn'], file: at('2300', 'DTP 431', '03') },
  {
    box: '17',
    name: 'Who refers, orders or supervises',
    fields: ['referring', 'supervising'],
    file: [
      ...at('2310A', 'NM1 DN', ...NAME),
      ...at('2310D', 'NM1 DQ', ...NAME),
      ...at('2420E', 'NM1 DK', ...NAME),
    ],
  },
  {
    box: '17b',
    name: 'NPI of who refers, orders or supervises',
    fields: ['referring.npi', 'supervising.npi'],
    file: [...at('2310A', 'NM1 DN', '09'), ...at('2310D', 'NM1 DQ', '09'), ...at('2420E', 'NM1 DK', '09')],
  },
  { box: '19', name: 'Note', fields: ['note'], file: at('2300', 'NTE ADD', '02') },
  { box: '20', name: 'Work of a laboratory elsewhere', fields: [], file: [] },
  {
    box: '21',
    name: 'Diagnoses',
    fields: ['diagnoses'],
    file: at(
      '2300',
      'HI',
      ...Array.from({ length: 12 }, (_, index) => `${String(index + 1).padStart(2, '0')}-2`),
    ),
  },
  {
    box: '22',
    name: 'Correction, and the insurance’s claim number',
    fields: ['frequency', 'payerClaimNumber'],
    file: [...at('2300', 'CLM', '05-3'), ...at('2300', 'REF F8', '02')],
  },
  { box: '23', name: 'Authorization', fields: ['authorizationNumber'], file: at('2300', 'REF G1', '02') },
  {
    box: '24',
    name: 'Line number and note',
    fields: ['lines.controlNumber', 'lines.note'],
    file: [...at('2400', 'REF 6R', '02'), ...at('2400', 'NTE ADD', '02')],
  },
  { box: '24A', name: 'Date', fields: ['lines.date'], file: at('2400', 'DTP 472', '03') },
  {
    box: '24B',
    name: 'Place',
    fields: ['lines.placeOfService'],
    file: [...at('2300', 'CLM', '05-1'), ...at('2400', 'SV1', '05')],
  },
  {
    box: '24D',
    name: 'Service and modifiers',
    fields: ['lines.code', 'lines.modifiers'],
    file: at('2400', 'SV1', '01-2', '01-3', '01-4', '01-5', '01-6'),
  },
  {
    box: '24E',
    name: 'For diagnosis',
    fields: ['lines.pointers'],
    file: at('2400', 'SV1', '07-1', '07-2', '07-3', '07-4'),
  },
  { box: '24F', name: 'Charge', fields: ['lines.chargeCents'], file: at('2400', 'SV1', '02') },
  { box: '24G', name: 'Units', fields: ['lines.units'], file: at('2400', 'SV1', '04') },
  {
    box: '24J',
    name: 'Clinician',
    fields: ['rendering.lastName', 'rendering.firstName', 'rendering.npi', 'rendering.taxonomyCode'],
    file: [...at('2310B', 'NM1 82', ...NAME, '09'), ...at('2310B', 'PRV PE', '03')],
  },
  {
    box: '25',
    name: 'Tax number',
    fields: ['billing.taxId', 'billing.taxIdKind'],
    file: [...at('2010AA', 'REF EI', '02'), ...at('2010AA', 'REF SY', '02')],
  },
  { box: '26', name: 'Our number of the claim', fields: ['pcn'], file: at('2300', 'CLM', '01') },
  { box: '27', name: 'Accepts assignment', fields: ['acceptsAssignment'], file: at('2300', 'CLM', '07') },
  { box: '28', name: 'Total', fields: ['lines.chargeCents'], file: at('2300', 'CLM', '02') },
  {
    box: '29',
    name: 'Paid by the client',
    fields: ['patientPaidCents'],
    file: at('2300', 'AMT F5', '02'),
  },
  { box: '31', name: 'Clinician’s signature', fields: [], file: at('2300', 'CLM', '06') },
  {
    box: '32',
    name: 'Where the sessions were',
    fields: ['facility.name', 'facility.address'],
    file: [...at('2310C', 'NM1 77', '03'), ...addressAt(at, '2310C')],
  },
  { box: '32a', name: 'NPI of the place', fields: ['facility.npi'], file: at('2310C', 'NM1 77', '09') },
  {
    box: '33',
    name: 'Who bills, with address and phone',
    fields: ['billing.name', 'billing.firstName', 'billing.address', 'billing.payToAddress', 'billing.phone'],
    file: [...at('2010AA', 'NM1 85', '03', '04'), ...addressAt(at, '2010AA'), ...addressAt(at, '2010AB')],
  },
  { box: '33a', name: 'NPI of who bills', fields: ['billing.npi'], file: at('2010AA', 'NM1 85', '09') },
  {
    box: '33b',
    name: 'Taxonomy code of who bills',
    fields: ['billing.taxonomyCode'],
    file: at('2000A', 'PRV BI', '03'),
  },
] as const satisfies readonly ClaimPlace[]

/** A box of {@link CLAIM_PLACES}. */
export type ClaimBox = (typeof CLAIM_PLACES)[number]['box']
