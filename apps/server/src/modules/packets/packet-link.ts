import { randomBytes } from 'node:crypto'
import type { ClientContact } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { packetLinks, packetSessions, type packets } from '../../db/schema/packets-table'
import { practices } from '../../db/schema/practices-table'
import { AppError, notFound } from '../../errors'
import type { Work } from '../../work'
import { hashToken } from '../auth'
import { mailNotice, permittedEmails } from '../billing-documents'
import { newLinkMail, type PacketMail } from './packet-mails'

type PacketRow = typeof packets.$inferSelect
/** What a mail with a link says. */
type PacketWords = (practice: string, address: string) => PacketMail

const KEY_BYTES = 12
const SECRET_BYTES = 32

export const newKey = (): string => randomBytes(KEY_BYTES).toString('base64url')

/** The row of a packet's link. */
export const isLinkOf = ({ organizationId }: Pick<Actor, 'organizationId'>, packetId: string) =>
  and(eq(packetLinks.organizationId, organizationId), eq(packetLinks.packetId, packetId))

/** Throws 409 where the client has withdrawn that they may be written to at the packet's address. */
export function requireStillPermitted(contacts: readonly ClientContact[], { email }: PacketRow): void {
  const isPermitted = permittedEmails(contacts).some((one) => one.toLowerCase() === email.toLowerCase())
  if (isPermitted) return
  throw new AppError('transition_refused', `The client may not be written to at ${email} any more.`)
}

/** What the practice is called to its clients. */
export async function practiceName({ tx, actor }: Work<Actor>, practiceId: string): Promise<string> {
  const [practice] = await tx
    .select({ name: practices.name })
    .from(practices)
    .where(and(eq(practices.organizationId, actor.organizationId), eq(practices.id, practiceId)))
  if (practice === undefined) throw notFound()
  return practice.name
}

/** Mails a link that the practice sends: it ends the one before with its sessions, and opens a frozen one again. */
export async function mailNewLink(
  work: Work<Actor>,
  packet: PacketRow,
  words: PacketWords = newLinkMail,
): Promise<void> {
  const { tx, actor } = work
  await tx
    .update(packetLinks)
    .set({ codeHash: null, codeSentAt: null, wrongTries: 0, pausedUntil: null, frozenAt: null })
    .where(isLinkOf(actor, packet.id))
  await tx
    .delete(packetSessions)
    .where(
      and(eq(packetSessions.organizationId, actor.organizationId), eq(packetSessions.packetId, packet.id)),
    )
  await mailNewSecret(work, packet, words)
}

/**
 * Gives the packet's link a new secret and mails it; who has the link open goes on. The secret is stored nowhere but in
 * the mail that waits.
 */
export async function mailNewSecret(
  work: Work<Actor>,
  packet: PacketRow,
  words: PacketWords = newLinkMail,
): Promise<void> {
  const { tx, actor } = work
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const [link] = await tx
    .update(packetLinks)
    .set({ secretHash: hashToken(secret), mailedAt: work.now() })
    .where(isLinkOf(actor, packet.id))
    .returning({ key: packetLinks.key })
  if (link === undefined) throw notFound()
  const address = `${work.deps.env.publicUrl}/client-onboarding/${actor.organizationId}.${link.key}#${secret}`
  await mailNotice(work, packet.practiceId, {
    to: packet.email,
    documentName: 'The link to forms for a client',
    link: `/clients?client=${packet.clientId}&tab=onboarding`,
    ...words(await practiceName(work, packet.practiceId), address),
  })
}
