import type { FileAnswer } from '@oaklet/api/contract'
import { notFound } from '../../../errors'
import { inWork } from '../../../work'
import { offeredFiles, readOffered } from '../../client-files'
import { isAsked, itemsOf } from '../select-packets'
import { foundOf } from './read-forms'
import type { SentFileCall } from './remove-file'

/** A file that the client sent themselves, as it is stored. */
export const downloadOnboardingFile = ({ deps, params, by }: SentFileCall): Promise<FileAnswer> =>
  inWork(deps, by.actor, async (work) => {
    const { packet } = await foundOf(work, params)
    const item = (await itemsOf(work, [packet.id])).find(({ id }) => id === params.itemId)
    if (item === undefined || !isAsked(item)) throw notFound()
    const file = (await offeredFiles(work, [item])).find(({ id }) => id === params.fileId)
    if (file === undefined) throw notFound()
    return readOffered(work, file)
  })
