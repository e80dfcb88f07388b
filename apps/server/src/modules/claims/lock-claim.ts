import { canTake, type ClaimStep } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { claims } from '../../db/schema/claims-table'
import { AppError, notFound, staleEdit } from '../../errors'
import type { Work } from '../../work'
import type { ClaimKey, ClaimRow } from './claim-row'
import { findClaim, pastOf } from './find-claim'
import { isClaimOfPractice } from './select-claims'

/** The row that `key` names. */
export const isClaim = (actor: Pick<Actor, 'organizationId'>, { practiceId, claimId }: ClaimKey) =>
  and(isClaimOfPractice(actor, practiceId), eq(claims.id, claimId))

const REFUSED: Readonly<Record<ClaimStep, string>> = {
  change: 'A claim that is on its way can’t be changed.',
  remove: 'Only a claim that was never sent can be deleted.',
  submit: 'Only a claim that is ready can be sent.',
  accept: 'Only a claim that was sent can be accepted.',
  reject: 'Only a claim that was sent can be rejected.',
  void: 'Only a claim that was rejected can be voided, and no replacement.',
  replace: 'Only a claim that was paid, partly paid or denied can be replaced.',
  cancel: 'Only a claim that was accepted can be taken back, and no replacement.',
  keep: 'Only a replacement that is not on its way can be given up.',
  write_off: 'Only what an insurance left open of a claim that it denied or paid in part can be written off.',
  undo_write_off: 'Nothing of this claim is written off.',
  give_to_client:
    'Only what an insurance left open of a claim that it denied or paid in part can be given to the client.',
  undo_give_to_client: 'Nothing of this claim was given to the client.',
  second_claim:
    'Only what an insurance left open of a claim that it decided on can be asked of the next insurance.',
  appeal: 'Only a claim that was denied or partly paid can be appealed.',
  decide_appeal: 'No appeal of this claim waits for its answer.',
}

/**
 * The row to take a step of, held until the transaction ends; 404 when there is none, 409 when it isn't at `version` or
 * its state forbids the step.
 */
export async function lockClaim(
  work: Work,
  key: ClaimKey,
  step: ClaimStep,
  version?: number,
): Promise<ClaimRow> {
  const [locked] = await work.tx.select().from(claims).where(isClaim(work.actor, key)).for('update')
  if (locked === undefined) throw notFound()
  if (version !== undefined && locked.version !== version) throw staleEdit(await findClaim(work, key))
  if (!canTake(step, locked.state, pastOf(locked))) {
    throw new AppError('transition_refused', REFUSED[step])
  }
  return locked
}
