import type { Claim, RemittanceDetails } from '@oaklet/api/contract'
import type { ApiPerson } from './api-person'

/** The share of the client that the file says, in cents: all else is paid. */
const COPAY_CENTS = 2_500
/** A control number that no claim of ours has. */
const UNKNOWN_PCN = 'NOT-OURS-1'

/** A remittance that pays these claims, and one that nobody knows; who paid is said, nothing else is decided. */
export async function importRemittance(
  { api, practiceId }: ApiPerson,
  claims: readonly Claim[],
): Promise<RemittanceDetails> {
  const [claim] = claims
  const npi = claim?.form.billing?.npi
  if (claim === undefined || npi === undefined) throw new Error('There is no sent claim to pay')
  const content = Buffer.from(paymentFor(npi, claims)).toString('base64')
  const { remittances } = await api.remittances.importFile({ practiceId }, { name: 'payment.835', content })
  const [imported] = remittances
  if (imported === undefined) throw new Error('The file has no payment')
  const path = { practiceId, remittanceId: imported.id }
  const { decisions, version } = await api.remittances.get(path)
  return api.remittances.decide(path, { ...decisions, payerId: claim.payer.id, version })
}

/** The text of a file (835) that pays these claims to who bills under the number, and one claim more that has another number. */
export function paymentFor(npi: string, claims: readonly Claim[]): string {
  const [first] = claims
  const said = [
    ...claims.map((claim) => ({ claim, pcn: claim.pcn })),
    ...(first === undefined ? [] : [{ claim: first, pcn: UNKNOWN_PCN }]),
  ]
  const paid = said.map(({ claim, pcn }) => claimSegments(claim, pcn))
  const body = [
    `BPR*I*${money(paid.reduce((sum, { paidCents }) => sum + paidCents, 0))}*C*ACH************20261118`,
    ...['TRN*1*EFT0000101*1990000901', 'N1*PR*EXAMPLE HEALTH PLAN', `N1*PE*PRACTICE*XX*${npi}`, 'LX*1'],
    ...paid.flatMap(({ segments }) => segments),
  ]
  return [
    `ISA*00*${' '.repeat(10)}*00*${' '.repeat(10)}*ZZ*${'EXAMPLE'.padEnd(15)}*ZZ*${'PRACTICE'.padEnd(15)}*261118*0930*^*00501*000000401*0*P*:`,
    'GS*HP*EXAMPLE*PRACTICE*20261118*0930*401*X*005010X221A1',
    ...['ST*835*0001', ...body, `SE*${body.length + 2}*0001`],
    ...['GE*1*401', 'IEA*1*000000401'],
  ]
    .map((segment) => `${segment}~`)
    .join('')
}

function claimSegments({ form }: Claim, pcn: string): { segments: string[]; paidCents: number } {
  const { lines, client, memberId } = form
  const charge = lines.reduce((sum, { chargeCents }) => sum + chargeCents, 0)
  const shareCents = COPAY_CENTS * lines.length
  const isKnown = pcn !== UNKNOWN_PCN
  return {
    paidCents: charge - shareCents,
    segments: [
      `CLP*${pcn}*1*${money(charge)}*${money(charge - shareCents)}*${money(shareCents)}*12*EHP${pcn}*11*1`,
      `NM1*QC*1*${client.lastName.toUpperCase()}*${client.firstName.toUpperCase()}****MI*${memberId}`,
      ...lines.flatMap(({ code, modifiers, chargeCents, date, controlNumber }) => [
        `SVC*${['HC', code, ...modifiers].join(':')}*${money(chargeCents)}*${money(chargeCents - COPAY_CENTS)}**1`,
        `DTM*472*${date.replaceAll('-', '')}`,
        `CAS*PR*3*${money(COPAY_CENTS)}`,
        ...(isKnown ? [`REF*6R*${controlNumber}`] : []),
      ]),
    ],
  }
}

const money = (cents: number): string => (cents / 100).toFixed(2)
