import { centsAt } from '../reading/cents-from'
import { allOf, firstOf, partsBeginning, valueOf } from '../reading/find-segments'
import { RefusedFile } from '../reading/RefusedFile'
import { readFile, setsOf } from '../reading/read-file'
import { componentsAt, elementAt, nameOf, type Segment, type Warning } from '../reading/segment'
import type { TransactionSet } from '../reading/transaction-set'
import { componentOf } from './component-of'
import { shareWarningsOf } from './imbalances-of'
import { readClaim } from './read-claim'
import type { ProviderAdjustment, Remittance, RemittancePayee, RemittancePayer } from './remittance'
import { dayAt, type SetReading } from './set-facts'
import { contentHashOf, traceKeyOf } from './trace-key'

/** What a file says that was given as a remittance. */
export interface RemittanceFile {
  remittances: readonly Remittance[]
  /** What is wrong with its envelopes. */
  warnings: readonly Warning[]
}

/** The remittances in a file; one that can't be read is refused with `RefusedFile`. */
export function readRemittances(bytes: Uint8Array): RemittanceFile {
  const file = readFile(bytes)
  return { remittances: setsOf(file, ['835']).map(readRemittance), warnings: file.warnings }
}

/** The segments that end the header of a set. */
const AFTER_HEADER = ['LX', 'CLP', 'PLB', 'SE']

function readRemittance(set: TransactionSet): Remittance {
  const { segments } = set
  const { component, warnings } = componentOf(set)
  const reading: SetReading = { component, warnings: [...versionWarnings(set), ...warnings] }
  const headerEnd = segments.findIndex((segment) => AFTER_HEADER.includes(nameOf(segment)))
  const header = segments.slice(0, headerEnd)
  const parties = partsBeginning(header, ['N1'])
  const start = segments[0]?.number ?? 0
  const bpr = required(firstOf(header, 'BPR'), start, 'how much was paid (BPR)')
  const trn = required(firstOf(header, 'TRN'), start, 'the number of the payment (TRN)')
  const payee = required(partyIn(parties, 'PE'), start, 'who was paid (N1 PE)')
  const said = {
    segment: start,
    method: elementAt(bpr, 4),
    amountCents: elementAt(bpr, 3) === 'D' ? -centsAt(bpr, 2) : centsAt(bpr, 2),
    paidOn: dayAt(bpr, 16, reading),
    traceNumber: elementAt(trn, 2),
    tracePayerId: elementAt(trn, 3),
    payer: payerOf(partyIn(parties, 'PR') ?? []),
    payee: payeeOf(payee),
    claims: partsBeginning(segments, ['CLP', 'LX', 'PLB', 'SE']).flatMap((part) => {
      const [clp] = part
      return clp !== undefined && nameOf(clp) === 'CLP' ? [readClaim(clp, part, reading)] : []
    }),
    providerAdjustments: allOf(segments, 'PLB').flatMap((plb) => providerAdjustmentsIn(plb, reading)),
  }
  const contentHash = contentHashOf(set, component)
  return {
    ...said,
    contentHash,
    traceKey: traceKeyOf(said, contentHash),
    isTest: set.interchange?.isTest ?? false,
    warnings: [...reading.warnings, ...shareWarningsOf(said)],
  }
}

/** What a remittance can't do without; where it is missing or empty, the file is refused. */
function required<Found extends Segment | readonly Segment[]>(
  found: Found | undefined,
  start: number,
  what: string,
): Found {
  if (found !== undefined && ('number' in found ? elementAt(found, 2) !== '' : found.length > 0)) return found
  const message = `The remittance that begins in segment ${start} does not say ${what}.`
  throw new RefusedFile('missing_segment', message, start)
}

const partyIn = (parties: readonly Segment[][], qualifier: string): Segment[] | undefined =>
  parties.find(([n1]) => n1 !== undefined && elementAt(n1, 1) === qualifier)

function payerOf(segments: readonly Segment[]): RemittancePayer {
  const [n1] = segments
  return {
    name: n1 === undefined ? '' : elementAt(n1, 2),
    id: n1 === undefined ? '' : elementAt(n1, 4),
    otherIds: allOf(segments, 'REF', '2U').map((ref) => elementAt(ref, 2)),
  }
}

function payeeOf(segments: readonly Segment[]): RemittancePayee {
  const [n1] = segments
  const [name, kind, id] = n1 === undefined ? ['', '', ''] : [2, 3, 4].map((at) => elementAt(n1, at))
  return {
    name: name ?? '',
    npi: kind === 'XX' ? (id ?? '') : '',
    taxId: kind === 'FI' ? (id ?? '') : valueOf(segments, 'REF', 'TJ'),
  }
}

/** The pairs of a PLB begin at its third element: code and reference, then the sum. */
const FIRST_PAIR = 3

function providerAdjustmentsIn(plb: Segment, { component }: SetReading): ProviderAdjustment[] {
  const adjustments: ProviderAdjustment[] = []
  for (let at = FIRST_PAIR; at < plb.elements.length; at += 2) {
    const [code = '', reference = ''] = componentsAt(plb, at, component)
    const cents = centsAt(plb, at + 1)
    if (code !== '' || cents !== 0) adjustments.push({ segment: plb.number, code, reference, cents })
  }
  return adjustments
}

function versionWarnings({ group, segments }: TransactionSet): Warning[] {
  const version = group?.version ?? ''
  if (version === '' || version.startsWith('005010X221')) return []
  const message = `The file follows ${version.slice(0, 20)}, and not 005010X221: check what it says.`
  return [{ segment: segments[0]?.number ?? null, message }]
}
