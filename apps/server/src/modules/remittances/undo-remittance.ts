import type * as api from '@oaklet/api/contract'
import type { RemittanceDetails } from '@oaklet/api/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { payerEntries, postings } from '../../db/schema/postings-table'
import { remittances } from '../../db/schema/remittances-table'
import { AppError, staleEdit } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { entriesUndoing } from '../../x12/posting/claims-book'
import { recordAudits } from '../audit'
import { moveClaims, releaseClaimSessions, writeClaimEntries } from '../claims'
import { undoShares } from '../invoices'
import { findLatestPosting, type PostingRow } from './find-posting'
import { findRemittance } from './find-remittance'
import { requireNothingHidden } from './hidden-claims'
import { lockRemittance } from './lock-remittance'
import { lockClaims, lockPayers } from './plan-locked'
import { planOf, stateIn } from './plan-of'
import { readEntries } from './read-postable-claims'
import { isRemittance, paymentWords } from './select-remittances'
import { takeBackDenials } from './tell-of-denials'
import { readPostedClaims, requireUndoable, undoneMoves } from './undone-claims'

/** Takes back what posting a remittance wrote, by opposite entries; then it waits to be decided on and posted again. */
export async function undoRemittance(
  { actor, params: key, body: { version } }: CallOf<typeof api.undoRemittance>,
  work: Work,
): Promise<RemittanceDetails> {
  const row = await lockRemittance(work, key)
  const { id, practiceId, payerId } = row
  const posting = row.state === 'posted' ? await findLatestPosting(work, id) : null
  if (posting === null)
    throw new AppError('transition_refused', 'Only a payment that is posted can be undone.')
  if (row.version !== version) throw staleEdit(await findRemittance(work, key))
  const postingId = posting.row.id
  const ofPayers = await readPayerEntries(work, posting.row)
  await lockPayers(work, [...(payerId === null ? [] : [payerId]), ...ofPayers.map((entry) => entry.payerId)])
  const posted = await readPostedClaims(work, postingId)
  const claimIds = posted.map(({ claimId }) => claimId)
  await requireNothingHidden(work, practiceId, claimIds)
  const claims = await lockClaims(work, claimIds)
  await requireUndoable(work, { remittanceId: id, posted, rows: claims })
  await takeEntriesBack(work, postingId, claims, ofPayers)
  await undoShares(work, { practiceId, postingId })
  const payment = paymentWords(row)
  const moves = undoneMoves(posted, claims, payment)
  await moveClaims(work, moves, { kind: 'posting_undone', payment, remittanceId: id })
  for (const { claim, to } of moves) if (to.state === 'void') await releaseClaimSessions(work.tx, claim)
  await takeBackDenials(work, row)
  const undone = { undoneById: actor.staffId, undoneAt: work.now() }
  await work.tx.update(postings).set(undone).where(isPosting(posting.row))
  const { plan } = await planOf(work, row)
  await work.tx
    .update(remittances)
    .set({ ...stateIn(plan, row.said), state: 'undone', version: version + 1, updatedAt: work.now() })
    .where(isRemittance(actor, key))
  await recordAudits(work, [
    { action: 'posting_undone', resource: 'remittance', recordId: id, changed: ['state'] },
    ...moves.map(({ claim }) => ({
      ...{ action: 'posting_undone' as const, resource: 'claim' as const, recordId: claim.id },
      changed: ['state'],
    })),
  ])
  return findRemittance(work, key)
}

const isPosting = ({ organizationId, id }: PostingRow) =>
  and(eq(postings.organizationId, organizationId), eq(postings.id, id))

/** What the posting wrote into the books of payers: at least one deposit. */
const readPayerEntries = ({ tx }: Work, { organizationId, id }: PostingRow) =>
  tx
    .select()
    .from(payerEntries)
    .where(
      and(
        eq(payerEntries.organizationId, organizationId),
        eq(payerEntries.postingId, id),
        isNull(payerEntries.reversesId),
      ),
    )

/** Writes the opposite of what the posting wrote into the books of claims and of the payer. */
async function takeEntriesBack(
  work: Work,
  postingId: string,
  claims: readonly { id: string; practiceId: string }[],
  ofPayers: readonly (typeof payerEntries.$inferSelect)[],
): Promise<void> {
  const { tx, actor, now, newId } = work
  const entries = await readEntries(
    work,
    claims.map(({ id }) => id),
  )
  await writeClaimEntries(
    work,
    claims.flatMap(({ id, practiceId }) =>
      entriesUndoing(entries.get(id) ?? [], postingId).map(({ lineId, ...entry }) => ({
        ...{ ...entry, lineNumber: lineId, practiceId },
      })),
    ),
  )
  await tx.insert(payerEntries).values(
    ofPayers.map((entry) => ({
      ...{ ...entry, id: newId(), cents: 0 - entry.cents, reversesId: entry.id },
      ...{ writtenById: actor.staffId, writtenAt: now() },
    })),
  )
}
