import type * as api from '@oaklet/api/contract'
import type { OpenedOnboarding } from '@oaklet/api/contract'
import { eq, and } from 'drizzle-orm'
import type { ClientActor } from '../../../actor'
import { packets } from '../../../db/schema/packets-table'
import { inTenant } from '../../../db/tenant'
import type { Deps } from '../../../deps'
import type { AppContext } from '../../../http/app-env'
import { inWork, type Work } from '../../../work'
import { recordAudit } from '../../audit'
import { hashToken, isSameSecret } from '../../auth'
import { practiceName } from '../packet-link'
import {
  clientActor,
  type FoundPacket,
  isOpenLink,
  linkOf,
  linkUnavailable,
  packetOfLink,
  type Signer,
  startSession,
} from './signer-session'

/** What a secret is compared with where there is no such link, so that it takes as long. */
const NO_SECRET = hashToken('')

interface Call {
  deps: Deps
  params: { linkId: string }
  body: api.OpenOnboardingBody
}

/** Trades the secret of a link for a session of this browser. */
export async function openOnboarding({ deps, params, body }: Call, c: AppContext): Promise<OpenedOnboarding> {
  const { organizationId, key } = linkOf(params.linkId)
  const found = await inTenant(deps.db, organizationId, (tx) =>
    packetOfLink({ tx, actor: { organizationId } }, key),
  )
  const isRight = isSameSecret(hashToken(body.secret), found?.link.secretHash ?? NO_SECRET)
  if (found === null || !isRight || !isOpenLink(found, deps.clock.now())) throw linkUnavailable()
  return inWork(deps, clientActor(c, found), async (work) => {
    await noteOpening(work, found)
    await startSession(c, work, found.packet.id)
    return openedOf(work, found, false)
  })
}

/** The first opening is an event of the packet. */
async function noteOpening(work: Work<ClientActor>, { packet }: FoundPacket): Promise<void> {
  const { organizationId, id } = packet
  const opened = await work.tx
    .update(packets)
    .set({ status: 'opened', openedAt: work.now(), updatedAt: work.now() })
    .where(and(eq(packets.organizationId, organizationId), eq(packets.id, id), eq(packets.status, 'sent')))
    .returning({ id: packets.id })
  if (opened.length === 0) return
  await recordAudit(work, { action: 'packet_opened', resource: 'packet', recordId: id, changed: ['status'] })
}

/** What may be known before a code was entered. */
export async function openedOf(
  work: Work<ClientActor>,
  { packet, client }: FoundPacket,
  isVerified: boolean,
): Promise<OpenedOnboarding> {
  return {
    practiceName: await practiceName(work, packet.practiceId),
    asksBirthDate: client.dateOfBirth !== null,
    isVerified,
  }
}

/** Whether this browser's session has entered a code yet. */
export const getOnboardingSession = ({
  deps,
  params,
  by: { actor, isVerified },
}: {
  deps: Deps
  params: { linkId: string }
  by: Signer
}): Promise<OpenedOnboarding> =>
  inWork(deps, actor, async (work) => {
    const found = await packetOfLink(work, linkOf(params.linkId).key)
    if (found === null) throw linkUnavailable()
    return openedOf(work, found, isVerified)
  })
