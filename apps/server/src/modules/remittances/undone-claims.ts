import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { claimEvents, claims } from '../../db/schema/claims-table'
import { postingClaims, postings } from '../../db/schema/postings-table'
import { remittances } from '../../db/schema/remittances-table'
import { AppError } from '../../errors'
import type { Work } from '../../work'
import { lastAttempts, unsentFileOf, type ClaimMove } from '../claims'
import { paymentWords } from './select-remittances'

type PostedClaim = typeof postingClaims.$inferSelect
type ClaimRow = ClaimMove['claim']

/** The claims that a posting moved, wrote on or made. */
export const readPostedClaims = ({ tx, actor }: Work, postingId: string): Promise<PostedClaim[]> =>
  tx
    .select()
    .from(postingClaims)
    .where(
      and(eq(postingClaims.organizationId, actor.organizationId), eq(postingClaims.postingId, postingId)),
    )
    .orderBy(postingClaims.seq)

/**
 * Throws 409 where something came after a posting that stands on it: a later payment, a sending, a write-off, or what
 * people typed.
 */
export async function requireUndoable(
  work: Work,
  {
    remittanceId,
    posted,
    rows,
  }: { remittanceId: string; posted: readonly PostedClaim[]; rows: readonly ClaimRow[] },
): Promise<void> {
  await requireNewest(work, posted)
  const ids = posted.map(({ claimId }) => claimId)
  const attempts = await lastAttempts(work, ids)
  const made = posted.filter(({ isMade }) => isMade).map(({ claimId }) => claimId)
  const file = await unsentFileOf(work, made)
  const changed = await readChanged(work, made)
  const writeOffs = await readWriteOffs(work, ids, remittanceId)
  for (const one of posted) {
    const claim = rows.find(({ id }) => id === one.claimId)
    if (claim === undefined) throw new Error('A claim that was posted on is not there')
    if ((attempts.get(claim.id) ?? 0) > one.attempts) throw refused(claim, 'was sent since')
    const writeOff = writeOffs.get(claim.id)
    if (writeOff !== undefined) throw new AppError('transition_refused', writeOffWords(claim, writeOff))
    if (file?.claimId === claim.id) throw refused(claim, `is in file ${file.number}`)
    if (changed.has(claim.id) || (claim.state !== one.stateAfter && isMoved(one)))
      throw refused(claim, 'was changed since')
  }
}

const refused = ({ pcn }: ClaimRow, why: string): AppError =>
  new AppError('transition_refused', `Claim ${pcn} ${why}, so that this posting can’t be undone any more.`)

/** Whether the posting decided where the claim stands; one that it made is to stay as it was made. */
const isMoved = ({ isMade, stateBefore, stateAfter }: PostedClaim): boolean =>
  isMade || stateBefore !== stateAfter

/** Throws 409 with the payment that has to be undone first. */
async function requireNewest({ tx, actor }: Work, posted: readonly PostedClaim[]): Promise<void> {
  const [first] = posted
  if (first === undefined) return
  const { organizationId } = actor
  const own = alias(postingClaims, 'own')
  const [later] = await tx
    .select({
      payerName: remittances.payerName,
      traceNumber: remittances.traceNumber,
      pcn: claims.pcn,
    })
    .from(own)
    .innerJoin(
      postingClaims,
      and(
        eq(postingClaims.organizationId, own.organizationId),
        eq(postingClaims.claimId, own.claimId),
        sql`${postingClaims.seq} > ${own.seq}`,
      ),
    )
    .innerJoin(
      postings,
      and(
        eq(postings.organizationId, own.organizationId),
        eq(postings.id, postingClaims.postingId),
        isNull(postings.undoneAt),
      ),
    )
    .innerJoin(
      remittances,
      and(eq(remittances.organizationId, own.organizationId), eq(remittances.id, postings.remittanceId)),
    )
    .innerJoin(claims, and(eq(claims.organizationId, own.organizationId), eq(claims.id, own.claimId)))
    .where(and(eq(own.organizationId, organizationId), eq(own.postingId, first.postingId)))
    .orderBy(sql`${postingClaims.seq} desc`)
    .limit(1)
  if (later === undefined) return
  throw new AppError(
    'transition_refused',
    `${paymentWords(later)} was posted on claim ${later.pcn} later. Undo that payment first.`,
  )
}

/** Those of the claims that somebody has changed. */
async function readChanged({ tx, actor }: Work, claimIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectDistinct({ claimId: claimEvents.claimId })
    .from(claimEvents)
    .where(
      and(
        eq(claimEvents.organizationId, actor.organizationId),
        inArray(claimEvents.claimId, [...claimIds]),
        inArray(claimEvents.kind, ['changed', 'refreshed']),
      ),
    )
  return new Set(rows.map(({ claimId }) => claimId))
}

/**
 * What became of the write-offs of claims after this payment was posted, where the book is not as that left it: one came
 * later, or one that stood then was taken back, which nothing brings back. A denial writes no entry, so that the history
 * alone tells what came after it.
 */
async function readWriteOffs(
  { tx, actor }: Work,
  claimIds: readonly string[],
  remittanceId: string,
): Promise<ReadonlyMap<string, 'added' | 'undone'>> {
  const rows = await tx
    .select()
    .from(claimEvents)
    .where(
      and(
        eq(claimEvents.organizationId, actor.organizationId),
        inArray(claimEvents.claimId, [...claimIds]),
        inArray(claimEvents.kind, ['posted', 'written_off', 'write_off_undone']),
      ),
    )
    .orderBy(claimEvents.seq)
  const found = new Map<string, 'added' | 'undone'>()
  for (const [claimId, events] of Map.groupBy(rows, (event) => event.claimId)) {
    const posting = events.findLastIndex((event) => event.remittanceId === remittanceId)
    const since = events.slice(posting + 1).flatMap(({ changes }) => changes)
    const [first, last] = [since.at(0), since.at(-1)]
    if (first === undefined || last === undefined) continue
    if (first.before !== '0') found.set(claimId, 'undone')
    else if (last.after !== '0') found.set(claimId, 'added')
  }
  return found
}

const writeOffWords = ({ pcn }: ClaimRow, writeOff: 'added' | 'undone'): string =>
  writeOff === 'undone'
    ? `The write-off of claim ${pcn} was undone since, so that this posting can’t be undone any more.`
    : `Claim ${pcn} was written off since. Undo its write-off first.`

/** Leads claims back to where they stood before a posting; those that it made are void, as their numbers stay used. */
export const undoneMoves = (
  posted: readonly PostedClaim[],
  rows: readonly ClaimRow[],
  payment: string,
): ClaimMove[] =>
  posted.flatMap((one) => {
    const claim = rows.find(({ id }) => id === one.claimId)
    if (claim === undefined) return []
    const { state, reason, acceptedNumber, receivedOn } = claim
    const is = { state, reason, acceptedNumber, receivedOn }
    if (one.isMade) {
      return [{ claim, to: { ...is, state: 'void', reason: `The posting of ${payment} was undone` } }]
    }
    const before = {
      ...{ state: one.stateBefore, reason: one.reasonBefore },
      ...{ acceptedNumber: one.acceptedNumberBefore, receivedOn: one.receivedOnBefore },
    }
    const isOnItsWay = (UNDECIDED as readonly string[]).includes(one.stateBefore) && !isMoved(one)
    return [{ claim, to: isOnItsWay ? is : before }]
  })

/** A claim that was not decided on goes on as it is. */
const UNDECIDED = ['draft', 'ready', 'submitted', 'accepted', 'rejected'] as const
