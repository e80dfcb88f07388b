import type * as api from '@oaklet/api/contract'
import type { OpenedOnboarding } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { ClientActor } from '../../../actor'
import { packetLinks, packetSessions } from '../../../db/schema/packets-table'
import type { Deps } from '../../../deps'
import { AppError } from '../../../errors'
import { inWork, type Work } from '../../../work'
import { recordAudit } from '../../audit'
import { CODE_TRIES, codeExpired, isSameCode } from '../../auth'
import { isLinkOf } from '../packet-link'
import { notifyReviewers } from '../notify-reviewers'
import { openedOf } from './open-onboarding'
import { tooMany, waitUntil } from './send-signer-code'
import {
  type FoundPacket,
  linkOf,
  linkUnavailable,
  packetOfLink,
  type LinkRow,
  type Signer,
} from './signer-session'

/** So many wrong tries in a row lead to a pause, and so many freeze the link until somebody sends a new one. */
const TRIES_TO_PAUSE = 5
const TRIES_TO_FREEZE = 20
const PAUSE_MS = 900_000

const AGAIN = 'Ask for a new code.'

interface Call {
  deps: Deps
  params: { linkId: string }
  body: api.VerifyOnboardingBody
  by: Signer
}

/**
 * Shows by the mailed code, and the date of birth where it is known, that it is the client. A try is counted whatever
 * comes of it, so its refusal is an answer of the transaction rather than its end.
 */
export async function verifySigner({ deps, params, body, by }: Call): Promise<OpenedOnboarding> {
  const result = await inWork(deps, by.actor, async (work): Promise<OpenedOnboarding | AppError> => {
    const mine = isLinkOf(by.actor, by.packetId)
    const [link] = await work.tx.select().from(packetLinks).where(mine).for('update')
    const found = await packetOfLink(work, linkOf(params.linkId).key)
    if (link === undefined || found === null) throw linkUnavailable()
    // Whose answer was lost sends the same code again, which is used up.
    if (by.isVerified) return openedOf(work, found, true)
    const now = work.now()
    const wait = waitUntil(link.pausedUntil, now)
    if (wait > 0) throw tooMany(wait)
    const code = liveCode(link, now)
    if (code === null) throw codeExpired(AGAIN)
    if (isSameCode(deps.secret, { id: by.packetId, codeHash: code }, body.code) && isBorn(found, body)) {
      await letIn(work, by)
      return openedOf(work, found, true)
    }
    return countWrong(work, found, link)
  })
  if (result instanceof AppError) throw result
  return result
}

/** The hash of the code that can still be tried; null where there is none. */
const liveCode = ({ codeHash, codeExpiresAt, codeTries }: LinkRow, now: Date): string | null =>
  codeExpiresAt !== null && codeExpiresAt > now && codeTries < CODE_TRIES ? codeHash : null

const isBorn = ({ client }: FoundPacket, { dateOfBirth }: api.VerifyOnboardingBody): boolean =>
  client.dateOfBirth === null || client.dateOfBirth === dateOfBirth

async function letIn(work: Work<ClientActor>, { actor, packetId, sessionId }: Signer): Promise<void> {
  await work.tx
    .update(packetLinks)
    .set({ codeHash: null, codeSentAt: null, wrongTries: 0, pausedUntil: null })
    .where(isLinkOf(actor, packetId))
  await work.tx
    .update(packetSessions)
    .set({ isVerified: true, usedAt: work.now() })
    .where(and(eq(packetSessions.organizationId, actor.organizationId), eq(packetSessions.id, sessionId)))
  await recordAudit(work, { action: 'signer_verified', resource: 'packet', recordId: packetId })
}

async function countWrong(
  work: Work<ClientActor>,
  { packet, client }: FoundPacket,
  link: LinkRow,
): Promise<AppError> {
  const [codeTries, wrongTries] = [link.codeTries + 1, link.wrongTries + 1]
  const [isFrozen, isPaused] = [wrongTries >= TRIES_TO_FREEZE, wrongTries % TRIES_TO_PAUSE === 0]
  const now = work.now()
  await work.tx
    .update(packetLinks)
    .set({
      ...{ codeTries, wrongTries },
      ...(isPaused && { pausedUntil: new Date(now.getTime() + PAUSE_MS) }),
      ...(isFrozen && { frozenAt: now }),
    })
    .where(isLinkOf(work.actor, packet.id))
  if (isFrozen) {
    await notifyReviewers(work, packet, client, {
      event: 'packet_frozen',
      subject: (who) => `${who}: the link to forms was paused after too many wrong codes`,
    })
    await recordAudit(work, { action: 'packet_frozen', resource: 'packet', recordId: packet.id })
    return linkUnavailable()
  }
  if (isPaused) return tooMany(PAUSE_MS / 1000)
  const left = CODE_TRIES - codeTries
  if (left <= 0) return new AppError('code_expired', `That was the last try for this code. ${AGAIN}`)
  const what =
    client.dateOfBirth === null ? 'That is not the code.' : 'The code or the date of birth isn’t right.'
  return new AppError('invalid_code', `${what} You have ${left === 1 ? 'one try' : `${left} tries`} left.`)
}
