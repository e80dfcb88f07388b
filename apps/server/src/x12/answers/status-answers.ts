import { allOf, firstOf, partsBeginning, valueOf } from '../reading/find-segments'
import {
  componentsAt,
  dayFrom,
  elementAt,
  rawSegment,
  type Segment,
  type Separators,
} from '../reading/segment'
import type { TransactionSet } from '../reading/transaction-set'
import type { ClaimAnswer, ClaimVerdict, Finding } from './answer'
import { entityNamed } from './entity-names'
import { statusWords } from './status-words'

/** What a 277CA says of a sent batch and of its claims. */
export interface StatusAnswer {
  kind: '277CA'
  sender: ClaimAnswer['sender']
  senderName: string
  /** BHT03 of the batch that it answers. */
  batchReference: string
  /** The ids by which it names us: the sender of the batch, and the practices that it speaks of (NM1 41 and 85). */
  submitterIds: readonly string[]
  /** What it says of the whole batch. */
  verdict: ClaimVerdict
  findings: readonly Finding[]
  claims: readonly StatusOfClaim[]
  /** What is refused as a whole: the batch, or all that one practice bills in it. */
  refusals: readonly StatusRefusal[]
}

/** That all claims of a batch are refused which are not named, or those that one practice bills. */
export interface StatusRefusal extends Pick<ClaimAnswer, 'on' | 'findings' | 'text' | 'raw'> {
  /** The NPI of who bills, or null for the whole batch. */
  npi: string | null
}

/** What a 277CA says of a claim, and of lines of it by their control numbers. */
export interface StatusOfClaim extends ClaimAnswer {
  lines: readonly { controlNumber: string; findings: readonly Finding[] }[]
}

/** The answers in a 277CA: one for each batch of ours that it speaks of. */
export function statusAnswersIn(set: TransactionSet): StatusAnswer[] {
  const source = levelsIn(set.segments).find(isLevel('20'))
  const name = source?.find((segment) => elementAt(segment, 0) === 'NM1')
  const isPayer = name !== undefined && elementAt(name, 1) === 'PR'
  const from = {
    sender: isPayer ? ('payer' as const) : ('clearinghouse' as const),
    senderName: name === undefined ? '' : elementAt(name, 3),
  }
  return batchesIn(set.segments).map(([batch = [], ...levels]) => ({
    kind: '277CA',
    ...from,
    batchReference: valueOf(batch, 'TRN', '2'),
    submitterIds: idsIn([...batch, ...levels.filter(isLevel('19')).flat()]),
    verdict: verdictOf(batch),
    findings: [batch, ...levels.filter(isLevel('19'))].flatMap((level) => findingsIn(level, set.separators)),
    claims: levels.filter(isLevel('PT')).map((level) => statusOfClaim(level, from.sender, set.separators)),
    refusals: [
      ...refusalsIn(batch, null, set.separators),
      ...levels
        .filter(isLevel('19'))
        .flatMap((level) => refusalsIn(level, idsIn(level)[0] ?? '', set.separators)),
    ],
  }))
}

function refusalsIn(level: readonly Segment[], npi: string | null, separators: Separators): StatusRefusal[] {
  if (verdictOf(level) !== 'rejected') return []
  const { on, raw } = decisiveIn(level, separators)
  return [{ npi, on, raw, findings: findingsIn(level, separators), text: textsIn(level) }]
}

/** The place of an id in an NM1, after whom it names and how. */
const ID = 9

const idsIn = (segments: readonly Segment[]): string[] =>
  [...allOf(segments, 'NM1', '41'), ...allOf(segments, 'NM1', '85')]
    .map((name) => elementAt(name, ID))
    .filter((id) => id !== '')

const levelsIn = (segments: readonly Segment[]): Segment[][] => partsBeginning(segments, ['HL', 'SE'])

const isLevel =
  (code: string) =>
  ([hl]: readonly Segment[]): boolean =>
    hl !== undefined && elementAt(hl, 3) === code

/** The levels that belong to each batch of ours; its own level comes first. */
function batchesIn(segments: readonly Segment[]): Segment[][][] {
  const batches: Segment[][][] = []
  for (const level of levelsIn(segments)) {
    if (isLevel('21')(level)) batches.push([level])
    else batches.at(-1)?.push(level)
  }
  return batches
}

function statusOfClaim(
  segments: readonly Segment[],
  sender: ClaimAnswer['sender'],
  separators: Separators,
): StatusOfClaim {
  const [own = [], ...lines] = partsBeginning(segments, ['HL', 'SVC'])
  return {
    controlNumber: valueOf(own, 'TRN', '2'),
    sender,
    verdict: verdictOf(own),
    ...decisiveIn(own, separators),
    findings: findingsIn(own, separators),
    text: textsIn(segments),
    payerClaimNumber: valueOf(own, 'REF', '1K'),
    clearinghouseNumber: valueOf(own, 'REF', 'D9'),
    lines: lines.map((line) => ({
      controlNumber: valueOf(line, 'REF', 'FJ'),
      findings: findingsIn(line, separators),
    })),
  }
}

/** The status that decides, as it stands in the file, and its day. */
function decisiveIn(segments: readonly Segment[], separators: Separators): Pick<ClaimAnswer, 'on' | 'raw'> {
  const refusing = allOf(segments, 'STC').find((stc) => verdictOf([stc]) === 'rejected')
  const decisive = refusing ?? firstOf(segments, 'STC')
  if (decisive === undefined) return { on: null, raw: '' }
  return { on: dayFrom(elementAt(decisive, 2)), raw: rawSegment(decisive, separators) }
}

/** The categories that refuse a claim, where nothing says outright whether it was. */
const REFUSING = ['A3', 'A4', 'A6', 'A7', 'A8']

/** One refusal outweighs the rest; only what a payer decides on (A2) is accepted. */
function verdictOf(segments: readonly Segment[]): ClaimVerdict {
  const statuses = allOf(segments, 'STC').map((stc) => ({
    action: elementAt(stc, 3),
    category: elementAt(stc, 1).slice(0, 2),
  }))
  const isRefused = ({ action, category }: (typeof statuses)[number]) =>
    action === 'U' || (action === '' && REFUSING.includes(category))
  if (statuses.some(isRefused)) return 'rejected'
  return statuses.some(({ category }) => category === 'A2') ? 'accepted' : 'received'
}

/** The places of the composites in an STC, and of what its sender adds in words. */
const COMPOSITES = [1, 10, 11]
const TEXT = 12

const findingsIn = (segments: readonly Segment[], { component }: Separators): Finding[] =>
  allOf(segments, 'STC').flatMap((stc) =>
    COMPOSITES.filter((place) => elementAt(stc, place) !== '').map((place) => {
      const [category = '', code = '', entity = ''] = componentsAt(stc, place, component)
      return { code: elementAt(stc, place), ...statusWords(category, code, entityNamed(entity)) }
    }),
  )

const textsIn = (segments: readonly Segment[]): string =>
  allOf(segments, 'STC')
    .map((stc) => elementAt(stc, TEXT))
    .filter((text) => text !== '')
    .join(' ')
