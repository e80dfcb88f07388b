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
 * Throws 409 where something came after a posting that stands on it: a later payment, a sending, what people did with the
 * rest of a claim, or what they typed.
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
  const rests = await readRests(work, ids, remittanceId)
  const moves = await readMovesByHand(work, ids, remittanceId)
  for (const one of posted) {
    const claim = rows.find(({ id }) => id === one.claimId)
    if (claim === undefined) throw new Error('A claim that was posted on is not there')
    if ((attempts.get(claim.id) ?? 0) > one.attempts) throw refused(claim, 'was sent since')
    const restWords = rests.get(claim.id)
    if (restWords !== undefined) throw new AppError('transition_refused', restWords(claim.pcn))
    const move = moves.get(claim.id)
    if (move !== undefined) throw new AppError('transition_refused', move)
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

/** The sums that people change with the rest of a claim, by what its history calls them: what is said of one that came later, and of one that is gone. */
const RESTS: Readonly<Record<string, { added: (pcn: string) => string; undone: (pcn: string) => string }>> = {
  writtenOffCents: {
    added: (pcn) => `Claim ${pcn} was written off since. Undo its write-off first.`,
    undone: (pcn) =>
      `The write-off of claim ${pcn} was undone since, so that this posting can’t be undone any more.`,
  },
  givenToClientCents: {
    added: (pcn) => `The rest of claim ${pcn} was given to the client since. Undo that first.`,
    undone: (pcn) =>
      `The rest of claim ${pcn} was given to the client, and that was undone since, so that this posting can’t be undone any more.`,
  },
}

/**
 * What people did with the rests of claims after this payment was posted, where the book is not as that left it: they
 * wrote one off or gave it to the client later, or took back what stood then, which nothing brings back. A denial writes
 * no entry, so that the history alone tells what came after it.
 */
async function readRests(
  { tx, actor }: Work,
  claimIds: readonly string[],
  remittanceId: string,
): Promise<ReadonlyMap<string, (pcn: string) => string>> {
  const rows = await tx
    .select()
    .from(claimEvents)
    .where(
      and(
        eq(claimEvents.organizationId, actor.organizationId),
        inArray(claimEvents.claimId, [...claimIds]),
        inArray(claimEvents.kind, [
          'posted',
          'written_off',
          'write_off_undone',
          'given_to_client',
          'give_to_client_undone',
        ]),
      ),
    )
    .orderBy(claimEvents.seq)
  const found = new Map<string, (pcn: string) => string>()
  for (const [claimId, events] of Map.groupBy(rows, (event) => event.claimId)) {
    const posting = events.findLastIndex((event) => event.remittanceId === remittanceId)
    const since = events.slice(posting + 1).flatMap(({ changes }) => changes)
    for (const [field, changes] of Map.groupBy(since, (change) => change.field)) {
      const rest = RESTS[field]
      if (rest === undefined || found.has(claimId)) continue
      if (changes.at(0)?.before !== '0') found.set(claimId, rest.undone)
      else if (changes.at(-1)?.after !== '0') found.set(claimId, rest.added)
    }
  }
  return found
}

/**
 * Why nobody can undo a payment under what a person moved to the next insurance after it was posted, or moved back since
 * though it stood then: nothing brings that back.
 */
async function readMovesByHand(
  { tx, actor }: Work,
  claimIds: readonly string[],
  remittanceId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ event: claimEvents, pcn: claims.pcn })
    .from(claimEvents)
    .innerJoin(
      claims,
      and(eq(claims.organizationId, claimEvents.organizationId), eq(claims.id, claimEvents.claimId)),
    )
    .where(
      and(
        eq(claimEvents.organizationId, actor.organizationId),
        inArray(claimEvents.claimId, [...claimIds]),
        inArray(claimEvents.kind, ['posted', 'second_claim_made', 'second_claim_given_up']),
      ),
    )
    .orderBy(claimEvents.seq)
  const found = new Map<string, string>()
  for (const [claimId, events] of Map.groupBy(rows, ({ event }) => event.claimId)) {
    const posting = events.findLastIndex(({ event }) => event.remittanceId === remittanceId)
    const since = events.slice(posting + 1).filter(({ event }) => event.kind !== 'posted')
    const [first, last] = [since.at(0), since.at(-1)]
    if (first === undefined || last === undefined) continue
    const move = `What was open on claim ${last.pcn} was moved to the next insurance`
    if (first.event.kind === 'second_claim_given_up')
      found.set(claimId, `${move} and back since, so that this posting can’t be undone any more.`)
    else if (last.event.kind === 'second_claim_made')
      found.set(claimId, `${move} since (${last.event.reason}). Give that claim up first.`)
  }
  return found
}

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
