import type { ClaimState } from '@oaklet/api/contract'
import { sumOf } from '../remittance/imbalances-of'

/** The kinds of entries of what an insurer owes; see the two books in the design of the billing. */
export type ClaimEntryKind =
  'charged' | 'moved_in' | 'paid' | 'contractual' | 'to_client' | 'moved_out' | 'written_off' | 'taken_back'

/** The parts of a client’s share, in cents. */
export interface ShareParts {
  deductibleCents: number
  coinsuranceCents: number
  copayCents: number
  /** What is theirs for other reasons, as a person decided; absent where that is nothing. */
  otherCents?: number
}

/** What a client’s share comes to, in cents. */
export const shareCentsOf = ({
  deductibleCents,
  coinsuranceCents,
  copayCents,
  otherCents = 0,
}: ShareParts): number => deductibleCents + coinsuranceCents + copayCents + otherCents

/** An entry on a line of a claim: what it adds to what the insurer owes. */
export interface ClaimEntry {
  claimId: string
  lineId: string
  kind: ClaimEntryKind
  cents: number
  /** The entry that this one undoes; it has the opposite sum. */
  reversesId: string | null
  /** What a share consists of, for the `to_client` and `moved_out` of a payer; with the sign of the file. */
  share: ShareParts | null
}

/** An entry that stands in the book. */
export interface BookedEntry extends ClaimEntry {
  id: string
  /** The posting whose decision it states; null for what a person or the sending of the claim did. */
  postingId: string | null
}

/** The states of a claim that a posting leads to. */
export type PostedState = Extract<ClaimState, 'paid' | 'partially_paid' | 'denied' | 'accepted' | 'closed'>

/** What is owed on a line, and what it was sent with. */
export interface PostableLine {
  id: string
  controlNumber: string
  /** The session that it bills. */
  appointmentId: string
  servedOn: string
  code: string
  modifiers: readonly string[]
  chargeCents: number
  /** What the contract with the payer allows for it; null where no fee schedule says so. */
  contractCents: number | null
}

/** A claim that a remittance may speak of, with its lines and all of its entries in the order they were written. */
export interface PostableClaim {
  id: string
  controlNumber: string
  payerId: string
  payerClaimNumber: string
  clientId: string
  client: { lastName: string; firstName: string }
  memberId: string
  /** Whether it was cancelled. */
  isVoid: boolean
  /** The first payer’s claim, for one that goes to the second. */
  secondaryOf: string | null
  lines: readonly PostableLine[]
  entries: readonly BookedEntry[]
  /** The coverage that comes next, is in force and not skipped, and the claim to it, if there is one. */
  next: { coverageId: string; claimId: string | null } | null
}

/** The sums of a claim’s book, in cents: positive what is named, open what is still owed. */
export interface BookSums {
  billedCents: number
  movedInCents: number
  insurancePaidCents: number
  contractualCents: number
  toClientCents: number
  movedOutCents: number
  writtenOffCents: number
  openCents: number
}

/** What the entries come to. */
export function bookSums(entries: readonly Pick<ClaimEntry, 'kind' | 'cents'>[]): BookSums {
  const sum = (...kinds: ClaimEntryKind[]) =>
    sumOf(entries.filter(({ kind }) => kinds.includes(kind)).map(({ cents }) => cents))
  const less = (...kinds: ClaimEntryKind[]) => 0 - sum(...kinds)
  return {
    billedCents: sum('charged'),
    movedInCents: sum('moved_in'),
    insurancePaidCents: less('paid', 'taken_back'),
    contractualCents: less('contractual'),
    toClientCents: less('to_client'),
    movedOutCents: less('moved_out'),
    writtenOffCents: less('written_off'),
    openCents: sumOf(entries.map(({ cents }) => cents)),
  }
}

/** Whether an entry gives something to the client by a person’s decision, or takes that back: no payer parted such a share. */
export const isGivenByPerson = ({ kind, share }: Pick<ClaimEntry, 'kind' | 'share'>): boolean =>
  kind === 'to_client' && share === null

/** What a person gave to the client, in cents. */
export const givenCents = (entries: readonly Pick<ClaimEntry, 'kind' | 'cents' | 'share'>[]): number =>
  bookSums(entries.filter(isGivenByPerson)).toClientCents

/** The entries that stand: those that undo nothing, and that nothing undoes. What is undone never stands again. */
export function standingEntries<Entry extends Pick<BookedEntry, 'id' | 'reversesId'>>(
  entries: readonly Entry[],
): Entry[] {
  const undone = new Set(entries.map(({ reversesId }) => reversesId))
  return entries.filter(({ id, reversesId }) => reversesId === null && !undone.has(id))
}

/** The entries that undo these: the same backwards, with the opposite sums. */
export const entriesBackwards = (entries: readonly BookedEntry[]): ClaimEntry[] =>
  entries.toReversed().map(({ id, claimId, lineId, kind, cents, share }) => ({
    claimId,
    lineId,
    kind,
    cents: 0 - cents,
    reversesId: id,
    share: share === null ? null : oppositeShare(share),
  }))

/**
 * What undoing a posting writes on a claim with these entries, backwards: the opposite of what it wrote and stands; and
 * what it took back, afresh, as a decision of the posting that had it before. So no entry is undone twice.
 */
export function entriesUndoing(
  entries: readonly BookedEntry[],
  postingId: string,
): Omit<BookedEntry, 'id'>[] {
  const standing = new Set(standingEntries(entries))
  const ofPosting = entries.filter((entry) => entry.postingId === postingId)
  return ofPosting.toReversed().flatMap((entry) => {
    const takenBack = entries.find(({ id }) => id === entry.reversesId)
    const afresh = takenBack && { reversesId: null, postingId: takenBack.postingId }
    return afresh !== undefined || standing.has(entry)
      ? entriesBackwards([entry]).map((opposite) => ({ ...opposite, postingId: null, ...afresh }))
      : []
  })
}

const oppositeShare = (share: ShareParts): ShareParts => ({
  deductibleCents: 0 - share.deductibleCents,
  coinsuranceCents: 0 - share.coinsuranceCents,
  copayCents: 0 - share.copayCents,
  ...(share.otherCents === undefined ? {} : { otherCents: 0 - share.otherCents }),
})
