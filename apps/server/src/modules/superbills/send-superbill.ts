import type * as api from '@oaklet/api/contract'
import { SUPERBILL_FILE_TYPE, type Superbill } from '@oaklet/api/contract'
import { superbills, superbillSendings } from '../../db/schema/superbills-table'
import { errorCode } from '../../error-code'
import { validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { MailMessage } from '../../mail/mailer'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { findSuperbill, permittedEmails, selectSuperbill, type SuperbillKey } from './find-superbill'
import { issuedSuperbill } from './issued-superbill'
import { isSuperbill, lockSuperbill, requireStatus, type SuperbillRow } from './lock-superbill'
import { superbillFileName, writeSuperbill } from './superbill-file'
import { superbillMail } from './superbill-mail'

/** Mails an issued superbill to the client, or keeps that it was handed over. */
export async function sendSuperbill(
  { actor, params: key, body: { version, how, email } }: CallOf<typeof api.sendSuperbill>,
  work: Work,
): Promise<Superbill> {
  const superbill = await lockSuperbill(work, key, version)
  requireStatus(superbill, ['issued', 'sent'], 'Only an issued superbill can be sent.')
  if (email !== null) await requirePermitted(work, key, email)
  const message = email === null ? null : await messageTo(email, superbill, work.now())
  const now = work.now()
  await work.tx.insert(superbillSendings).values({
    ...{ organizationId: actor.organizationId, id: work.newId(), superbillId: superbill.id },
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
  if (message !== null) sendAfter(work, message)
  return findSuperbill(work, key)
}

/** Throws 422 unless the client permits e-mail to the address. */
async function requirePermitted(work: Work, key: SuperbillKey, email: string): Promise<void> {
  const { client } = await selectSuperbill(work, key)
  const isPermitted = permittedEmails(client.contacts).some(
    (permitted) => permitted.toLowerCase() === email.toLowerCase(),
  )
  if (isPermitted) return
  throw validationFailed([
    { path: 'email', message: 'Choose an e-mail of the client that may be written to' },
  ])
}

async function messageTo(to: string, row: SuperbillRow, madeAt: Date): Promise<MailMessage> {
  const superbill = issuedSuperbill(row, madeAt)
  const file = { fileName: superbillFileName(superbill), contentType: SUPERBILL_FILE_TYPE }
  return {
    to,
    ...superbillMail(superbill),
    attachments: [{ ...file, bytes: await writeSuperbill(superbill) }],
  }
}

/** It leaves once the transaction has been committed. A failure is logged without its message, which may name the address. */
function sendAfter({ deps }: Work, message: MailMessage): void {
  deps.mailer.send(message).catch((error: unknown) => {
    deps.log.error({ error: errorCode(error) ?? 'unknown' }, 'mail could not be sent')
  })
}
