import { addDays } from '../calendar-day'
import type { DemoClaim } from './demo-claims'

/** What an insurance says to a practice of the demonstration, with money or without. */
export interface DemoPayment {
  /** The claims that it is for, which all went to the same insurance. */
  claims: readonly [DemoClaim, ...DemoClaim[]]
  /** Its place among the payments of the demonstration, from 1. */
  number: number
  paidOn: string
  /** Whether it pays nothing for them, as no authorization was given. */
  isDenial: boolean
  /** Whether it also pays for somebody whom the practice does not know. */
  hasStranger: boolean
}

/** What an insurance keeps off the charge by its contract, in percent of it on the whole dollar. */
const CONTRACTUAL_PERCENT = 22
const COPAY_CENTS = 2_500
/** What a claim of somebody unknown was charged with and paid. */
const STRANGER = { chargeCents: 18_500, paidCents: 11_500, contractualCents: 4_500 }

/** The 835 of a payment: of each session the contract’s rate less a copay, and the first claim’s first session all to the deductible. */
export function demoRemittance({ claims, number, paidOn, isDenial, hasStranger }: DemoPayment): string {
  const said = claims.map((claim, index) => (isDenial ? deniedIn(claim) : claimIn(claim, index === 0)))
  const sum = said.reduce((total, { paidCents }) => total + paidCents, 0)
  const paid = sum + (hasStranger ? STRANGER.paidCents : 0)
  const { payer, billing } = claims[0].form
  if (billing === null) throw new Error('A claim of the demonstration that was sent has no biller')
  const day = plain(paidOn)
  const trace = `EFT${String(number).padStart(7, '0')}`
  const set = [
    ...['ST*835*0001', `BPR*I*${dollars(paid)}*C*${paid === 0 ? 'NON*' : 'ACH*CCP'}${'*'.repeat(10)}*${day}`],
    ...[`TRN*1*${trace}*1${payer.payerId.padStart(9, '9')}`, `DTM*405*${day}`],
    ...[`N1*PR*${payer.name.toUpperCase()}`, `REF*2U*${payer.payerId}`],
    ...[`N1*PE*${billing.name.toUpperCase()}*XX*${billing.npi}`, `REF*TJ*${billing.taxId}`, 'LX*1'],
    ...said.flatMap(({ segments }) => segments),
    ...(hasStranger ? strangerSegments(addDays(paidOn, -STRANGER_DAYS)) : []),
  ]
  const control = String(number).padStart(9, '0')
  const [nothing, receiver] = [`00*${' '.repeat(10)}`, billing.taxId]
  const id = (text: string) => text.padEnd(15)
  return [
    `ISA*${nothing}*${nothing}*ZZ*${id(payer.payerId)}*30*${id(receiver)}*${day.slice(2)}*0730*^*00501*${control}*0*P*:`,
    `GS*HP*${payer.payerId}*${receiver}*${day}*0730*${number}*X*005010X221A1`,
    ...[...set, `SE*${set.length + 1}*0001`, `GE*1*${number}`, `IEA*1*${control}`],
  ]
    .map((segment) => `${segment}~`)
    .join('\n')
}

/** Days from the session of the unknown person to the payment. */
const STRANGER_DAYS = 21

/** What an insurance says of a claim of ours. */
function claimIn({ form, pcn, chargedCents }: DemoClaim, hasDeductible: boolean) {
  const lines = form.lines.map((line, index) => {
    const contractualCents = Math.round((line.chargeCents * CONTRACTUAL_PERCENT) / 10_000) * 100
    const allowedCents = line.chargeCents - contractualCents
    const shareCents = hasDeductible && index === 0 ? allowedCents : COPAY_CENTS
    return {
      ...line,
      contractualCents,
      shareCents,
      paidCents: allowedCents - shareCents,
      reason: shareCents === allowedCents ? '1' : '3',
    }
  })
  const sum = (key: 'paidCents' | 'shareCents') => lines.reduce((total, line) => total + line[key], 0)
  const segments = [
    `CLP*${pcn}*1*${dollars(chargedCents)}*${dollars(sum('paidCents'))}*${dollars(sum('shareCents'))}*12*P${pcn.slice(1)}`,
    clientSegment(form),
    ...lines.flatMap((line) => [
      ...serviceSegments(line, line.paidCents),
      `CAS*CO*45*${dollars(line.contractualCents)}`,
      `CAS*PR*${line.reason}*${dollars(line.shareCents)}`,
      `REF*6R*${line.controlNumber}`,
    ]),
  ]
  return { segments, paidCents: sum('paidCents') }
}

/** What an insurance says of a claim of ours that it pays nothing for. */
function deniedIn({ form, pcn, chargedCents }: DemoClaim) {
  const segments = [
    `CLP*${pcn}*4*${dollars(chargedCents)}*0*0*12*P${pcn.slice(1)}`,
    clientSegment(form),
    ...form.lines.flatMap((line) => [
      ...serviceSegments(line, 0),
      `CAS*CO*197*${dollars(line.chargeCents)}`,
      `REF*6R*${line.controlNumber}`,
    ]),
  ]
  return { segments, paidCents: 0 }
}

const clientSegment = ({ client, memberId }: DemoClaim['form']): string =>
  `NM1*QC*1*${client.lastName.toUpperCase()}*${client.firstName.toUpperCase()}****MI*${memberId}`

const serviceSegments = (line: DemoClaim['form']['lines'][number], paidCents: number): string[] => [
  `SVC*${['HC', line.code, ...line.modifiers].join(':')}*${dollars(line.chargeCents)}*${dollars(paidCents)}**${line.units}`,
  `DTM*472*${plain(line.date)}`,
]

/** What an insurance says of a claim that nobody here has sent. */
function strangerSegments(servedOn: string): string[] {
  const { chargeCents, paidCents, contractualCents } = STRANGER
  const shareCents = chargeCents - paidCents - contractualCents
  return [
    `CLP*A00417*1*${dollars(chargeCents)}*${dollars(paidCents)}*${dollars(shareCents)}*12*P00000417`,
    'NM1*QC*1*HALVORSEN*INGRID****MI*XQ4410093',
    ...[`SVC*HC:90837*${dollars(chargeCents)}*${dollars(paidCents)}**1`, `DTM*472*${plain(servedOn)}`],
    ...[`CAS*CO*45*${dollars(contractualCents)}`, `CAS*PR*3*${dollars(shareCents)}`],
  ]
}

const plain = (day: string): string => day.replaceAll('-', '')

/** Cents as insurances write them: without a point where there are none. */
const dollars = (cents: number): string => String(cents / 100)
