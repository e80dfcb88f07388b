import type { Claim } from '@oaklet/api/contract'
import { today } from './practice-day'

/** What the file of an insurance says of a claim. */
interface SaidOfPaidClaim {
  claim: Claim
  /** The control number that the file names; the one of the claim and of its services unless given. */
  pcn?: string
  /** 1 for what is processed as the first insurance, which it is unless given, 2 as the second. */
  status?: '1' | '2'
  /** What each service is not paid of its charge, and why: all else is paid. */
  reasons: readonly { group: 'CO' | 'PR' | 'OA'; code: string; cents: number }[]
}

/** A payment of an insurance, with the number that makes it one of its own. */
interface Payment {
  payerName: string
  trace: string
  claims: readonly SaidOfPaidClaim[]
}

/** The text of a file (835) with one payment for claims, to who bills for the first of them. */
export function remittanceFile({ payerName, trace, claims }: Payment): string {
  const npi = claims[0]?.claim.form.billing?.npi
  if (npi === undefined) throw new Error('There is no sent claim to pay')
  const paid = claims.map(claimSegments)
  const body = [
    `BPR*I*${money(paid.reduce((sum, { paidCents }) => sum + paidCents, 0))}*C*ACH************${today().replaceAll('-', '')}`,
    ...[`TRN*1*${trace}*1990000901`, `N1*PR*${payerName.toUpperCase()}`, `N1*PE*PRACTICE*XX*${npi}`, 'LX*1'],
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

function claimSegments({ claim: { pcn: ours, form }, pcn = ours, status = '1', reasons }: SaidOfPaidClaim) {
  const { lines, client, memberId } = form
  const charge = sumOf(lines.map(({ chargeCents }) => chargeCents))
  const ofClient = reasons.filter(({ group }) => group === 'PR')
  const unpaidOfLine = sumOf(reasons.map(({ cents }) => cents))
  const paidCents = charge - unpaidOfLine * lines.length
  const shareCents = sumOf(ofClient.map(({ cents }) => cents)) * lines.length
  return {
    paidCents,
    segments: [
      `CLP*${pcn}*${status}*${money(charge)}*${money(paidCents)}*${money(shareCents)}*12*EHP${pcn}*11*1`,
      `NM1*QC*1*${client.lastName.toUpperCase()}*${client.firstName.toUpperCase()}****MI*${memberId}`,
      ...lines.flatMap(({ code, modifiers, chargeCents, date, controlNumber }) => [
        `SVC*${['HC', code, ...modifiers].join(':')}*${money(chargeCents)}*${money(chargeCents - unpaidOfLine)}**1`,
        `DTM*472*${date.replaceAll('-', '')}`,
        ...reasons.map(({ group, code: reason, cents }) => `CAS*${group}*${reason}*${money(cents)}`),
        ...(pcn === ours ? [`REF*6R*${controlNumber}`] : []),
      ]),
    ],
  }
}

const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0)
const money = (cents: number): string => (cents / 100).toFixed(2)
