import { randomBytes } from 'node:crypto'
import { ONBOARDING_IDLE_MS } from '@oaklet/api/contract'
import { and, eq, lt } from 'drizzle-orm'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import type { ClientActor } from '../../../actor'
import { clients } from '../../../db/schema/clients-table'
import { packetLinks, packets, packetSessions } from '../../../db/schema/packets-table'
import { inTenant } from '../../../db/tenant'
import type { Deps } from '../../../deps'
import { AppError } from '../../../errors'
import type { AppContext } from '../../../http/app-env'
import type { Work } from '../../../work'
import { hashToken, originOf } from '../../auth'
import { isClientOf } from '../../caseload'
import { isFillable, type PacketRow } from '../select-packets'

/** How long a session lasts, however much is done in it. */
const LONGEST_MS = 12 * 3_600_000
/** How exact it is kept when a session was used last. */
const USED_EXACTLY_MS = 60_000
const TOKEN_BYTES = 32

/** Browsers keep a `__Host-` cookie only from https; http://localhost gets the plain name. */
const nameFor = (c: AppContext): string => (c.get('isHttps') ? '__Host-oaklet-packet' : 'oaklet-packet')

const options = (c: AppContext) =>
  ({ path: '/', httpOnly: true, sameSite: 'Strict', secure: c.get('isHttps') }) as const

export type LinkRow = typeof packetLinks.$inferSelect

/** A client who has a packet open in one browser. */
export interface Signer {
  actor: ClientActor
  sessionId: string
  packetId: string
  isVerified: boolean
  /** What the browser calls itself; empty where it doesn’t. */
  userAgent: string
}

/** One answer for a link that is none, was revoked, has expired or is frozen, so that nothing is learnt by trying. */
export const linkUnavailable = () =>
  new AppError('link_unavailable', 'This link doesn’t work any more. Ask the practice for a new one.')

const signedOut = () => new AppError('unauthenticated', 'Open the link in your mail again.')

/** Needs a code that was mailed: what was filled in is shown to nobody else. */
const notVerified = () => new AppError('unauthenticated', 'Enter the code from your mail first.')

/** The organization and the key that a link's address names; of an address that is none, ones that nothing has. */
export function linkOf(linkId: string): { organizationId: string; key: string } {
  const [organizationId = '', key = ''] = linkId.split('.', 2)
  const known = z.safeParse(z.uuid(), organizationId).data
  return known === undefined ? { organizationId: NOBODY, key: '' } : { organizationId: known, key }
}

const NOBODY = '00000000-0000-4000-8000-000000000000'

/** A packet with its link, whether or not it is good any more. */
export interface FoundPacket {
  packet: PacketRow
  link: LinkRow
  client: typeof clients.$inferSelect
}

/** The packet whose link has this key; null where there is none. */
export async function packetOfLink(
  { tx, actor }: Pick<Work<ClientActor>, 'tx'> & { actor: { organizationId: string } },
  key: string,
): Promise<FoundPacket | null> {
  const [found] = await tx
    .select({ packet: packets, link: packetLinks, client: clients })
    .from(packetLinks)
    .innerJoin(
      packets,
      and(eq(packets.organizationId, packetLinks.organizationId), eq(packets.id, packetLinks.packetId)),
    )
    .innerJoin(clients, isClientOf(packets))
    .where(and(eq(packetLinks.organizationId, actor.organizationId), eq(packetLinks.key, key)))
  return found ?? null
}

/** Whether a client may still come in by a link; what was sent in is shown until the link's time is over. */
export const isOpenLink = ({ packet, link, client }: FoundPacket, now: Date): boolean =>
  link.frozenAt === null &&
  client.status !== 'archived' &&
  (isFillable(packet, now) ||
    ((packet.status === 'submitted' || packet.status === 'reviewed') && packet.expiresAt > now))

/** Starts a session of this browser, which its cookie names from then on; sessions that have run out are deleted. */
export async function startSession(
  c: AppContext,
  { tx, actor, now, newId }: Work<ClientActor>,
  packetId: string,
): Promise<void> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const { organizationId } = actor
  const startedAt = now()
  await tx
    .delete(packetSessions)
    .where(
      and(
        eq(packetSessions.organizationId, organizationId),
        lt(packetSessions.startedAt, new Date(startedAt.getTime() - LONGEST_MS)),
      ),
    )
  await tx.insert(packetSessions).values({
    ...{ organizationId, id: newId(), packetId, tokenHash: hashToken(token) },
    ...{ isVerified: false, hasSaved: false, startedAt, usedAt: startedAt },
  })
  setCookie(c, nameFor(c), `${organizationId}.${token}`, {
    ...options(c),
    expires: new Date(startedAt.getTime() + LONGEST_MS),
  })
}

/** Deletes the session, and its cookie with it. */
export async function endSession(c: AppContext, work: Work<ClientActor>, sessionId: string): Promise<void> {
  const { organizationId } = work.actor
  await work.tx
    .delete(packetSessions)
    .where(and(eq(packetSessions.organizationId, organizationId), eq(packetSessions.id, sessionId)))
  deleteCookie(c, nameFor(c), options(c))
}

/** Who calls, by the cookie; throws 401 without a session for this link, and 404 where the link is no longer good. */
export async function enterSigner(deps: Deps, c: AppContext): Promise<Signer> {
  const { organizationId, key } = linkOf(c.req.param('linkId') ?? '')
  const [cookieOf = '', token = ''] = (getCookie(c, nameFor(c)) ?? '').split('.', 2)
  if (cookieOf !== organizationId || token === '') throw signedOut()
  const now = deps.clock.now()
  return inTenant(deps.db, organizationId, async (tx) => {
    const mine = and(
      eq(packetSessions.organizationId, organizationId),
      eq(packetSessions.tokenHash, hashToken(token)),
    )
    const [session] = await tx.select().from(packetSessions).where(mine)
    const found = await packetOfLink({ tx, actor: { organizationId } }, key)
    if (session === undefined || found === null || session.packetId !== found.packet.id) throw signedOut()
    const age = {
      idle: now.getTime() - session.usedAt.getTime(),
      whole: now.getTime() - session.startedAt.getTime(),
    }
    if (age.idle > ONBOARDING_IDLE_MS || age.whole > LONGEST_MS) throw signedOut()
    if (!isOpenLink(found, now)) throw linkUnavailable()
    if (age.idle > USED_EXACTLY_MS) await tx.update(packetSessions).set({ usedAt: now }).where(mine)
    return {
      actor: clientActor(c, found),
      sessionId: session.id,
      packetId: found.packet.id,
      isVerified: session.isVerified,
      userAgent: originOf(c).userAgent ?? '',
    }
  })
}

/** Like {@link enterSigner}, for calls that need a code to have been entered. */
export async function enterVerified(deps: Deps, c: AppContext): Promise<Signer> {
  const signer = await enterSigner(deps, c)
  if (!signer.isVerified) throw notVerified()
  return signer
}

/** The client of a packet as who acts. */
export const clientActor = (c: AppContext, { packet }: FoundPacket): ClientActor => ({
  kind: 'client',
  ...{ organizationId: packet.organizationId, clientId: packet.clientId, linkId: packet.id },
  ...{ requestId: c.get('requestId'), address: c.get('address') },
})
