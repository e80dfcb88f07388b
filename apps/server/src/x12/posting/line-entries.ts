import { sumOf } from '../remittance/imbalances-of'
import { reasonWords, type AdjustmentStep } from './adjustment-words'
import {
  shareCentsOf,
  type BookSums,
  type ClaimEntry,
  type PostableClaim,
  type ShareParts,
} from './claims-book'
import type { AdjudicatedLine, DecidedAdjustment } from './match-lines'

/** An adjustment that moves nothing: its sum stays open, and why. */
export interface OpenReason {
  group: string
  code: string
  cents: number
  words: string
  step: AdjustmentStep
}

/** What a decision about a line writes. */
export interface LineDecision {
  entries: ClaimEntry[]
  openReasons: OpenReason[]
  /** What speaks against it, so that a person has to look at it; null where nothing does. */
  doubt: string | null
}

/** Where a line stands before a decision: what is owed, and what payers left to the client and to the next coverage. */
export type LineBook = Pick<BookSums, 'openCents' | 'toClientCents' | 'movedOutCents'>

/**
 * What a payer’s decision about a line writes into the book of the line: what was paid; what the contract takes off, as
 * far as something is left; and the client’s share, which goes to the next coverage where there is one, and comes back
 * from where it went. Nothing else is written: what a payer denies stays open.
 */
export function lineEntries(
  adjudicated: AdjudicatedLine,
  claim: Pick<PostableClaim, 'id' | 'next'>,
  book: LineBook,
): LineDecision {
  const { line, paidCents, adjustments } = adjudicated
  const share = shareOf(adjustments)
  const shareCents = shareCentsOf(share)
  const leftCents = book.openCents - paidCents - shareCents
  const parts = shareCents < 0 ? partsBack(share, claim, book) : [{ kind: receiverOf(claim), share }]
  const entry = (kind: ClaimEntry['kind'], cents: number, of: ShareParts | null = null): ClaimEntry[] =>
    cents === 0
      ? []
      : [{ claimId: claim.id, lineId: line.id, kind, cents: 0 - cents, reversesId: null, share: of }]
  return {
    entries: [
      ...entry('paid', paidCents),
      ...entry('contractual', withinWhatIsLeft(contractualIn(adjustments), leftCents)),
      ...(parts ?? []).flatMap((part) => entry(part.kind, shareCentsOf(part.share), part.share)),
    ],
    openReasons: openReasonsIn(adjustments),
    doubt: parts === undefined ? GIVES_BACK_TOO_MUCH : doubtAbout(shareCents, leftCents, parts, book),
  }
}

/** What nobody can post, whatever they say: there is nothing on an invoice to credit. */
export const GIVES_BACK_TOO_MUCH = 'It gives back a share that the client was never asked for'

function doubtAbout(
  shareCents: number,
  leftCents: number,
  parts: readonly SharePart[],
  { toClientCents, movedOutCents }: LineBook,
): string | null {
  if (shareCents > 0 && leftCents < 0)
    return 'The client’s share is more than is owed: the claim may have been paid before'
  return parts.length > 1 && 0 - shareCents < toClientCents + movedOutCents
    ? 'The share that it gives back is partly with the client and partly with the next insurance'
    : null
}

/** A part of a share, and where it goes or comes back from. */
interface SharePart {
  kind: ShareKind
  share: ShareParts
}

type ShareKind = 'to_client' | 'moved_out'

const receiverOf = ({ next }: Pick<PostableClaim, 'next'>): ShareKind =>
  next === null ? 'to_client' : 'moved_out'

/**
 * From where a share comes back that was booked before: from where one would go today, or else from the other place, or
 * from both where neither has all of it; undefined where both together have less.
 */
function partsBack(
  share: ShareParts,
  claim: Pick<PostableClaim, 'next'>,
  { toClientCents, movedOutCents }: LineBook,
): readonly SharePart[] | undefined {
  const held: Readonly<Record<ShareKind, number>> = { to_client: toClientCents, moved_out: movedOutCents }
  const cents = 0 - shareCentsOf(share)
  const today = receiverOf(claim)
  const kinds: readonly ShareKind[] = [today, 'to_client', 'moved_out']
  const holder = kinds.find((kind) => held[kind] >= cents)
  if (holder !== undefined) return [{ kind: holder, share }]
  if (toClientCents + movedOutCents < cents) return undefined
  const [first, rest] = parted(share, held[today])
  return [
    { kind: today, share: first },
    { kind: today === 'to_client' ? 'moved_out' : 'to_client', share: rest },
  ]
}

