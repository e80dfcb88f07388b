import { MAX_CLIENT_FILES } from '@oaklet/api/contract'
import { clientFiles } from '../../db/schema/client-files-table'
import { validationFailed } from '../../errors'
import type { Work } from '../../work'
import type { ClientKey } from '../caseload'
import { isFileOfClient } from './select-files'

/** Throws 422 at `path` where a client has too many files for `more` of them; the client has to be locked. */
export async function requireRoomForFiles(
  work: Work,
  key: ClientKey,
  { more, path }: { more: number; path: string },
): Promise<void> {
  const there = await work.tx.$count(clientFiles, isFileOfClient(work.actor, key))
  if (there + more <= MAX_CLIENT_FILES) return
  const message = `A client can have at most ${MAX_CLIENT_FILES} files. Delete one first; it goes after 30 days.`
  throw validationFailed([{ path, message }])
}
