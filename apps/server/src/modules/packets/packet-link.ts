import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { packetLinks, packetSessions, type packets } from '../../db/schema/packets-table'
import { practices } from '../../db/schema/practices-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'
import { mailNotice } from '../billing-documents'
import { newLinkMail, type PacketMail } from './packet-mails'

type PacketRow = typeof packets.$inferSelect

const KEY_BYTES = 12
const SECRET_BYTES = 32

export const newKey = (): string => randomBytes(KEY_BYTES).toString('base64url')

/** What is stored of the secret of a link. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Whether `secret` is the one of the link; its timing doesn't tell how near it is. */
export const isSecret = (secret: string, storedHash: string): boolean =>
  timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(storedHash))

/** The row of a packet's link. */
export const isLinkOf = ({ organizationId }: Pick<Actor, 'organizationId'>, packetId: string) =>
  and(eq(packetLinks.organizationId, organizationId), eq(packetLinks.packetId, packetId))

/** What the practice is called to its clients. */
export async function practiceName({ tx, actor }: Work<Actor>, practiceId: string): Promise<string> {
  const [practice] = await tx
    .select({ name: practices.name })
    .from(practices)
    .where(and(eq(practices.organizationId, actor.organizationId), eq(practices.id, practiceId)))
  if (practice === undefined) throw notFound()
  return practice.name
}

/**
 * Gives the packet's link a new secret, which ends the one before and its sessions, and mails it. The secret is stored
 * nowhere but in the mail that waits.
 */
export async function mailNewLink(
  work: Work<Actor>,
  packet: PacketRow,
  words: (practice: string, address: string) => PacketMail = newLinkMail,
): Promise<void> {
  const { tx, actor } = work
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const [link] = await tx
    .update(packetLinks)
    .set({
      ...{ secretHash: hashSecret(secret), mailedAt: work.now() },
      ...{ codeHash: null, wrongTries: 0, pausedUntil: null, frozenAt: null },
    })
    .where(isLinkOf(actor, packet.id))
    .returning({ key: packetLinks.key })
  if (link === undefined) throw notFound()
  await tx
    .delete(packetSessions)
    .where(
      and(eq(packetSessions.organizationId, actor.organizationId), eq(packetSessions.packetId, packet.id)),
    )
  const address = `${work.deps.env.publicUrl}/client-onboarding/${actor.organizationId}.${link.key}#${secret}`
  await mailNotice(work, packet.practiceId, {
    to: packet.email,
    documentName: 'The link to forms for a client',
    link: `/clients?client=${packet.clientId}&tab=onboarding`,
    ...words(await practiceName(work, packet.practiceId), address),
  })
}
