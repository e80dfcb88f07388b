import { and, eq } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { waitlistEntries } from '../../db/schema/waitlist-table'
import { notFound, staleEdit } from '../../errors'
import type { Work } from '../../work'
import { type EntryKey, type EntryRow, findEntry, showEntry } from './select-entries'

/**
 * Locks an entry until the transaction ends. Throws 404 when the actor may not know of it, and stale_edit when it isn’t
 * at `version` any more.
 */
export async function lockEntry(work: Work, key: EntryKey, scope: Scope, version: number): Promise<EntryRow> {
  await findEntry(work, key, scope)
  const [locked] = await work.tx.select().from(waitlistEntries).where(isEntry(work, key)).for('update')
  if (locked === undefined) throw notFound()
  if (locked.version !== version) throw staleEdit(await showEntry(work, key, scope))
  return locked
}

/** The row that `key` names. */
export const isEntry = ({ actor }: Pick<Work, 'actor'>, { practiceId, entryId }: EntryKey) =>
  and(
    eq(waitlistEntries.organizationId, actor.organizationId),
    eq(waitlistEntries.practiceId, practiceId),
    eq(waitlistEntries.id, entryId),
  )
