import type { ClaimLine } from '@oaklet/api/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { staffIdOf, type Actor } from '../../actor'
import { insertRows } from '../../db/insert-rows'
import { claimEntries } from '../../db/schema/claim-entries-table'
import type { claims } from '../../db/schema/claims-table'
import type { Work } from '../../work'
import { bookSums, standingEntries } from '../../x12/posting/claims-book'

type Entry = typeof claimEntries.$inferSelect
/** A claim, as far as its book says something of it. */
type BookedClaim = Pick<typeof claims.$inferSelect, 'id' | 'practiceId' | 'form'>
/** An entry that is to be added. */
export type NewEntry = Pick<
  Entry,
  'practiceId' | 'claimId' | 'lineNumber' | 'kind' | 'cents' | 'reversesId'
> &
  Partial<Pick<Entry, 'share' | 'postingId' | 'reasonCode' | 'note'>>

/**
 * Lets the book say what insurers owe for each line of claims that are sent: all of it the first time, and later what
 * has changed. An entry is never changed: another one takes it back. What an insurance owes that pays after another one
 * is what that one left to it, whatever the claim charges.
 */
export async function chargeClaims(work: Work, sent: readonly BookedClaim[]): Promise<void> {
  const ids = sent.map(({ id }) => id)
  const standing = await standingEntriesOf(work, ids, 'charged')
  const moved = await standingEntriesOf(work, ids, 'moved_in')
  const isSecond = ({ id }: BookedClaim) => moved.some(({ claimId }) => claimId === id)
  await writeClaimEntries(
    work,
    sent.flatMap((claim) =>
      isSecond(claim)
        ? []
        : changesOf(
            claim,
            standing.filter(({ claimId }) => claimId === claim.id),
          ),
    ),
  )
}

/** The entries after which the book says of a claim what its lines charge. */
function changesOf({ id: claimId, practiceId, form }: BookedClaim, standing: readonly Entry[]): NewEntry[] {
  const isRight = ({ lineNumber, cents }: Entry) =>
    form.lines.some((line) => line.controlNumber === lineNumber && line.chargeCents === cents)
  const kept = standing.filter(isRight)
  const added = form.lines.filter(
    ({ controlNumber }) => !kept.some(({ lineNumber }) => lineNumber === controlNumber),
  )
  return [
    ...standing.filter((entry) => !isRight(entry)).map(opposite),
    ...added.map(({ controlNumber, chargeCents }) => ({
      ...{ practiceId, claimId, lineNumber: controlNumber, kind: 'charged' as const },
      ...{ cents: chargeCents, reversesId: null },
    })),
  ]
}

/** Takes the charges of a claim back, but for those of these lines. */
export async function unchargeClaim(
  work: Work<Actor>,
  claim: BookedClaim,
  but: readonly Pick<ClaimLine, 'controlNumber'>[] = [],
): Promise<void> {
  const standing = await standingEntriesOf(work, [claim.id], 'charged')
  const dropped = standing.filter(
    ({ lineNumber }) => !but.some(({ controlNumber }) => controlNumber === lineNumber),
  )
  await writeClaimEntries(work, dropped.map(opposite))
}

/** The entry that takes this one back, for the same reason. */
export const opposite = ({
  id,
  practiceId,
  claimId,
  lineNumber,
  kind,
  cents,
  reasonCode,
}: Entry): NewEntry => ({
  ...{ practiceId, claimId, lineNumber, kind, reasonCode },
  ...{ cents: -cents, reversesId: id },
})

/** Why a claim into which an earlier insurance has moved something can't be given up. */
export const CARRIES_A_REST =
  'This claim carries what an earlier insurance left. Undo the posting of that payment first.'

/** Why one into which a person has moved it can't be taken back. */
export const CARRIES_WHAT_WAS_MOVED =
  'This claim carries what an earlier insurance left. It can only be given up before it is sent, or once it is rejected.'

/**
 * How what an earlier insurance left came to a claim, so that its sum can't be lost: by a posting, or by a person alone,
 * who can have it back. Null where nothing came.
 */
export function restIn(entries: readonly Entry[]): 'posted' | 'by_hand' | null {
  const moved = standingEntries(entries).filter(({ kind }) => kind === 'moved_in')
  if (moved.length === 0) return null
  return moved.every(isByHand) ? 'by_hand' : 'posted'
}

/** Whether a person wrote an entry, and no posting. */
export const isByHand = ({ postingId }: Pick<Entry, 'postingId'>): boolean => postingId === null

/** What is open on each line, where something is. What was paid too much on another one is still owed back. */
export function openLines(entries: readonly Entry[]): { lineNumber: string; cents: number }[] {
  const lines = Map.groupBy(entries, ({ lineNumber }) => lineNumber)
  return [...lines].flatMap(([lineNumber, ofLine]) => {
    const { openCents } = bookSums(ofLine)
    return openCents > 0 ? [{ lineNumber, cents: openCents }] : []
  })
}

/** All that stands in the book of a claim, in the order in which it was written. */
export const entriesOf = ({ tx, actor }: Work, claimId: string): Promise<Entry[]> =>
  tx
    .select()
    .from(claimEntries)
    .where(and(eq(claimEntries.organizationId, actor.organizationId), eq(claimEntries.claimId, claimId)))
    .orderBy(asc(claimEntries.seq))

/** The entries of a kind that nothing has taken back. */
async function standingEntriesOf(
  { tx, actor }: Work<Actor>,
  claimIds: readonly string[],
  kind: Entry['kind'],
): Promise<Entry[]> {
  const entries = await tx
    .select()
    .from(claimEntries)
    .where(
      and(
        eq(claimEntries.organizationId, actor.organizationId),
        inArray(claimEntries.claimId, [...claimIds]),
        eq(claimEntries.kind, kind),
      ),
    )
  return standingEntries(entries)
}

/** Adds entries to the book, in their order. */
export async function writeClaimEntries(
  { tx, actor, now, newId }: Work<Actor>,
  entries: readonly NewEntry[],
): Promise<void> {
  const written = { writtenById: staffIdOf(actor), writtenAt: now() }
  await insertRows(
    tx,
    claimEntries,
    entries.map((entry) => ({
      ...{ organizationId: actor.organizationId, id: newId() },
      ...{ ...entry, ...written },
    })),
  )
}
