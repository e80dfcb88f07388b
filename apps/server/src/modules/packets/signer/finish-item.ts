import {
  DIFFICULTY_PAGE,
  isMeasureItem,
  MEASURE_LENGTHS,
  type MeasureDifficulty,
  type OnboardingForms,
  packetGaps,
} from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { packetItems } from '../../../db/schema/packets-table'
import { AppError } from '../../../errors'
import { inWork } from '../../../work'
import { fileClientMeasure } from '../../measures'
import type { ItemWithPages } from '../select-packets'
import { foundOf, type FormsCall, readForms } from './read-forms'
import { lockItem } from './save-page'

interface Call extends FormsCall {
  params: { linkId: string; itemId: string }
}

/** Makes a measure of a questionnaire, all questions of which are answered. */
export const finishOnboardingItem = ({ deps, params, by }: Call): Promise<OnboardingForms> =>
  inWork(deps, by.actor, async (work) => {
    const { item, found } = await lockItem(work, params)
    const { kind } = item
    if (!isMeasureItem(kind)) {
      throw new AppError('transition_refused', 'Only a questionnaire is finished by itself.')
    }
    if (gapsOf([item]).some(({ page }) => page !== null)) throw incomplete()
    const at = (page: string) => item.pages.find((one) => one.page === page)?.answers
    const measureId = await fileClientMeasure(work, found.client, {
      kind,
      answers: Array.from({ length: MEASURE_LENGTHS[kind] }, (_, index) =>
        Number(at(String(index + 1))?.['answer']),
      ),
      difficulty: (at(DIFFICULTY_PAGE)?.['difficulty'] ?? null) as MeasureDifficulty | null,
      isTold: item.alertedAt !== null,
    })
    await work.tx
      .update(packetItems)
      .set({ measureId })
      .where(and(eq(packetItems.organizationId, by.actor.organizationId), eq(packetItems.id, item.id)))
    return readForms(work, await foundOf(work, params))
  })

/** What is missing of these items. */
export const gapsOf = (items: readonly ItemWithPages[]) =>
  packetGaps(
    items.map(({ id, kind, measureId, pages }) => ({
      ...{ id, kind, isFinished: measureId !== null },
      pages: pages.map(({ page }) => ({ page, isAnswered: true })),
    })),
  )

/** 422: something that was asked for is missing. */
export const incomplete = (fieldErrors: { path: string; message: string }[] = []) =>
  new AppError('packet_incomplete', 'Some questions have no answer yet.', { fieldErrors })
