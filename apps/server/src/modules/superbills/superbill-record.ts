import { isAllowed } from '@oaklet/api/contract'
import { and, inArray } from 'drizzle-orm'
import {
  exportedSuperbillCounters,
  exportedSuperbills,
  exportedSuperbillSendings,
  exportedSuperbillSessions,
  superbills,
} from '../../db/schema/superbills-table'
import { isOneOf, type RecordKind, type RecordName } from '../../record-kind'
import type { Work } from '../../work'

export const superbillRecord: RecordKind = {
  tables: [
    exportedSuperbills,
    exportedSuperbillSessions,
    exportedSuperbillSendings,
    exportedSuperbillCounters,
  ],
  names: { superbill: readNames },
}

/** A superbill is named, once it has a number, to those who may see the superbills of its practice. */
async function readNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  if (!isAllowed(work.actor.permissions, 'superbills:view')) return []
  const rows = await work.tx
    .select({ id: superbills.id, number: superbills.number })
    .from(superbills)
    .where(
      and(
        isOneOf(work, superbills, superbills.id, ids),
        inArray(superbills.practiceId, [...work.actor.practiceIds]),
      ),
    )
  return rows.flatMap(({ id, number }) => (number === null ? [] : [{ id, name: `#${number}` }]))
}
