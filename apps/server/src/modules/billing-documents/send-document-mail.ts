import { DOCUMENT_FILE_TYPE } from '@oaklet/api/contract'
import { and, eq, lte } from 'drizzle-orm'
import { documentMail } from '../../db/schema/document-mail-table'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { errorCode } from '../../error-code'
import { inEachOrganization } from '../../in-each-organization'
import { MAX_TRIES, nextTryAt } from '../../mail/mail-retries'
import { workOf } from '../../work'
import { findRecipients, notify } from '../notifications'

const JOB = 'document mail'

type Mail = typeof documentMail.$inferSelect

/**
 * Sends the mail of the billing that is due, until the server stops. Several processes may do it at once: each message
 * has one sender.
 */
export async function sendDocumentMail(deps: Deps): Promise<void> {
  await inEachOrganization(deps, JOB, async (organizationId) => {
    while (!deps.changes.ended.aborted) {
      const mail = await claim(deps, organizationId)
      if (mail === null) return
      await send(deps, mail)
    }
  })
}

/**
 * Claims one message that is due. The claim sets the time of the next try, so that no other process takes the message
 * meanwhile and a crash loses nothing.
 */
function claim(deps: Deps, organizationId: string): Promise<Mail | null> {
  const now = deps.clock.now()
  return inTenant(deps.db, organizationId, async (tx) => {
    const [mail] = await tx
      .select()
      .from(documentMail)
      .where(and(eq(documentMail.organizationId, organizationId), lte(documentMail.dueAt, now)))
      .orderBy(documentMail.dueAt)
      .limit(1)
      .for('update', { skipLocked: true })
    if (mail === undefined) return null
    const tried = { tries: mail.tries + 1, dueAt: nextTryAt(now, mail.tries) }
    await tx.update(documentMail).set(tried).where(isMail(mail))
    return { ...mail, ...tried }
  })
}

const isMail = ({ organizationId, id }: Mail) =>
  and(eq(documentMail.organizationId, organizationId), eq(documentMail.id, id))

/** A failure is logged without the address, which its message may repeat. */
async function send(deps: Deps, mail: Mail): Promise<void> {
  const { id, tries, organizationId, recipient: to, subject, text, fileName, pdf } = mail
  const attachments =
    fileName === null || pdf === null ? [] : [{ fileName, contentType: DOCUMENT_FILE_TYPE, bytes: pdf }]
  try {
    await deps.mailer.send({ to, subject, text, attachments })
    await inTenant(deps.db, organizationId, (tx) => tx.delete(documentMail).where(isMail(mail)))
  } catch (error) {
    const facts = { id, tries, error: errorCode(error) ?? 'unknown' }
    if (tries < MAX_TRIES) {
      deps.log.warn(facts, 'mail could not be sent, and is tried again')
      return
    }
    deps.log.error(facts, 'mail could not be sent, and is given up')
    await giveUp(deps, mail)
  }
  deps.changes.announce(organizationId)
}

/** Keeps that the mail failed, without what it said, and notifies its sender, if somebody sent it. */
async function giveUp(deps: Deps, mail: Mail): Promise<void> {
  const { organizationId, practiceId, sentById, documentName, link, id } = mail
  await inTenant(deps.db, organizationId, async (tx) => {
    await tx.update(documentMail).set({ dueAt: null, pdf: null, text: '' }).where(isMail(mail))
    const everybody = await findRecipients(tx, organizationId, practiceId)
    const sender = everybody.find(({ staffId }) => staffId === sentById)
    if (sender === undefined) return
    await notify(workOf(tx, deps, { kind: 'job', name: JOB, organizationId }), sender, {
      practiceId,
      event: 'document_undelivered',
      subject: () => `${documentName} could not be sent by e-mail`,
      clients: [],
      link,
      about: `document mail ${id}`,
      stoodBefore: null,
      standsNow: 'failed',
    })
  })
}
