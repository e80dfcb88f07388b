import type { ClaimState } from '@oaklet/api/contract'
import { insertRows } from '../../db/insert-rows'
import { postingClaims } from '../../db/schema/postings-table'
import type { Work } from '../../work'
import { claimStanding } from '../../x12/posting/claim-standing'
import type { PostingPlan } from '../../x12/posting/posting-plan'
import type { Remittance } from '../../x12/remittance/remittance'
import { lastAttempts, type ClaimMove } from '../claims'
import type { MovedTo } from './move-to-second-claims'
import type { ReadClaims } from './read-postable-claims'

/** The states in which an insurance has decided about a claim. */
const DECIDED: readonly ClaimState[] = ['paid', 'partially_paid', 'denied', 'closed']

interface Planned {
  plan: PostingPlan
  claims: ReadClaims
}

/**
 * Where the claims come to that a posting speaks of or writes on, with the numbers that the payer gave them. A claim to
 * the next insurance that was decided on before stands by all of its entries, those that came to it now among them.
 */
export function postedMoves(
  said: Remittance,
  { plan, claims }: Planned,
  moved: readonly MovedTo[],
): ClaimMove[] {
  const received = moved.filter(({ isMade }) => !isMade)
  const ids = new Set([
    ...plan.standings.keys(),
    ...plan.entries.map(({ claimId }) => claimId),
    ...received.map(({ claim }) => claim.id),
  ])
  const numbers = payerNumbersIn(said, plan)
  return claims.rows.flatMap(({ claim }) => {
    if (!ids.has(claim.id)) return []
    const state = stateOf(claim, { plan, claims }, received)
    const isDecided = state !== claim.state || plan.standings.has(claim.id)
    return {
      claim,
      to: {
        state,
        acceptedNumber: numbers.get(claim.id) ?? claim.acceptedNumber,
        reason: isDecided ? '' : claim.reason,
        receivedOn: isDecided ? null : claim.receivedOn,
      },
    }
  })
}

function stateOf(
  { id, state }: ClaimMove['claim'],
  { plan, claims }: Planned,
  received: readonly MovedTo[],
): ClaimState {
  const planned = plan.standings.get(id)?.state
  const entries = received.flatMap((one) => (one.claim.id === id ? one.entries : []))
  if (entries.length === 0 || (planned === undefined && !DECIDED.includes(state))) return planned ?? state
  const all = [
    ...(claims.postable.find((claim) => claim.id === id)?.entries ?? []),
    ...plan.entries.filter(({ claimId }) => claimId === id),
    ...entries.map(({ lineNumber, kind, cents }) => ({ lineId: lineNumber, kind, cents, share: null })),
  ]
  return claimStanding(all, planned === 'accepted').state
}

/** The payer’s own numbers of the claims that it decided on; of several, the last in the file. */
function payerNumbersIn(said: Remittance, { claims }: PostingPlan): ReadonlyMap<string, string> {
  const bySegment = new Map(said.claims.map((claim) => [claim.segment, claim.payerClaimNumber]))
  return new Map(
    claims.flatMap(({ segment, outcome, claimId }) => {
      const number = bySegment.get(segment) ?? ''
      return outcome === 'posted' && claimId !== null && number !== '' ? [[claimId, number]] : []
    }),
  )
}

/** Keeps how claims stood before a posting, so that it can be undone, and which it made. */
export async function keepPostedClaims(
  work: Work,
  postingId: string,
  moves: readonly ClaimMove[],
  moved: readonly MovedTo[],
): Promise<void> {
  const made = moved.flatMap(({ claim, isMade }) => (isMade ? [claim] : []))
  const unmoved = made.map(({ state, reason, acceptedNumber, receivedOn, ...claim }): ClaimMove => {
    const to = { state, reason, acceptedNumber, receivedOn }
    return { claim: { ...claim, ...to }, to }
  })
  const all = [...moves, ...unmoved]
  if (all.length === 0) return
  const attempts = await lastAttempts(
    work,
    all.map(({ claim }) => claim.id),
  )
  const { organizationId } = work.actor
  await insertRows(
    work.tx,
    postingClaims,
    all.map((move) => {
      const { id } = move.claim
      const isMade = made.some((claim) => claim.id === id)
      return { organizationId, postingId, ...postedClaim(move, isMade, attempts.get(id) ?? 0) }
    }),
  )
}

/** What is kept of a claim that a posting moved or made. */
export const postedClaim = ({ claim, to }: ClaimMove, isMade: boolean, attempts: number) => ({
  ...{ claimId: claim.id, isMade, attempts },
  ...{ stateBefore: claim.state, stateAfter: to.state, receivedOnBefore: claim.receivedOn },
  ...{ acceptedNumberBefore: claim.acceptedNumber, reasonBefore: claim.reason },
})
