import {
  canTake,
  CLAIM_STEPS,
  isAllowed,
  scrubClaim,
  type Claim,
  type ClaimAppeal,
  type ClaimBeside,
  type ClaimFinding,
  type ClaimStep,
  type ClaimSubmission,
  type NextInsurance,
  type Permission,
} from '@oaklet/api/contract'
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { claimBatchClaims, claimBatches } from '../../db/schema/claim-batches-table'
import { claims, claimSubmissions } from '../../db/schema/claims-table'
import { staff } from '../../db/schema/staff-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'
import { bookSums, isGivenByPerson, standingEntries } from '../../x12/posting/claims-book'
import { claimsBeside } from './claims-beside'
import { isOpenAppeal, readAppeals } from './claim-appeals'
import { entriesOf, restIn } from './claim-book'
import { contextFrom } from './claim-content'
import { readClaimEvents } from './claim-events'
import { readClaimGroup } from './claim-sessions'
import { decisionIn, lastSaidOfClaim } from './latest-decision'
import { nextInsuranceOf } from './next-insurance'
import { readShareInvoices } from '../invoices'
import { practiceToday } from '../organization'
import type { ClaimKey, ClaimRow } from './claim-row'
import { standingOf } from './claim-standing'
import { isVisibleClaim, selectClaims, toClaimSummary } from './select-claims'

/** One claim as the contract shows it; throws 404 when there is none within the scope. */
export async function findClaim(
  work: Work,
  { practiceId, claimId }: ClaimKey,
  scope: Scope = 'all',
): Promise<Claim> {
  const { tx, actor } = work
  const where = and(isVisibleClaim(work, practiceId, scope), eq(claims.id, claimId))
  const [found] = await selectClaims(tx, { where })
  if (found === undefined) throw notFound()
  const { claim } = found
  const { currency } = await practiceToday(work, practiceId)
  const appeals = await readAppeals(work, claimId)
  const mayMove = canTake('second_claim', claim.state, pastOf(claim))
  const entries = await entriesOf(work, claimId)
  const said = claim.submittedOn === null ? null : await lastSaidOfClaim(work, claimId)
  const nextInsurance = mayMove ? await nextInsuranceOf(work, claim, said, entries) : null
  return {
    ...toClaimSummary(found, (await standingOf(tx, actor, [claim])).get(claimId), currency),
    ...{ practiceId, coverageId: claim.coverageId, form: claim.form },
    isReplacement: claim.replacedState !== null,
    findings: await findingsOf(work, claim),
    steps: await stepsOf(work, claim, { appeals, entries, next: nextInsurance }),
    history: await readClaimEvents(work, claimId),
    submissions: await readSubmissions(work, claimId),
    ...{ acceptedNumber: claim.acceptedNumber, reason: claim.reason },
    decision: said && decisionIn(said),
    movedInCents: bookSums(entries).movedInCents,
    nextInsurance,
    beside: await readBeside(work, claim),
    appeals,
    invoices: await readShareInvoices(work, claimId),
    createdAt: claim.createdAt.toISOString(),
    updatedAt: claim.updatedAt.toISOString(),
  }
}

/** What stands in a claim’s way by the records as they are now; nothing where it can’t be changed any more. */
export async function findingsOf(work: Work, claim: ClaimRow): Promise<ClaimFinding[]> {
  if (!canTake('change', claim.state, pastOf(claim))) return []
  const { records, group } = await readClaimGroup(work, claim)
  return scrubClaim(claim.form, contextFrom(records, group, claim.form))
}

/** The claims for the same sessions to other insurances, those that pay first at the top. */
const readBeside = async (work: Work, claim: ClaimRow): Promise<ClaimBeside[]> =>
  (await claimsBeside(work, claim))
    .map(({ id, pcn, form, priority, state }) => ({ id, pcn, payerName: form.payer.name, priority, state }))
    .toReversed()