/** A share that comes back, in two: of the first part these cents come back, its deductible before the others. */
function parted(share: ShareParts, cents: number): [ShareParts, ShareParts] {
  let left = cents
  const take = (given: number): number => {
    const taken = Math.min(Math.max(0 - given, 0), left)
    left -= taken
    return 0 - taken || 0
  }
  const { deductibleCents, coinsuranceCents, copayCents, otherCents = 0 } = share
  const first = {
    deductibleCents: take(deductibleCents),
    coinsuranceCents: take(coinsuranceCents),
    copayCents: take(copayCents),
    ...withOther(take(otherCents)),
  }
  const rest = {
    deductibleCents: deductibleCents - first.deductibleCents,
    coinsuranceCents: coinsuranceCents - first.coinsuranceCents,
    copayCents: copayCents - first.copayCents,
    ...withOther(otherCents - (first.otherCents ?? 0)),
  }
  return [first, rest]
}

const withOther = (otherCents: number): Pick<ShareParts, 'otherCents'> =>
  otherCents === 0 ? {} : { otherCents }

/** A second payer’s contract, or a second decision, takes off no more than is left. */
const withinWhatIsLeft = (cents: number, leftCents: number): number =>
  cents > 0 ? Math.min(cents, Math.max(leftCents, 0)) : cents

/** What is written off by contract: by the practice’s own obligation, or as more than was charged. */
const isContractual = ({ group, code }: DecidedAdjustment): boolean =>
  (group === 'CO' && reasonWords(code).step === 'written_off') || (group === 'OA' && code === '94')

const isShare = ({ group, code, isLeftToClient = false }: DecidedAdjustment): boolean =>
  isLeftToClient || isShareByCode({ group, code })

const isShareByCode = ({ group, code }: Pick<DecidedAdjustment, 'group' | 'code'>): boolean =>
  group === 'PR' && reasonWords(code).step === 'to_client'

/** Whether a person may decide that an adjustment is the client’s: the payer says so by a code other than 1 to 3. */
export const mayBeLeftToClient = ({ group, code }: Pick<DecidedAdjustment, 'group' | 'code'>): boolean =>
  group === 'PR' && !isShareByCode({ group, code })

/** What earlier payers did is in the book of the first claim. */
const isOfEarlierPayers = ({ group, code }: DecidedAdjustment): boolean => group === 'OA' && code === '23'

/** What the contract takes off by these adjustments. */
export const contractualIn = (adjustments: readonly DecidedAdjustment[]): number =>
  sumOf(adjustments.filter(isContractual).map(({ cents }) => cents))

/** The client’s share by these adjustments. */
export function shareOf(adjustments: readonly DecidedAdjustment[]): ShareParts {
  const sum = (wanted: string) =>
    sumOf(adjustments.flatMap(({ group, code, cents }) => (group === 'PR' && code === wanted ? [cents] : [])))
  const left = adjustments.filter(({ isLeftToClient }) => isLeftToClient === true)
  const otherCents = sumOf(left.map(({ cents }) => cents))
  return {
    ...{ deductibleCents: sum('1'), coinsuranceCents: sum('2'), copayCents: sum('3') },
    ...withOther(otherCents),
  }
}

const openReasonsIn = (adjustments: readonly DecidedAdjustment[]): OpenReason[] =>
  adjustments
    .filter((one) => one.cents !== 0 && !isContractual(one) && !isShare(one) && !isOfEarlierPayers(one))
    .map(({ group, code, cents }) => {
      const { words, step } = reasonWords(code)
      const isMisplaced = step === 'to_client' || step === 'written_off' || step === 'nothing'
      return { group, code, cents, words, step: isMisplaced && code !== '133' ? 'decide' : step }
    })
