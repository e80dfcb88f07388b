import { createHash } from 'node:crypto'
import type { ClaimFinding, ClaimWay } from '@oaklet/api/contract'
import { and, eq, inArray, max, sql } from 'drizzle-orm'
import { claims, claimSubmissions } from '../../db/schema/claims-table'
import { AppError } from '../../errors'
import type { Work } from '../../work'
import { practiceToday } from '../organization'
import { chargeClaims } from './claim-book'
import { addClaimEvents } from './claim-events'
import type { ClaimRow } from './claim-row'
import { isClaimOfPractice } from './select-claims'

/** How claims are sent: in a file, or otherwise. */
export interface Sending {
  way: ClaimWay
  batch: { id: string; sha256: string } | null
}

/** Throws 409 `scrub_failed` for errors, and for warnings that nobody has confirmed. */
export function requireScrubbed(findings: readonly ClaimFinding[], allowWarnings: boolean): void {
  const errors = findings.filter(({ level }) => level === 'error')
  if (errors.length > 0) {
    throw new AppError('scrub_failed', 'Something stands in the way of sending this.', {
      conflicts: findings.slice(),
    })
  }
  if (findings.length === 0 || allowWarnings) return
  throw new AppError('scrub_failed', 'Payers may ask about something in this.', {
    conflicts: findings.slice(),
  })
}

/** Keeps that ready claims of a practice, which are locked, were sent, with what they said; their insurers owe for them from then on. */
export async function sendClaims(
  work: Work,
  practiceId: string,
  sent: readonly ClaimRow[],
  { way, batch }: Sending,
): Promise<void> {
  const { tx, actor, now } = work
  const ids = sent.map(({ id }) => id)
  await chargeClaims(work, sent)
  const attempts = await lastAttempts(work, ids)
  await tx.insert(claimSubmissions).values(
    sent.map(({ organizationId, id: claimId, form }) => ({
      ...{ organizationId, claimId, way, form },
      attempt: (attempts.get(claimId) ?? 0) + 1,
      batchId: batch?.id ?? null,
      sha256: batch?.sha256 ?? sha256Of(JSON.stringify(form)),
      ...{ sentById: actor.staffId, sentAt: now() },
    })),
  )
  const { today } = await practiceToday(work, practiceId)
  const state = 'submitted'
  await tx
    .update(claims)
    .set({
      ...{ state, submittedOn: today, version: sql`${claims.version} + 1`, updatedAt: now() },
      // What was said of an earlier attempt says nothing of this one.
      ...{ receivedOn: null, acceptedNumber: '', reason: '' },
    })
    .where(and(isClaimOfPractice(actor, practiceId), inArray(claims.id, ids)))
  await addClaimEvents(
    work,
    sent.map((claim) => ({ ...claim, state })),
    { kind: 'submitted' },
  )
}

/** The hash by which it is known what was sent. */
export const sha256Of = (content: string): string => createHash('sha256').update(content).digest('hex')

/** The latest attempt of each of the claims that were sent before. */
export async function lastAttempts(
  { tx, actor }: Work,
  claimIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ claimId: claimSubmissions.claimId, attempt: max(claimSubmissions.attempt) })
    .from(claimSubmissions)
    .where(
      and(
        eq(claimSubmissions.organizationId, actor.organizationId),
        inArray(claimSubmissions.claimId, [...claimIds]),
      ),
    )
    .groupBy(claimSubmissions.claimId)
  return new Map(rows.map(({ claimId, attempt }) => [claimId, attempt ?? 0]))
}
