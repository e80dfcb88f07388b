import type { ClientInput, ImportClientsBody, ImportReport } from '@oaklet/api/contract'
import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { forbidden } from '../../errors'
import { recordAudits } from '../audit'
import { lockPractice } from '../organization'
import { clients } from './clients-table'
import { readImportRows } from './read-import-rows'

/** As many as one statement has parameters for. */
const CHUNK_ROWS = 500

/** Adds the clients of a file that can be taken, all or none of them, and says why the others can't. */
export function importClients(
  deps: Deps,
  actor: StaffActor,
  { practiceId }: { practiceId: string },
  { rows, isDryRun }: ImportClientsBody,
): Promise<ImportReport> {
  requirePractice(actor, practiceId)
  if (scopeOf(actor, 'clients:write') !== 'all') throw forbidden()
  return inTenant(deps.db, actor.organizationId, async (tx) => {
    // Of two imports at once, the second finds whom the first has added.
    if (!isDryRun) await lockPractice(tx, actor, practiceId)
    const { good, refused } = await readImportRows(tx, deps, actor, practiceId, rows)
    if (!isDryRun) {
      for (let at = 0; at < good.length; at += CHUNK_ROWS)
        await addClients(tx, deps, actor, practiceId, good.slice(at, at + CHUNK_ROWS))
    }
    return { isDryRun, added: good.length, refused }
  })
}

async function addClients(
  tx: Tx,
  deps: Deps,
  actor: StaffActor,
  practiceId: string,
  inputs: readonly ClientInput[],
): Promise<void> {
  const { organizationId } = actor
  const now = deps.clock.now()
  const made = inputs.map((input) => ({ ...input, id: deps.newId() }))
  await tx
    .insert(clients)
    .values(made.map((input) => ({ ...input, organizationId, practiceId, createdAt: now, updatedAt: now })))
  const events = made.map(({ id, ...input }) => ({
    ...({ action: 'created', resource: 'client' } as const),
    recordId: id,
    changed: Object.keys(input),
  }))
  await recordAudits(tx, deps, actor, events)
}
