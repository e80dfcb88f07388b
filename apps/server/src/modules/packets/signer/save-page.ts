import { isDeepStrictEqual } from 'node:util'
import type * as api from '@oaklet/api/contract'
import {
  asksOfSelfHarm,
  FILE_PAGES,
  type FilePage,
  isFilePage,
  isMeasureItem,
  type OnboardingForms,
  pageSchema,
  PASSED,
  type PacketItemKind,
} from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { ClientActor } from '../../../actor'
import { packetItems, type StoredAnswers } from '../../../db/schema/packets-table'
import { notFound, staleEdit, validationFailed } from '../../../errors'
import { inWork, type Work } from '../../../work'
import { offeredFiles } from '../../client-files'
import { notifyOfSelfHarm } from '../../measures'
import { practiceToday } from '../../organization'
import type { ItemWithPages } from '../select-packets'
import { lockItem, requireOpen } from './lock-packet'
import { noteSaving } from './note-saving'
import { foundOf, type FormsCall, readForms } from './read-forms'
import { storePage } from './store-page'
import type { FoundPacket } from './signer-session'

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
    const { item, found } = await lockItem(work, params)
    requireOpen(work, found, item)
    const { packet } = found
    const { today } = await practiceToday(work, packet.practiceId)
    const answers = checkedAnswers(item.kind, page, body.answers, today)
    if (isFilePage(page) && answers['cannotSend'] === false) await requireFile(work, item, page)
    const before = item.pages.find((one) => one.page === page)
    if ((before?.rev ?? 0) !== body.rev) {
      // Whose answer was lost sends the same again, which is saved already.
      if (isDeepStrictEqual(before?.answers, answers)) return readForms(work, found)
      throw staleEdit({
        ...{ page, answers: before?.answers ?? null, known: item.known[page] ?? null },
        rev: before?.rev ?? 0,
      })
    }
    await storePage(work, { itemId, page, answers, rev: body.rev + 1 })
    await noteSaving(work, packet, by)
    await noteSelfHarm(work, found, item, page, answers)
    return readForms(work, await foundOf(work, params))
  })

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

/** Throws 422 where nothing was sent of what a page needs. */
async function requireFile(work: Work<ClientActor>, item: ItemWithPages, page: FilePage): Promise<void> {
  const [needed] = FILE_PAGES[page]
  const files = await offeredFiles(work, [item])
  if (files.some(({ slot }) => slot === needed)) return
  throw validationFailed([{ path: needed, message: 'Send a photo or a PDF, or say that you can’t' }])
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
