import type { Superbill } from '@oaklet/api/contract'
import type * as api from '@oaklet/api/contract'
import { superbills, superbillSendings } from '../../db/schema/superbills-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { mailDocument, requirePermittedEmail } from '../billing-documents'
import { findSuperbill, selectSuperbill } from './find-superbill'
import { issuedSuperbill } from './issued-superbill'
import { isSuperbill, lockSuperbill, requireStatus } from './lock-superbill'
import { superbillMail } from './superbill-mail'

/** Mails an issued superbill to the client, or keeps that it was handed over. */
export async function sendSuperbill(
  { actor, params: key, body: { version, how, email } }: CallOf<typeof api.sendSuperbill>,
  work: Work,
): Promise<Superbill> {
  const superbill = await lockSuperbill(work, key, version)
  requireStatus(superbill, ['issued', 'sent'], 'Only an issued superbill can be sent.')
  if (email !== null) requirePermittedEmail((await selectSuperbill(work, key)).client.contacts, email)
  const now = work.now()
  const mail = email === null ? null : await superbillMail(email, issuedSuperbill(superbill, now))
  const sendingId = work.newId()
  await work.tx.insert(superbillSendings).values({
    ...{ organizationId: actor.organizationId, id: sendingId, superbillId: superbill.id },
    ...{ how, email, sentById: actor.staffId, sentAt: now },
  })
  await work.tx
    .update(superbills)
    .set({ status: 'sent', version: version + 1, updatedAt: now })
    .where(isSuperbill(actor, key))
  await recordAudit(work, {
    action: 'sent',
    resource: 'superbill',
    recordId: superbill.id,
    changed: superbill.status === 'sent' ? ['sendings'] : ['status', 'sendings'],
  })
  if (mail !== null) await mailDocument(work, { id: sendingId, practiceId: key.practiceId }, mail)
  return findSuperbill(work, key)
}
