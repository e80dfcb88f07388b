import type { Claim, ClaimFrequency } from '@oaklet/api/contract'
import type * as api from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { dayOf } from '../../calendar-day'
import { claims, claimSubmissions, REPLACED_STATES } from '../../db/schema/claims-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { practiceToday } from '../organization'
import { CARRIES_A_REST, CARRIES_WHAT_WAS_MOVED, chargeClaims, entriesOf, restIn } from './claim-book'
import { addClaimEvent, formChanges } from './claim-events'
import { readClaimGroup } from './claim-sessions'
import type { ClaimKey, ClaimRow } from './claim-row'
import { findClaim } from './find-claim'
import { isClaim, lockClaim } from './lock-claim'
import { lastAttempts } from './send-claim'
import { columnsOf } from './write-claim'

/** Begins the replacement of a claim that its payer has decided on; what insurers owe for it stays as it is. */
export const replaceClaim = (
  { params: key, body }: Pick<CallOf<typeof api.replaceClaim>, 'params' | 'body'>,
  work: Work,
): Promise<Claim> => begin(work, key, body, { step: 'replace', kind: 'replaced', frequency: '7' })

/** Begins to take a claim back that its payer has accepted; until the payer does so too, it is owed. */
export const cancelClaim = (
  { params: key, body }: CallOf<typeof api.cancelClaim>,
  work: Work,
): Promise<Claim> => begin(work, key, body, { step: 'cancel', kind: 'cancelled', frequency: '8' })

interface Beginning {
  step: 'replace' | 'cancel'
  kind: Saved['kind']
  frequency: ClaimFrequency
}

async function begin(
  work: Work,
  key: ClaimKey,
  { version, payerClaimNumber }: { version: number; payerClaimNumber: string },
  { step, kind, frequency }: Beginning,
): Promise<Claim> {
  const claim = await lockClaim(work, key, step, version)
  const rest = step === 'cancel' ? restIn(await entriesOf(work, claim.id)) : null
  if (rest !== null) {
    throw new AppError('transition_refused', rest === 'posted' ? CARRIES_A_REST : CARRIES_WHAT_WAS_MOVED)
  }
  const replacedState = REPLACED_STATES.find((state) => state === claim.state)
  const replacedAttempt = (await lastAttempts(work, [claim.id])).get(claim.id)
  // The steps are for these states alone, and whatever has one was sent.
  if (replacedState === undefined || replacedAttempt === undefined) {
    throw new Error('A claim that was never sent is replaced')
  }
  return save(work, key, claim, {
    ...{ kind, form: { ...claim.form, frequency, payerClaimNumber }, state: 'draft' },
    set: { replacedState, replacedAttempt },
  })
}

/** Gives a replacement or cancellation up: the claim says what its payer has, as it did before. */
export async function keepClaim(
  { params: key, body: { version } }: CallOf<typeof api.keepClaim>,
  work: Work,
): Promise<Claim> {
  const claim = await lockClaim(work, key, 'keep', version)
  const { replacedState, replacedAttempt } = claim
  if (replacedState === null || replacedAttempt === null) throw new Error('This replaces nothing')
  const [before] = await work.tx
    .select({ form: claimSubmissions.form, sentAt: claimSubmissions.sentAt })
    .from(claimSubmissions)
    .where(
      and(
        eq(claimSubmissions.organizationId, work.actor.organizationId),
        eq(claimSubmissions.claimId, claim.id),
        eq(claimSubmissions.attempt, replacedAttempt),
      ),
    )
  if (before === undefined) throw new Error('A claim lacks the attempt that it replaces')
  const { timeZone } = await practiceToday(work, claim.practiceId)
  // A replacement that was rejected may have charged otherwise.
  await chargeClaims(work, [{ ...claim, form: before.form }])
  return save(work, key, claim, {
    ...{ kind: 'kept', form: before.form, state: replacedState },
    set: {
      ...{ state: replacedState, replacedState: null, replacedAttempt: null, reason: '' },
      // Sending the replacement forgot it.
      acceptedNumber: claim.form.payerClaimNumber,
      submittedOn: dayOf(before.sentAt, timeZone),
    },
  })
}

interface Saved {
  kind: 'replaced' | 'cancelled' | 'kept'
  form: ClaimRow['form']
  /** Which it has where something stands in its way. */
  state: ClaimRow['state']
  set: Partial<ClaimRow>
}

async function save(
  work: Work,
  key: ClaimKey,
  claim: ClaimRow,
  { kind, form, state, set }: Saved,
): Promise<Claim> {
  const { records, group } = await readClaimGroup(work, claim)
  const columns = { ...columnsOf(records, group, form, state), ...set }
  await work.tx
    .update(claims)
    .set({ ...columns, version: claim.version + 1, updatedAt: work.now() })
    .where(isClaim(work.actor, key))
  const changes = formChanges(claim.form, form)
  await addClaimEvent(work, { ...claim, state: columns.state }, { kind, changes })
  await recordAudit(work, {
    ...{ action: 'updated', resource: 'claim', recordId: claim.id },
    changed: ['state', ...new Set(changes.map(({ field }) => field.split('.')[0] ?? field))],
  })
  return findClaim(work, key)
}
