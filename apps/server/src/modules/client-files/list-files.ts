import type * as api from '@oaklet/api/contract'
import type { ClientFiles } from '@oaklet/api/contract'
import { and } from 'drizzle-orm'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { clientOf } from '../caseload'
import { seenCategories } from './seen-categories'
import { isFileOfClient, isInCategories, selectFiles } from './select-files'

/** The files of a client that the actor may see. */
export async function listFiles(
  { actor, scope, params: key }: CallOf<typeof api.listClientFiles>,
  work: Work,
): Promise<ClientFiles> {
  const seen = seenCategories(actor, await clientOf(work, key, scope))
  const all = await selectFiles(work, and(isFileOfClient(actor, key), isInCategories(seen)))
  return {
    files: all.filter(({ deletion }) => deletion === null),
    deleted: all.filter(({ deletion }) => deletion !== null),
  }
}
