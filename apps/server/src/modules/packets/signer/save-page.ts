import { isDeepStrictEqual } from 'node:util'
import type * as api from '@oaklet/api/contract'
import {
  asksOfSelfHarm,
  isMeasureItem,
  MAX_PACKET_DAYS,
  type OnboardingForms,
  PACKET_LIFE_DAYS,
  pageSchema,
  PASSED,
  type PacketItemKind,
} from '@oaklet/api/contract'
import { and, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { ClientActor } from '../../../actor'
import {
  packetItems,
  packetPages,
  packets,
  packetSessions,
  type StoredAnswers,
} from '../../../db/schema/packets-table'
import { AppError, notFound, staleEdit, validationFailed } from '../../../errors'
import { inWork, type Work } from '../../../work'
import { recordAudit } from '../../audit'
import { notifyOfSelfHarm } from '../../measures'
import { practiceToday } from '../../organization'
import { itemsOf, type ItemWithPages, type PacketRow } from '../select-packets'
import { foundOf, type FormsCall, isOpenItem, readForms } from './read-forms'
import type { FoundPacket, Signer } from './signer-session'

const DAY_MS = 86_400_000

interface Call extends FormsCall {
  params: { linkId: string; itemId: string; page: string }
  body: api.SaveOnboardingPageBody
}

/**
 * Saves one page, unless another device has saved it since `rev`. An answer about self-harm reaches a person of the
 * practice in the same transaction.
 */
export const saveOnboardingPage = ({ deps, params, body, by }: Call): Promise<OnboardingForms> =>
  inWork(deps, by.actor, async (work) => {
    const { itemId, page } = params
    const { packet, item, found } = await lockItem(work, params)
    const { today } = await practiceToday(work, packet.practiceId)
    const answers = checkedAnswers(item.kind, page, body.answers, today)
    const before = item.pages.find((one) => one.page === page)
    if ((before?.rev ?? 0) !== body.rev) {
      // Whose answer was lost sends the same again, which is saved already.
      if (isDeepStrictEqual(before?.answers, answers)) return readForms(work, found)
      throw staleEdit({
        ...{ page, answers: before?.answers ?? null, known: item.known[page] ?? null },
        rev: before?.rev ?? 0,
      })
    }
    const { organizationId } = by.actor
    const saved = { answers, rev: body.rev + 1, savedAt: work.now() }
    await work.tx
      .insert(packetPages)
      .values({ organizationId, itemId, page, ...saved })
      .onConflictDoUpdate({
        target: [packetPages.organizationId, packetPages.itemId, packetPages.page],
        set: saved,
      })
    await noteSaving(work, packet, by)
    await noteSelfHarm(work, found, item, page, answers)
    return readForms(work, await foundOf(work, params))
  })

/** The item, with its packet locked; throws 409 where its answers can't be changed any more. */
export async function lockItem(work: Work<ClientActor>, params: { linkId: string; itemId: string }) {
  const { packet: of } = await foundOf(work, params)
  const mine = and(eq(packets.organizationId, of.organizationId), eq(packets.id, of.id))
  await work.tx.select({ id: packets.id }).from(packets).where(mine).for('update')
  const found = await foundOf(work, params)
  const item = (await itemsOf(work, [of.id])).find(({ id }) => id === params.itemId)
  if (item === undefined) throw notFound()
  if (!isOpenItem(found.packet, item, work.now())) {
    throw new AppError('transition_refused', 'This can’t be changed any more.')
  }
  return { packet: found.packet, item, found }
}

/** The answers as they are stored; throws 404 for a page that there is not, and 422 at what is wrong. */
function checkedAnswers(
  kind: PacketItemKind,
  page: string,
  answers: StoredAnswers,
  today: string,
): StoredAnswers {
  const schema = pageSchema(kind, page)
  if (schema === undefined) throw notFound()
  const parsed = z.safeParse(schema, answers)
  if (!parsed.success) {
    throw validationFailed(
      parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    )
  }
  const checked = parsed.data as StoredAnswers
  if (typeof checked['dateOfBirth'] === 'string' && checked['dateOfBirth'] > today) {
    throw validationFailed([{ path: 'dateOfBirth', message: 'Enter a date from 1900 to today' }])
  }
  return checked
}

/** Puts the packet's end off, and tells the audit log of the first saving of a session. */
async function noteSaving(
  work: Work<ClientActor>,
  { id, linkSentAt, expiresAt }: PacketRow,
  { actor, sessionId }: Signer,
): Promise<void> {
  const { organizationId } = actor
  const now = work.now()
  const later = Math.max(expiresAt.getTime(), now.getTime() + PACKET_LIFE_DAYS * DAY_MS)
  const latest = linkSentAt.getTime() + MAX_PACKET_DAYS * DAY_MS
  await work.tx
    .update(packets)
    .set({
      ...{ status: 'in_progress', savedAt: now, updatedAt: now },
      ...{ expiresAt: new Date(Math.min(later, latest)), version: sql`${packets.version} + 1` },
    })
    .where(and(eq(packets.organizationId, organizationId), eq(packets.id, id)))
  const first = await work.tx
    .update(packetSessions)
    .set({ hasSaved: true })
    .where(
      and(
        eq(packetSessions.organizationId, organizationId),
        eq(packetSessions.id, sessionId),
        eq(packetSessions.hasSaved, false),
      ),
    )
    .returning({ id: packetSessions.id })
  if (first.length === 0) return
  await recordAudit(work, { action: 'updated', resource: 'packet', recordId: id, changed: ['answers'] })
}

/** Tells the practice of an answer about self-harm, or that it was passed over, once for each questionnaire. */
async function noteSelfHarm(
  work: Work<ClientActor>,
  { client }: FoundPacket,
  { id, kind, alertedAt, organizationId, pages }: ItemWithPages,
  page: string,
  { answer }: StoredAnswers,
): Promise<void> {
  if (alertedAt !== null || !isMeasureItem(kind) || !asksOfSelfHarm(kind, Number(page))) return
  const before = pages.find((one) => one.page === page)?.answers['answer']
  if (answer === 0 || answer === before) return
  const isPassed = answer === PASSED
  await notifyOfSelfHarm(work, client, { about: `packet item ${id}`, tab: 'onboarding', isPassed })
  if (isPassed) return
  await work.tx
    .update(packetItems)
    .set({ alertedAt: work.now() })
    .where(and(eq(packetItems.organizationId, organizationId), eq(packetItems.id, id)))
}
