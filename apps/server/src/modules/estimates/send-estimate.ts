import type * as api from '@oaklet/api/contract'
import type { Estimate } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { nextNumber } from '../../db/next-number'
import { estimateCounters, estimates, estimateSendings } from '../../db/schema/estimates-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { mailDocument, requirePermittedEmail } from '../billing-documents'
import { practiceToday } from '../organization'
import { draftDocument } from './draft-document'
import { estimateMail } from './estimate-mail'
import { findEstimate, selectEstimate, type EstimateKey } from './find-estimate'
import { isEstimate, lockWithFormer } from './lock-estimate'
import type { EstimateRow } from './select-estimates'
import { sentEstimate } from './sent-estimate'

/** Mails an estimate to the client, or keeps that it was handed over. The first time, it replaces the former one. */
export async function sendEstimate(
  { actor, scope, params: key, body: { version, how, email } }: CallOf<typeof api.sendEstimate>,
  work: Work,
): Promise<Estimate> {
  const { estimate, former } = await lockWithFormer(work, key, version)
  if (estimate.status === 'replaced') {
    throw new AppError('transition_refused', 'Another estimate took the place of this one.')
  }
  if (email !== null) requirePermittedEmail((await selectEstimate(work, key, scope)).client.contacts, email)
  const sent = estimate.status === 'draft' ? await keepAsSent(work, estimate, former) : estimate
  const now = work.now()
  const mail = email === null ? null : await estimateMail(email, estimate.id, sentEstimate(sent, null, now))
  const sendingId = work.newId()
  await work.tx.insert(estimateSendings).values({
    ...{ organizationId: actor.organizationId, id: sendingId, estimateId: estimate.id },
    ...{ how, email, sentById: actor.staffId, sentAt: now },
  })
  await work.tx
    .update(estimates)
    .set({ version: version + 1, updatedAt: now })
    .where(isEstimate(actor, key))
  await recordAudit(work, {
    action: 'sent',
    resource: 'estimate',
    recordId: estimate.id,
    changed: sent === estimate ? ['sendings'] : ['status', 'number', 'sentOn', 'sendings'],
  })
  if (mail !== null) await mailDocument(work, { id: sendingId, practiceId: key.practiceId }, mail)
  return findEstimate(work, key, scope)
}

/** Gives a draft its number and keeps what it says now, whatever changes later; the former one is replaced by it. */
async function keepAsSent(
  work: Work,
  draft: EstimateRow,
  former: EstimateRow | undefined,
): Promise<EstimateRow> {
  const { practiceId, id: estimateId } = draft
  const practice = await practiceToday(work, practiceId)
  const document = await draftDocument(work.tx, draft, practice)
  if (document.biller === null) {
    throw new AppError(
      'validation_failed',
      'Add a billing profile in the settings first: an estimate says who bills.',
    )
  }
  if (former !== undefined) await replace(work, { practiceId, estimateId: former.id }, former, draft)
  const [sent] = await work.tx
    .update(estimates)
    .set({
      ...{ status: 'sent', number: await nextNumber(work.tx, estimateCounters, draft) },
      ...{ sentOn: practice.today, document },
    })
    .where(isEstimate(work.actor, { practiceId, estimateId }))
    .returning()
  if (sent === undefined) throw new Error('A locked estimate is gone')
  return sent
}

/** Keeps that another estimate took the place of a sent one. */
async function replace(
  work: Work,
  key: EstimateKey,
  { version }: EstimateRow,
  { id: replacedById }: EstimateRow,
): Promise<void> {
  await work.tx
    .update(estimates)
    .set({ status: 'replaced', replacedById, version: version + 1, updatedAt: work.now() })
    .where(and(isEstimate(work.actor, key), eq(estimates.status, 'sent')))
  await recordAudit(work, {
    action: 'updated',
    resource: 'estimate',
    recordId: key.estimateId,
    changed: ['status', 'replacedBy'],
  })
}
