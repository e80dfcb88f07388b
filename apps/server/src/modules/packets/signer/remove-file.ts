import { FILE_PAGES, filePageOf, type OnboardingForms } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { packetPages } from '../../../db/schema/packets-table'
import { inWork } from '../../../work'
import { offeredFiles, withdrawFiles } from '../../client-files'
import { lockItem, requireOpen } from './lock-packet'
import { noteSaving } from './note-saving'
import { foundOf, type FormsCall, readForms } from './read-forms'

/** Names one file of one item, as the routes' parameters do. */
export interface SentFileCall extends FormsCall {
  params: { linkId: string; itemId: string; fileId: string }
}

/** Takes a file back; the page has no answer any more where that was the last that it needs. */
export const removeOnboardingFile = ({ deps, params, by }: SentFileCall): Promise<OnboardingForms> =>
  inWork(deps, by.actor, async (work) => {
    const { item, found } = await lockItem(work, params)
    const files = await offeredFiles(work, [item])
    // A second press, or one whose answer was lost, finds it gone.
    if (files.every(({ id }) => id !== params.fileId)) return readForms(work, found)
    requireOpen(work, found, item)
    await withdrawFiles(work, [params.fileId])
    const page = filePageOf(item.kind)
    const left = files.filter(({ id }) => id !== params.fileId)
    if (page !== undefined && left.every(({ slot }) => slot !== FILE_PAGES[page][0])) {
      const { organizationId } = by.actor
      await work.tx
        .delete(packetPages)
        .where(
          and(
            eq(packetPages.organizationId, organizationId),
            eq(packetPages.itemId, item.id),
            eq(packetPages.page, page),
          ),
        )
    }
    await noteSaving(work, found.packet, by)
    return readForms(work, await foundOf(work, params))
  })
