import type * as api from '@oaklet/api/contract'
import type { ImportReport, NewClientInput } from '@oaklet/api/contract'
import { clients } from '../../db/schema/clients-table'
import { forbidden } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudits } from '../audit'
import { lockPractice } from '../organization'
import { insertPeople } from './insert-people'
import { readImportRows } from './read-import-rows'

/** As many as one statement has parameters for. */
const CHUNK_ROWS = 500

/** Adds the clients of a file that can be taken, all or none of them, and says why the others can't. */
export async function importClients(
  { scope, params: { practiceId }, body: { rows, isDryRun } }: CallOf<typeof api.importClients>,
  work: Work,
): Promise<ImportReport> {
  if (scope !== 'all') throw forbidden()

  // Of two imports at once, the second finds whom the first has added.
  if (!isDryRun) await lockPractice(work, practiceId)
  const { good, refused } = await readImportRows(work, practiceId, rows)
  if (!isDryRun) {
    for (let at = 0; at < good.length; at += CHUNK_ROWS)
      await addClients(work, practiceId, good.slice(at, at + CHUNK_ROWS))
  }
  return { isDryRun, added: good.length, refused }
}

async function addClients(work: Work, practiceId: string, inputs: readonly NewClientInput[]): Promise<void> {
  const { organizationId } = work.actor
  const now = work.now()
  const made = inputs.map(({ people = [], ...input }) => ({ id: work.newId(), input, people }))
  await work.tx.insert(clients).values(
    made.map(({ id, input }) => ({
      ...input,
      ...{ organizationId, practiceId, id, createdAt: now, updatedAt: now },
    })),
  )
  const events = made.map(({ id, input }) => ({
    ...({ action: 'created', resource: 'client' } as const),
    recordId: id,
    changed: Object.keys(input),
  }))
  await recordAudits(work, events)
  await insertPeople(
    work,
    made.flatMap(({ id: clientId, people }) =>
      people.map((input) => ({ of: { practiceId, clientId }, input })),
    ),
  )
}
