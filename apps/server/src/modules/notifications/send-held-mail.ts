import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { organizationIds } from '../../db/accounts'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { errorCode } from '../../error-code'
import { staff } from '../staff'
import { heldMail } from './held-mail-table'
import { notificationMail } from './mails/notification-mail'

const BATCH = 20
/** After so many tries, about half an hour, a message is given up. */
export const MAX_TRIES = 6
const FIRST_RETRY_MS = 60_000

type Mail = typeof heldMail.$inferSelect & { to: string }

/** Sends the mail that has waited long enough. Several processes may do it at once: each message has one sender. */
export async function sendHeldMail(deps: Deps): Promise<void> {
  for (const organizationId of await organizationIds(deps.db)) {
    for (const mail of await claim(deps, organizationId)) await send(deps, mail)
  }
}

/**
 * Takes what is due: its next try is put off at once, and twice as long each time, so that nobody else takes it
 * meanwhile and a crash loses nothing. What was meant for somebody who has left is dropped.
 */
function claim(deps: Deps, organizationId: string): Promise<Mail[]> {
  const now = deps.clock.now()
  return inTenant(deps.db, organizationId, async (tx) => {
    const isHere = eq(heldMail.organizationId, organizationId)
    const due = await tx
      .select({ id: heldMail.id })
      .from(heldMail)
      .where(and(isHere, lte(heldMail.dueAt, now)))
      .orderBy(heldMail.dueAt)
      .limit(BATCH)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    const theseOnes = and(
      isHere,
      inArray(
        heldMail.id,
        due.map(({ id }) => id),
      ),
    )
    const claimed = await tx
      .update(heldMail)
      .set({
        tries: sql`${heldMail.tries} + 1`,
        dueAt: sql`${now}::timestamptz + ${FIRST_RETRY_MS} * power(2, ${heldMail.tries}) * interval '1 millisecond'`,
      })
      .where(theseOnes)
      .returning()
    const people = await tx
      .select({ id: staff.id, email: staff.email })
      .from(staff)
      .where(and(eq(staff.organizationId, organizationId), eq(staff.isActive, true)))
    const addresses = new Map(people.map(({ id, email }) => [id, email]))
    const left = claimed.filter(({ staffId }) => !addresses.has(staffId)).map(({ id }) => id)
    if (left.length > 0) await tx.delete(heldMail).where(and(isHere, inArray(heldMail.id, left)))
    return claimed.flatMap((mail) => {
      const to = addresses.get(mail.staffId)
      return to === undefined ? [] : [{ ...mail, to }]
    })
  })
}

/** A failure is logged without the address, which its message may repeat. */
async function send(deps: Deps, { to, ...mail }: Mail): Promise<void> {
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
