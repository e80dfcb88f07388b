import type { ClaimBatchState } from '@oaklet/api/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { claimBatches } from '../../db/schema/claim-batches-table'
import { claims, claimSubmissions } from '../../db/schema/claims-table'
import { claimAnswers } from '../../db/schema/received-files-table'
import type { Work } from '../../work'
import { standingAnswer } from '../../x12/answers/standing-answer'
import type { AuditEntry } from '../audit'
import { settleClaim, type ClaimOutcome } from '../claims'
import { stored } from './answers-to-claims'
import { byClaim, ranked, readSendings, type KeptAnswer, type Sending } from './sendings'

type ClaimRow = typeof claims.$inferSelect

/** What came of claims that were answered. */
interface Settled {
  /** What the audit log is to say. */
  audits: AuditEntry[]
  /** The claims that were not rejected before. */
  rejected: ClaimRow[]
}

/** Moves the claims to where the answers to their latest sending put them, whatever the order of the imports. */
export async function settleClaims(
  work: Work<Actor>,
  practiceId: string,
  claimIds: readonly string[],
): Promise<Settled> {
  const rows = await lockClaims(work, claimIds)
  const sendings = await readSendings(work, practiceId, claimIds)
  const settled: Settled = { audits: [], rejected: [] }
  for (const claim of rows) {
    const sending = sendings.get(claim.id)
    const outcome = sending === undefined ? null : outcomeOf(claim, sending)
    if (outcome === null) continue
    const audit = await settleClaim(work, claim, outcome)
    if (audit !== null) settled.audits.push(audit)
    if (outcome.state === 'rejected' && claim.state !== 'rejected') settled.rejected.push(claim)
  }
  return settled
}

const lockClaims = ({ tx, actor }: Work<Actor>, claimIds: readonly string[]): Promise<ClaimRow[]> =>
  claimIds.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(claims)
        .where(and(eq(claims.organizationId, actor.organizationId), inArray(claims.id, [...claimIds])))
        .orderBy(claims.id)
        .for('update')

/**
 * What the answers make of a claim; null where they leave it as it is. A claim that is ready again, void or paid is past
 * any answer to its last sending, and one that somebody has changed since is to be sent again.
 */
function outcomeOf(
  claim: ClaimRow,
  { answers, standing, isByHand, isChanged }: Sending,
): ClaimOutcome | null {
  const { state } = claim
  if ((state !== 'submitted' && state !== 'accepted' && state !== 'rejected') || isChanged) return null
  const acceptedNumber = payerNumberIn(answers) || claim.acceptedNumber
  if (standing === null) {
    const [answer] = answers
    if (!isByHand || answer === undefined) return null
    const { reason, receivedOn } = claim
    return { state, reason, acceptedNumber, receivedOn, answerId: answer.id }
  }
  const { id: answerId, verdict } = standing
  if (verdict === 'rejected') {
    return { state: 'rejected', reason: reasonOf(standing), acceptedNumber, receivedOn: null, answerId }
  }
  const is = { reason: '', acceptedNumber, answerId }
  if (verdict === 'accepted') return { ...is, state: 'accepted', receivedOn: null }
  return state === 'submitted' ? { ...is, state, receivedOn: firstReceived(answers) } : null
}

/** The payer’s own number of a claim, from the acceptance that outranks the others with one. */
const payerNumberIn = (answers: readonly KeptAnswer[]): string =>
  standingAnswer(
    answers
      .filter(({ verdict, payerClaimNumber }) => verdict === 'accepted' && payerClaimNumber !== '')
      .map(ranked),
  )?.answer.payerClaimNumber ?? ''

/** The first day on which anybody said that it arrived. */
const firstReceived = (answers: readonly KeptAnswer[]): string | null =>
  answers
    .filter(({ verdict }) => verdict === 'received')
    .map(({ answeredOn, importedOn }) => answeredOn ?? importedOn)
    .toSorted()[0] ?? null

/** As long as a person may write it. */
const MAX_REASON = 200

function reasonOf({ findings, text }: KeptAnswer): string {
  const words = [...new Set([...findings.map((finding) => finding.words), text])].filter(
    (part) => part !== '',
  )
  const reason = words.length === 0 ? 'Rejected without a reason' : words.join('; ')
  return reason.length <= MAX_REASON ? reason : `${stored(reason, MAX_REASON - 1)}…`
}

/** Says of files of claims that are answered what became of their claims, by the answers alone. */
export async function settleBatches(work: Work<Actor>, batchIds: readonly string[]): Promise<void> {
  const { tx, actor } = work
  const sent = await tx
    .select({ batchId: claimSubmissions.batchId, claimId: claimSubmissions.claimId })
    .from(claimSubmissions)
    .where(
      and(
        eq(claimSubmissions.organizationId, actor.organizationId),
        inArray(claimSubmissions.batchId, [...batchIds]),
      ),
    )
  const answers = await tx
    .select({
      batchId: claimAnswers.batchId,
      claimId: claimAnswers.claimId,
      ...{ sender: claimAnswers.sender, verdict: claimAnswers.verdict, on: claimAnswers.answeredOn },
    })
    .from(claimAnswers)
    .where(
      and(
        eq(claimAnswers.organizationId, actor.organizationId),
        inArray(claimAnswers.batchId, [...batchIds]),
      ),
    )
  for (const batchId of batchIds) {
    const own = byClaim(answers.filter((answer) => answer.batchId === batchId))
    const verdicts = sent
      .filter((claim) => claim.batchId === batchId)
      .map(({ claimId }) => standingAnswer(own.get(claimId) ?? [])?.verdict)
    await tx
      .update(claimBatches)
      .set({ state: stateOf(verdicts) })
      .where(and(eq(claimBatches.organizationId, actor.organizationId), eq(claimBatches.id, batchId)))
  }
}

function stateOf(verdicts: readonly (KeptAnswer['verdict'] | undefined)[]): ClaimBatchState {
  if (!verdicts.every((verdict) => verdict === 'accepted' || verdict === 'rejected')) return 'received'
  const isRejected = verdicts.includes('rejected')
  return isRejected ? (verdicts.includes('accepted') ? 'partly_rejected' : 'rejected') : 'accepted'
}
