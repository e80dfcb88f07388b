import { isDeepStrictEqual } from 'node:util'
import type * as api from '@oaklet/api/contract'
import {
  asksOfSelfHarm,
  FILE_PAGES,
  type FilePage,
  isAlert,
  isFilePage,
  isMeasureItem,
  type OnboardingForms,
  pageSchema,
  PASSED,
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
    const answers = checkedAnswers(item, page, body.answers, today)
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
    await noteAlert(work, found, item, page, answers)
    return readForms(work, await foundOf(work, params))
  })

/** The answers as they are stored; throws 404 for a page that there is not, and 422 at what is wrong. */
function checkedAnswers(
  item: ItemWithPages,
  page: string,
  answers: StoredAnswers,
  today: string,
): StoredAnswers {
  const schema = pageSchema(item, page)
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

/** Notifies the practice of an answer that a person has to know of at once. */
async function noteAlert(
  work: Work<ClientActor>,
  { client }: FoundPacket,
  item: ItemWithPages,
  page: string,
  { answer }: StoredAnswers,
): Promise<void> {
  const before = item.pages.find((one) => one.page === page)?.answers['answer']
  if (isMeasureItem(item.kind)) await noteSelfHarm(work, client, item, { page, before, answer })
  const asked = item.form?.items.find(({ id }) => id === page)
  if (asked === undefined || !isAlert(asked, answer) || isAlert(asked, before)) return
  const about = `packet item ${item.id} ${page}`
  await notifyOfSelfHarm(work, client, { about, tab: 'onboarding', alert: 'form' })
}

interface ChangedAnswer {
  page: string
  before: unknown
  answer: unknown
}

/** An answer about self-harm in a questionnaire, or that it was passed over, once for each questionnaire. */
async function noteSelfHarm(
  work: Work<ClientActor>,
  client: FoundPacket['client'],
  { id, kind, alertedAt, organizationId }: ItemWithPages,
  { page, before, answer }: ChangedAnswer,
): Promise<void> {
  if (alertedAt !== null || !isMeasureItem(kind) || !asksOfSelfHarm(kind, Number(page))) return
  if (answer === 0 || answer === before) return
  const alert = answer === PASSED ? 'passed' : 'measure'
  await notifyOfSelfHarm(work, client, { about: `packet item ${id}`, tab: 'onboarding', alert })
  if (alert === 'passed') return
  await work.tx
    .update(packetItems)
    .set({ alertedAt: work.now() })
    .where(and(eq(packetItems.organizationId, organizationId), eq(packetItems.id, id)))
}
