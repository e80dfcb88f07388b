import { and, eq, lte } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { heldMail } from '../../db/schema/held-mail-table'
import { staff } from '../../db/schema/staff-table'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { errorCode } from '../../error-code'
import { inEachOrganization } from '../../in-each-organization'
import { MAX_TRIES, nextTryAt } from '../../mail/mail-retries'
import { notificationMail } from './mails/notification-mail'
import { findChoices } from './preferences'

type Mail = typeof heldMail.$inferSelect

/**
 * Sends the mail that has waited long enough, until the server stops. Several processes may do it at once: each
 * message has one sender.
 */
export async function sendHeldMail(deps: Deps): Promise<void> {
  await inEachOrganization(deps, 'held mail', async (organizationId) => {
    while (!deps.changes.ended.aborted) {
      const claimed = await claim(deps, organizationId)
      if (claimed === null) return
      if (claimed.to !== null) await send(deps, claimed.mail, claimed.to)
    }
  })
}

/**
 * Claims one message that is due, just before it is sent. The claim sets the time of the next try, with a backoff that
 * doubles, so that no other process takes the message meanwhile and a crash loses nothing. A message without a reader
 * is deleted and returned without `to`.
 */
function claim(deps: Deps, organizationId: string): Promise<{ mail: Mail; to: string | null } | null> {
  const now = deps.clock.now()
  return inTenant(deps.db, organizationId, async (tx) => {
    const isHere = eq(heldMail.organizationId, organizationId)
    const [mail] = await tx
      .select()
      .from(heldMail)
      .where(and(isHere, lte(heldMail.dueAt, now)))
      .orderBy(heldMail.dueAt)
      .limit(1)
      .for('update', { skipLocked: true })
    if (mail === undefined) return null
    const thisOne = and(isHere, eq(heldMail.id, mail.id))
    const to = await readerOf(tx, mail)
    if (to === null) {
      await tx.delete(heldMail).where(thisOne)
      return { mail, to }
    }
    const tries = mail.tries + 1
    const dueAt = nextTryAt(now, mail.tries)
    await tx.update(heldMail).set({ tries, dueAt }).where(thisOne)
    return { mail: { ...mail, tries, dueAt }, to }
  })
}

/** The address of whom it is meant for; null when they have left, or want no mail of this by now. */
async function readerOf(tx: Tx, { organizationId, staffId, event }: Mail): Promise<string | null> {
  const [person] = await tx
    .select({ email: staff.email })
    .from(staff)
    .where(and(eq(staff.organizationId, organizationId), eq(staff.id, staffId), eq(staff.isActive, true)))
  const choices = await findChoices(tx, organizationId, staffId)
  const isWanted = choices.some((choice) => choice.event === event && choice.email)
  return isWanted ? (person?.email ?? null) : null
}

/** A failure is logged without the address, which its message may repeat. */
async function send(deps: Deps, mail: Mail, to: string): Promise<void> {
  const { organizationId, id, event, tries } = mail
  try {
    await deps.mailer.send({ to, ...notificationMail(event, mail.link, deps.env.publicUrl) })
  } catch (error) {
    const facts = { id, event, tries, error: errorCode(error) ?? 'unknown' }
    if (tries < MAX_TRIES) {
      deps.log.warn(facts, 'mail could not be sent, and is tried again')
      return
    }
    deps.log.error(facts, 'mail could not be sent, and is given up')
  }
  await inTenant(deps.db, organizationId, (tx) =>
    tx.delete(heldMail).where(and(eq(heldMail.organizationId, organizationId), eq(heldMail.id, id))),
  )
}
