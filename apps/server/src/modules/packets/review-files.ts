import type * as api from '@oaklet/api/contract'
import type { PacketReview } from '@oaklet/api/contract'
import { scopeOf } from '../../actor'
import { AppError, validationFailed } from '../../errors'
import type { Work } from '../../work'
import { lockClientOf } from '../caseload'
import { decideOffered, requireRoomForFiles } from '../client-files'
import type { PacketKey } from './select-packets'

type Decisions = api.ReviewPacketBody['files']

/** Throws unless every file is decided on once, by somebody who may see them all. */
export function requireFileDecisions(
  { files, hiddenFiles }: Pick<PacketReview, 'files' | 'hiddenFiles'>,
  decisions: Decisions = [],
): void {
  if (hiddenFiles > 0) {
    const message =
      'The client also sent files that your role doesn’t see. Somebody who may has to finish the review.'
    throw new AppError('transition_refused', message)
  }
  const open = files.filter(({ id }) => decisions.filter(({ fileId }) => fileId === id).length !== 1)
  if (open.length === 0) return
  throw validationFailed(open.map(({ id }) => ({ path: `files.${id}`, message: 'Decide on this' })))
}

/** Puts the files into the client's record, for which `files:write` is needed. */
export async function takeOverFiles(
  work: Work,
  key: PacketKey,
  { files }: Pick<PacketReview, 'files'>,
  decisions: Decisions = [],
): Promise<void> {
  if (files.length === 0) return
  await lockClientOf(work, key, scopeOf(work.actor, 'files:write'))
  await requireRoomForFiles(work, key, { more: files.length, path: 'files' })
  for (const { fileId, isAccepted } of decisions) {
    if (files.some(({ id }) => id === fileId)) await decideOffered(work, fileId, { isAccepted })
  }
}