const PERMISSION_OF_STEP: Readonly<Record<ClaimStep, Permission>> = {
  change: 'claims:create',
  remove: 'claims:create',
  submit: 'claims:submit',
  accept: 'claims:submit',
  reject: 'claims:submit',
  void: 'claims:submit',
  replace: 'claims:create',
  cancel: 'claims:submit',
  keep: 'claims:create',
  write_off: 'adjustments:write',
  undo_write_off: 'adjustments:write',
  give_to_client: 'adjustments:write',
  undo_give_to_client: 'adjustments:write',
  second_claim: 'claims:create',
  appeal: 'claims:submit',
  decide_appeal: 'claims:submit',
}

/** What the steps of a claim go by, beside its state. */
export const pastOf = ({ submittedOn, replacedState, form }: ClaimRow) => ({
  wasSent: submittedOn !== null,
  isReplacement: replacedState !== null,
  isCancellation: form.frequency === '8',
})

/** What was read of a claim. */
interface KnownOfClaim {
  appeals: readonly ClaimAppeal[]
  entries: Awaited<ReturnType<typeof entriesOf>>
  next: NextInsurance | null
}

async function stepsOf(
  work: Work,
  claim: ClaimRow,
  { appeals, entries, next }: KnownOfClaim,
): Promise<ClaimStep[]> {
  const isInFile = (await unsentFileOf(work, [claim.id])) !== null
  const rest = restIn(entries)
  const isAppealed = appeals.some(isOpenAppeal)
  const standing = standingEntries(entries)
  const hasWriteOff = standing.some(({ kind }) => kind === 'written_off')
  const isGiven = standing.some(isGivenByPerson)
  return CLAIM_STEPS.filter(
    (step) =>
      canTake(step, claim.state, pastOf(claim)) &&
      isAllowed(work.actor.permissions, PERMISSION_OF_STEP[step]) &&
      !(step === 'remove' && isInFile) &&
      !((step === 'remove' || step === 'void') && rest === 'posted') &&
      !(step === 'cancel' && rest !== null) &&
      !(step === 'second_claim' && (next === null || next.openCents === 0)) &&
      !(step === 'undo_write_off' && !hasWriteOff) &&
      !(step === 'undo_give_to_client' && !isGiven) &&
      !(step === 'appeal' && isAppealed) &&
      !(step === 'decide_appeal' && !isAppealed),
  )
}

/**
 * The first of the files that hold any of the claims and that nobody has marked as sent, with one that it holds; null for
 * none. `where` says which files are looked at.
 */
export async function unsentFileOf(
  { tx, actor }: Work,
  claimIds: readonly string[],
  where?: SQL,
): Promise<{ number: number; claimId: string } | null> {
  const [file] = await tx
    .select({ number: claimBatches.number, claimId: claimBatchClaims.claimId })
    .from(claimBatchClaims)
    .innerJoin(
      claimBatches,
      and(
        eq(claimBatches.organizationId, claimBatchClaims.organizationId),
        eq(claimBatches.id, claimBatchClaims.batchId),
        eq(claimBatches.state, 'made'),
      ),
    )
    .where(
      and(
        eq(claimBatchClaims.organizationId, actor.organizationId),
        inArray(claimBatchClaims.claimId, [...claimIds]),
        where,
      ),
    )
    .orderBy(claimBatches.number, claimBatchClaims.position)
    .limit(1)
  return file ?? null
}

async function readSubmissions({ tx, actor }: Work, claimId: string): Promise<ClaimSubmission[]> {
  const rows = await tx
    .select({ submission: claimSubmissions, byName: staff.name })
    .from(claimSubmissions)
    .innerJoin(
      staff,
      and(eq(staff.organizationId, claimSubmissions.organizationId), eq(staff.id, claimSubmissions.sentById)),
    )
    .where(
      and(eq(claimSubmissions.organizationId, actor.organizationId), eq(claimSubmissions.claimId, claimId)),
    )
    .orderBy(desc(claimSubmissions.attempt))
  return rows.map(({ submission: { attempt, way, batchId, sentAt, sha256, form }, byName }) => ({
    ...{ attempt, way, batchId, byName, sha256, form },
    at: sentAt.toISOString(),
  }))
}
