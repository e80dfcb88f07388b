import { allOf } from '../reading/find-segments'
import { readFile } from '../reading/read-file'
import { elementAt, nameOf } from '../reading/segment'
import type { TransactionSet } from '../reading/transaction-set'
import { bytesOf } from './sample'

/** What an answer says of one claim: the codes of its STC, and the payer’s number of it. */
export interface SaidOfClaim {
  pcn: string
  status: string
  /** Eight digits, like `20261118`. */
  on: string
  action?: 'WQ' | 'U'
  number?: string
}

/** Which file is answered, and what of the answer’s own envelope is to be otherwise than it should. */
interface Envelope {
  /** The number of the answered file, where it is not to be the one that it has. */
  number?: string
  receiver?: string
  isTest?: boolean
  /** Six digits, like `261118`. */
  on?: string
}

/** Answers to the envelope of a file of claims: a code, and why. */
export const ta1To = (sent: string, code: 'A' | 'E' | 'R', envelope: Envelope = {}): string => {
  const { interchange } = factsOf(sent)
  const day = interchange?.on?.slice(2).replaceAll('-', '') ?? ''
  const ta1 = `TA1*${envelope.number ?? interchange?.controlNumber}*${day}*${interchange?.at}*${code}*${code === 'A' ? '000' : '006'}`
  return answered(sent, [ta1], envelope)
}

/** Answers to the syntax of a file of claims: it is right, or a claim of it has a wrong ZIP code. */
export const syntaxTo = (
  sent: string,
  { rejected, ...envelope }: Envelope & { rejected?: string } = {},
): string => {
  const { group, controlNumber } = factsOf(sent)
  const fault = [
    ...['IK3*N4*28*2010BA*8', `CTX*CLM01:${rejected}`, 'IK4*3*116*6*6270', 'IK5*R*5', 'AK9*R*1*1*0'],
  ]
  return inSet(sent, 'FA', '999', '005010X231A1', envelope, [
    `AK1*HC*${envelope.number ?? group?.controlNumber}*005010X222A1`,
    `AK2*837*${controlNumber}*005010X222A1`,
    ...(rejected === undefined ? ['IK5*A', 'AK9*A*1*1*1'] : fault),
  ])
}

/** What a payer or a clearinghouse says of claims of a file; `refusal` is an STC that refuses the whole file. */
export const statusesTo = (
  sent: string,
  claims: readonly SaidOfClaim[],
  { sender = 'AY', refusal, ...envelope }: Envelope & { sender?: 'AY' | 'PR'; refusal?: string } = {},
): string => {
  const { segments } = factsOf(sent)
  const [bht] = allOf(segments, 'BHT')
  const [biller] = allOf(segments, 'NM1', '85')
  const npi = biller === undefined ? '' : elementAt(biller, 9)
  return inSet(sent, 'HN', '277', '005010X214', envelope, [
    'BHT*0085*08*CA1*20261118*0945*TH',
    ...['HL*1**20*1', `NM1*${sender}*2*EXAMPLE SENDER*****46*EXAMPLE`, 'TRN*1*CA1'],
    'HL*2*1*21*1',
    'NM1*41*2*PRACTICE*****46*UNKNOWN',
    `TRN*2*${envelope.number ?? (bht === undefined ? '' : elementAt(bht, 3))}`,
    refusal ?? 'STC*A1:19:PR*20261118*WQ*555',
    ...['HL*3*2*19*1', `NM1*85*2*PRACTICE*****XX*${envelope.receiver === undefined ? npi : ''}`, 'TRN*1*0'],
    ...claims.flatMap(({ pcn, status, on, number, action = 'WQ' }, index) => [
      ...[`HL*${index + 4}*3*PT`, 'NM1*QC*1*PINE*AVERY****MI*1', `TRN*2*${pcn}`],
      `STC*${status}*${on}*${action}*145`,
      ...(number === undefined ? [] : [`REF*1K*${number}`]),
    ]),
  ])
}

function factsOf(sent: string): TransactionSet {
  const [set] = readFile(bytesOf(sent)).sets
  if (set === undefined || set.kind !== '837') throw new Error('This is no file of claims')
  return set
}

function inSet(
  sent: string,
  group: string,
  kind: string,
  version: string,
  envelope: Envelope,
  body: readonly string[],
): string {
  const receiver = envelope.receiver ?? factsOf(sent).group?.senderId ?? ''
  return answered(
    sent,
    [
      `GS*${group}*EXAMPLE*${receiver}*20261118*0930*302*X*${version}`,
      ...[`ST*${kind}*0001*${version}`, ...body, `SE*${body.length + 2}*0001`, 'GE*1*302'],
    ],
    envelope,
  )
}

/** Puts segments into an interchange that goes to who sent the file. */
function answered(sent: string, segments: readonly string[], envelope: Envelope): string {
  const { receiver = factsOf(sent).interchange?.senderId ?? '', isTest = false, on = '261118' } = envelope
  const nothing = ['00', ' '.repeat(10)].join('*')
  const isa = [
    ...['ISA', nothing, nothing, 'ZZ', 'EXAMPLE'.padEnd(15), '30', receiver.padEnd(15), on, '0930'],
    ...['^', '00501', '000000302', '0', isTest ? 'T' : 'P', ':'],
  ].join('*')
  const groups = segments.filter((segment) => nameOf({ number: 0, elements: segment.split('*') }) === 'GS')
  return [isa, ...segments, `IEA*${groups.length}*000000302`].map((segment) => `${segment}~`).join('')
}
