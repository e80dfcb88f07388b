import {
  DIFFICULTY_PAGE,
  isMeasureItem,
  MEASURE_LENGTHS,
  type MeasureDifficulty,
  type MeasureKind,
  type OnboardingForms,
  packetGaps,
  PASSED,
} from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { ClientActor } from '../../../actor'
import { packetItems } from '../../../db/schema/packets-table'
import { AppError } from '../../../errors'
import { inWork, type Work } from '../../../work'
import { recordAudit } from '../../audit'
import { fileClientMeasure } from '../../measures'
import { isAsked, type ItemWithPages } from '../select-packets'
import { foundOf, type FormsCall, readForms } from './read-forms'
import { lockItem, requireOpen } from './lock-packet'
import type { FoundPacket } from './signer-session'

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
    // A second press, or one whose answer was lost, finds it finished.
    if (item.finishedAt !== null) return readForms(work, found)
    requireOpen(work, found, item)
    if (gapsOf([item]).some(({ page }) => page !== null)) throw incomplete()
    const measureId = await measureOf(work, found.client, kind, item)
    await work.tx
      .update(packetItems)
      .set({ finishedAt: work.now(), measureId })
      .where(and(eq(packetItems.organizationId, by.actor.organizationId), eq(packetItems.id, item.id)))
    if (measureId === null) {
      const recordId = found.packet.id
      await recordAudit(work, { action: 'updated', resource: 'packet', recordId, changed: ['answers'] })
    }
    return readForms(work, await foundOf(work, params))
  })

/** Files the answers, and returns the id of the measure; null where a question was passed over, as there is no score. */
async function measureOf(
  work: Work<ClientActor>,
  client: FoundPacket['client'],
  kind: MeasureKind,
  { pages, alertedAt }: ItemWithPages,
): Promise<string | null> {
  const at = (page: string) => pages.find((one) => one.page === page)?.answers
  const given = Array.from({ length: MEASURE_LENGTHS[kind] }, (_, index) => at(String(index + 1))?.['answer'])
  if (given.includes(PASSED)) return null
  return fileClientMeasure(work, client, {
    kind,
    answers: given.map(Number),
    difficulty: (at(DIFFICULTY_PAGE)?.['difficulty'] ?? null) as MeasureDifficulty | null,
    isTold: alertedAt !== null,
  })
}

/** What is missing of these items. */
export const gapsOf = (items: readonly ItemWithPages[]) =>
  packetGaps(
    items.filter(isAsked).map(({ id, kind, form, finishedAt, pages }) => ({
      ...{ id, kind, form, isFinished: finishedAt !== null },
      pages,
    })),
  )

/** 422: something that was asked for is missing. */
export const incomplete = (fieldErrors: { path: string; message: string }[] = []) =>
  new AppError('packet_incomplete', 'Some questions have no answer yet.', { fieldErrors })
