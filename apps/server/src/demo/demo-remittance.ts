import { addDays } from '../calendar-day'
import type { DemoClaim } from './demo-claims'
import { decidedLines, reversedLines, type DecidedLine, type Verdict } from './decided-lines'

/** A claim in a payment, and what the insurance decides about it. */
export interface DecidedClaim {
  claim: DemoClaim
  verdict: Verdict
}

/** What an insurance says to a practice of the demonstration, with money or without. */
export interface InsurerPayment {
  /** The claims that it is for, which all went to the same insurance. */
  decided: readonly [DecidedClaim, ...DecidedClaim[]]
  /** Its place among the payments of the demonstration, from 1. */
  number: number
  paidOn: string
  /** What it pays for having paid late. */
  interestCents: number
  /** What it keeps back of this payment, as it had paid too much for a claim before. */
  recovery: { claim: DemoClaim; cents: number } | null
  /** What becomes of it; one that waits also pays for an unknown person, and its sums do not agree. */
  fate: 'posted' | 'ready' | 'waits'
  /** Whether the product’s own verbs take it in: what is simple is written by rows, which is quicker. */
  isByVerb: boolean
}

/** What a claim of somebody unknown was charged with and paid. */
const STRANGER = { chargeCents: 18_500, paidCents: 11_500, contractualCents: 4_500 }
/** Days from the session of the unknown person to the payment. */
const STRANGER_DAYS = 21
/** By how much a payment that waits is more than what it is for. */
const DIFFERENCE_CENTS = 1_000

/** CLP02: what it is that an insurance says of a claim. */
const STATUSES = { denied: '4', forwarded: '19', reversal: '22', usual: '1' } as const

/** The 835 of a payment. */
export function demoRemittance(payment: InsurerPayment): string {
  const { decided, number, paidOn, interestCents, recovery, fate } = payment
  const said = decided.flatMap(saidOf)
  const sum = said.reduce((total, { paidCents }) => total + paidCents, interestCents - (recovery?.cents ?? 0))
  const paid = sum + (fate === 'waits' ? STRANGER.paidCents + DIFFERENCE_CENTS : 0)
  const { payer, billing } = decided[0].claim.form
  if (billing === null) throw new Error('A claim of the demonstration that was sent has no biller')
  const day = plain(paidOn)
  const trace = `EFT${String(number).padStart(7, '0')}`
  const set = [
    ...['ST*835*0001', `BPR*I*${dollars(paid)}*C*${paid === 0 ? 'NON*' : 'ACH*CCP'}${'*'.repeat(10)}*${day}`],
    ...[`TRN*1*${trace}*1${payer.payerId.padStart(9, '9')}`, `DTM*405*${day}`],
    ...[`N1*PR*${payer.name.toUpperCase()}`, `REF*2U*${payer.payerId}`],
    ...[`N1*PE*${billing.name.toUpperCase()}*XX*${billing.npi}`, `REF*TJ*${billing.taxId}`, 'LX*1'],
    ...said.flatMap(({ segments }) => segments),
    ...(fate === 'waits' ? strangerSegments(addDays(paidOn, -STRANGER_DAYS)) : []),
    ...adjustmentSegments(payment, billing.npi),
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

/** What an insurance says of a claim: of one that it decides anew, first that the former decision is taken back. */
function saidOf({ claim, verdict }: DecidedClaim) {
  const decided = said(claim, decidedLines(claim.form, verdict), statusOf(verdict))
  return verdict === 'corrected'
    ? [said(claim, reversedLines(claim.form), STATUSES.reversal), decided]
    : [decided]
}

const statusOf = (verdict: Verdict): string =>
  verdict === 'denied' || verdict === 'forwarded' ? STATUSES[verdict] : STATUSES.usual

function said({ form, pcn }: DemoClaim, lines: readonly DecidedLine[], status: string) {
  const sum = (key: 'chargeCents' | 'paidCents' | 'shareCents') =>
    lines.reduce((total, line) => total + line[key], 0)
  const share = status === STATUSES.reversal ? '' : dollars(sum('shareCents'))
  const segments = [
    `CLP*${pcn}*${status}*${dollars(sum('chargeCents'))}*${dollars(sum('paidCents'))}*${share}*12*P${pcn.slice(1)}`,
    `NM1*QC*1*${form.client.lastName.toUpperCase()}*${form.client.firstName.toUpperCase()}****MI*${form.memberId}`,
    ...lines.flatMap((line) => [
      `SVC*${['HC', line.code, ...line.modifiers].join(':')}*${dollars(line.chargeCents)}*${dollars(line.paidCents)}**${line.units}`,
      `DTM*472*${plain(line.date)}`,
      ...line.adjustments.map(({ code, cents }) => `CAS*${code}*${dollars(cents)}`),
      `REF*6R*${line.controlNumber}`,
    ]),
  ]
  return { segments, paidCents: sum('paidCents') }
}

/** What lowers or raises a payment and is about no claim in it. */
function adjustmentSegments({ interestCents, recovery, decided, paidOn }: InsurerPayment, npi: string) {
  const parts = [
    ...(interestCents === 0 ? [] : [`L6:${decided[0].claim.pcn}*${dollars(-interestCents)}`]),
    ...(recovery === null ? [] : [`WO:${recovery.claim.pcn}*${dollars(recovery.cents)}`]),
  ]
  return parts.length === 0 ? [] : [`PLB*${npi}*${paidOn.slice(0, 4)}1231*${parts.join('*')}`]
}

/** What an insurance says of a claim that this practice never sent. */
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
