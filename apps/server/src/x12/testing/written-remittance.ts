import type { Separators } from '../reading/segment'
import type { Adjustment, Remittance, RemittanceClaim, RemittanceLine } from '../remittance/remittance'

/** The text of a remittance as a payer would write it, with these separators. */
export function writtenRemittance(remittance: Remittance, separators: Separators): string {
  const { element, component, terminator } = separators
  const id = (text: string) => text.padEnd(15)
  const isa = ['ISA', '00', ' '.repeat(10), '00', ' '.repeat(10), 'ZZ', id('99901'), 'ZZ', id('OAKWOODTG')]
  const envelope = [...isa, '261120', '0730', 'U', '00501', '000000001', '0', 'T', component]
  const { payer, payee } = remittance
  const set = [
    ['ST', '835', '0001'],
    [
      'BPR',
      'I',
      dollars(remittance.amountCents),
      'C',
      remittance.method,
      ...Array<string>(11).fill(''),
      '20261118',
    ],
    ['TRN', '1', remittance.traceNumber, remittance.tracePayerId],
    ['N1', 'PR', payer.name],
    ...payer.otherIds.map((otherId) => ['REF', '2U', otherId]),
    ['N1', 'PE', payee.name, 'XX', payee.npi],
    ['REF', 'TJ', payee.taxId],
    ['LX', '1'],
    ...remittance.claims.flatMap((claim) => writtenClaim(claim, component)),
    ...remittance.providerAdjustments.map(({ code, reference, cents }) => [
      ...['PLB', payee.npi, '20261231', `${code}${component}${reference}`, dollars(cents)],
    ]),
  ]
  const all = [
    ...[envelope, ['GS', 'HP', '99901', 'OAKWOODTG', '20261120', '0730', '1', 'X', '005010X221A1'], ...set],
    ...[
      ['SE', String(set.length + 1), '0001'],
      ['GE', '1', '1'],
      ['IEA', '1', '000000001'],
    ],
  ]
  return all.map((elements) => elements.join(element) + terminator).join('')
}

function writtenClaim(claim: RemittanceClaim, component: string): string[][] {
  const { controlNumber, status, chargeCents, paidCents, clientShareCents, client } = claim
  const amounts = [chargeCents, paidCents, clientShareCents].map(dollars)
  return [
    ['CLP', controlNumber, status, ...amounts, '12', claim.payerClaimNumber],
    ...claim.adjustments.map(writtenAdjustment),
    ['NM1', 'QC', '1', client.lastName, client.firstName, '', '', '', 'MI', client.id],
    ...claim.lines.flatMap((line) => writtenLine(line, component)),
  ]
}

const writtenLine = (line: RemittanceLine, component: string): string[][] => [
  [
    ...['SVC', ['HC', line.code, ...line.modifiers].join(component)],
    ...[dollars(line.chargeCents), dollars(line.paidCents), '', line.units],
  ],
  ['DTM', '472', (line.servedFrom ?? '').replaceAll('-', '')],
  ...line.adjustments.map(writtenAdjustment),
  ['REF', '6R', line.controlNumber],
]

const writtenAdjustment = ({ group, code, cents }: Adjustment): string[] => [
  'CAS',
  group,
  code,
  dollars(cents),
]

/** Cents as payers write them: without a point where there are none. */
function dollars(cents: number): string {
  const size = Math.abs(cents)
  const rest = size % 100
  const text = `${Math.floor(size / 100)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
  return cents < 0 ? `-${text}` : text
}
