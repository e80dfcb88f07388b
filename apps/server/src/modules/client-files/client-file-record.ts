import { and, eq, isNull } from 'drizzle-orm'
import { clients } from '../../db/schema/clients-table'
import {
  clientFiles,
  exportedClientFileChunks,
  exportedClientFiles,
  exportedClientFileVersions,
} from '../../db/schema/client-files-table'
import { isOneOf, type RecordKind, type RecordName } from '../../record-kind'
import type { Work } from '../../work'
import { displayName, isClientOf, isClientSeenWith } from '../caseload'
import { seenCategories } from './seen-categories'
import { isInCategories } from './select-files'

export const clientFileRecord: RecordKind = {
  tables: [exportedClientFiles, exportedClientFileVersions, exportedClientFileChunks],
  names: { file: readNames },
  timeline: [
    {
      kind: 'file',
      rows: ({ work, client, dayOf, isOfClient }) => {
        const seen = seenCategories(work.actor, client)
        if (seen.length === 0) return null
        return {
          from: clientFiles,
          where: and(
            isOfClient(clientFiles),
            eq(clientFiles.isOffered, false),
            isNull(clientFiles.deletedAt),
            isInCategories(seen),
          ),
          id: clientFiles.id,
          on: dayOf(clientFiles.createdAt),
          at: clientFiles.createdAt,
          facts: { title: clientFiles.title, category: clientFiles.category },
        }
      },
    },
  ],
}

/** A file is named by its title and its client to those who may see it. */
async function readNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  const rows = await work.tx
    .select({
      id: clientFiles.id,
      title: clientFiles.title,
      category: clientFiles.category,
      client: clients,
    })
    .from(clientFiles)
    .innerJoin(clients, isClientOf(clientFiles))
    .where(and(isOneOf(work, clientFiles, clientFiles.id, ids), isClientSeenWith(work.actor, 'files:view')))
  return rows
    .filter(({ category, client }) => seenCategories(work.actor, client).includes(category))
    .map(({ id, title, client }) => ({ id, name: `${title} of ${displayName(client)}` }))
}
