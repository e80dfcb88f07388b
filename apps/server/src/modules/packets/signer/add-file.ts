import type * as api from '@oaklet/api/contract'
import {
  FILE_PAGES,
  type FileCategory,
  type FilePage,
  filePageOf,
  type FileSlot,
  MAX_PACKET_FILES,
  MAX_SENT_PDF_PAGES,
  type OnboardingForms,
} from '@oaklet/api/contract'
import { notFound, validationFailed } from '../../../errors'
import { cleanFile } from '../../../uploads/clean-file'
import { inWork } from '../../../work'
import { hashOf, offeredFiles, offerFile, withdrawFiles } from '../../client-files'
import { practiceToday } from '../../organization'
import { itemsOf } from '../select-packets'
import { lockItem, requireOpen } from './lock-packet'
import { noteSaving } from './note-saving'
import { foundOf, type FormsCall, readForms } from './read-forms'
import { storePage } from './store-page'

interface Call extends FormsCall {
  params: { linkId: string; itemId: string }
  body: api.AddOnboardingFileBody
}

/** In which category a page's files go, and what they are called in the client's files. */
const FILED_AS: Readonly<Record<FilePage, { category: FileCategory; title: string }>> = {
  card: { category: 'insurance', title: 'Insurance card' },
  photo_id: { category: 'identity', title: 'Photo ID' },
  custody_papers: { category: 'custody', title: 'Custody papers' },
  other_papers: { category: 'administrative', title: 'Papers from the client' },
}

const titleOf = (page: FilePage, slot: FileSlot): string =>
  slot === 'papers' ? FILED_AS[page].title : `${FILED_AS[page].title}, ${slot}`

/** Takes a file in that a client sends, and answers its page by that. */
export async function addOnboardingFile({ deps, params, body, by }: Call): Promise<OnboardingForms> {
  const { slot, name, content } = body
  // Nothing is locked, and no transaction open, while a picture is written anew.
  const clean = await cleanFile({ name, content }, { maxPdfPages: MAX_SENT_PDF_PAGES })
  return inWork(deps, by.actor, async (work) => {
    const { item, found } = await lockItem(work, params)
    const page = filePageOf(item.kind)
    const slots: readonly FileSlot[] = page === undefined ? [] : FILE_PAGES[page]
    if (page === undefined || !slots.includes(slot)) throw notFound()
    requireOpen(work, found, item)
    const { packet } = found
    const all = await offeredFiles(work, await itemsOf(work, [packet.id]))
    const same = all.filter((file) => file.itemId === item.id && file.slot === slot)
    // Whose answer was lost sends the same again, which is there already.
    if (same.some(({ sha256 }) => sha256 === hashOf(clean.bytes))) return readForms(work, found)
    const replaced = slot === 'papers' ? [] : same
    if (all.length - replaced.length >= MAX_PACKET_FILES) {
      const message = `You can send at most ${MAX_PACKET_FILES} files. Remove one first.`
      throw validationFailed([{ path: 'content', message }])
    }
    await withdrawFiles(
      work,
      replaced.map(({ id }) => id),
    )
    const { practiceId, clientId } = packet
    const { today: datedOn } = await practiceToday(work, practiceId)
    const { category } = FILED_AS[page]
    const file = { practiceId, clientId, datedOn, category, title: titleOf(page, slot), name }
    await offerFile(work, { ...file, itemId: item.id, slot }, clean)
    if (slot === slots[0]) {
      const before = item.pages.find((one) => one.page === page)
      const rev = (before?.rev ?? 0) + 1
      await storePage(work, { itemId: item.id, page, answers: { cannotSend: false }, rev })
    }
    await noteSaving(work, packet, by)
    return readForms(work, await foundOf(work, params))
  })
}
