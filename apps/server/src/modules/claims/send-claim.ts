import { createHash } from 'node:crypto'
import type { ClaimFinding, ClaimWay } from '@oaklet/api/contract'
import { and, eq, max } from 'drizzle-orm'
import { claims, claimSubmissions } from '../../db/schema/claims-table'
import { AppError } from '../../errors'
import type { Work } from '../../work'
import { practiceToday } from '../organization'
import { chargeClaim } from './claim-book'
import { addClaimEvent } from './claim-events'
import type { ClaimRow } from './find-claim'
import { isClaim } from './lock-claim'

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

/** Keeps that a ready claim, which is locked, was sent, with what it said; its insurer owes for it from then on. */
export async function sendClaim(work: Work, claim: ClaimRow, { way, batch }: Sending): Promise<void> {
  const { organizationId, id: claimId, practiceId, form, version } = claim
  await chargeClaim(work, claim)
  await work.tx.insert(claimSubmissions).values({
    ...{ organizationId, claimId, way, form },
    attempt: await nextAttempt(work, claim),
    batchId: batch?.id ?? null,
    sha256: batch?.sha256 ?? sha256Of(JSON.stringify(form)),
    ...{ sentById: work.actor.staffId, sentAt: work.now() },
  })
  const { today } = await practiceToday(work, practiceId)
  const state = 'submitted'
  await work.tx
    .update(claims)
    .set({ state, submittedOn: today, reason: '', version: version + 1, updatedAt: work.now() })
    .where(isClaim(work.actor, { practiceId, claimId }))
  await addClaimEvent(work, { ...claim, state }, { kind: 'submitted' })
}

/** The hash by which it is known what was sent. */
export const sha256Of = (content: string): string => createHash('sha256').update(content).digest('hex')

async function nextAttempt({ tx }: Work, { organizationId, id }: ClaimRow): Promise<number> {
  const [last] = await tx
    .select({ attempt: max(claimSubmissions.attempt) })
    .from(claimSubmissions)
    .where(and(eq(claimSubmissions.organizationId, organizationId), eq(claimSubmissions.claimId, id)))
  return (last?.attempt ?? 0) + 1
}
