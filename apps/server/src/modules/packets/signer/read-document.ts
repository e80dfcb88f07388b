import type { OnboardingDocument } from '@oaklet/api/contract'
import type { ClientActor } from '../../../actor'
import { notFound } from '../../../errors'
import { inWork, type Work } from '../../../work'
import { findText } from '../../documents'
import { isAsked, itemsOf } from '../select-packets'
import type { DocumentCall } from './answer-document'
import { foundOf } from './read-forms'

/** The text of a document of the packet. */
export const getOnboardingDocument = ({ deps, params, by }: DocumentCall): Promise<OnboardingDocument> =>
  inWork(deps, by.actor, async (work) => {
    const { text } = await documentOf(work, params)
    const { title, asks, mayDecline, sections } = text
    return { title, asks, mayDecline, sections }
  })

/** The packet with the document that the call is about; throws 404 where it has none such. */
export async function documentOf(work: Work<ClientActor>, params: DocumentCall['params']) {
  const found = await foundOf(work, params)
  const item = (await itemsOf(work, [found.packet.id])).find(({ id }) => id === params.itemId)
  if (item === undefined || item.text === null || !isAsked(item)) throw notFound()
  return { ...found, text: await findText(work, item.text), signature: item.signature }
}
