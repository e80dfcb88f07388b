import { accessScope, type CalendarBlock } from '@oaklet/api/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Scope, StaffActor } from '../../actor'
import { staff } from '../../db/schema/staff-table'
import type { Work } from '../../work'
import { type BlockRow, isTitleKnown } from '../availability'

/** Shows blocks as the actor may read them: a private one of another person has no title. */
export async function showBlocks(
  work: Work,
  actor: StaffActor,
  rows: readonly BlockRow[],
): Promise<CalendarBlock[]> {
  const names = await loadNames(work, [...new Set(rows.flatMap(({ staffIds }) => staffIds))])
  const scope = accessScope(actor.permissions, 'appointments:write')
  return rows.map((row) => {
    const isKnown = isTitleKnown(row, actor.staffId)
    return {
      ...{ id: row.id, practiceId: row.practiceId },
      // What a private block is for stays private too.
      kind: isKnown ? row.kind : 'event',
      title: isKnown ? row.title : null,
      ...{ isPrivate: row.isPrivate, staffIds: row.staffIds, locationIds: row.locationIds },
      staffNames: row.staffIds.map((id) => names.get(id) ?? ''),
      ...{ firstDay: row.firstDay, lastDay: row.lastDay, start: row.wallStart, minutes: row.minutes },
      ...{ timeZone: row.timeZone, rule: row.rule, skips: row.skips, version: row.version },
      isChangeable: scope !== 'none' && isChangeable(actor, scope, row),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    }
  })
}

/** Whether the actor may write a block: their own, or with the reach of all, any but the private one of another. */
export function isChangeable(
  { staffId }: StaffActor,
  scope: Scope,
  { kind, staffIds, isPrivate }: Pick<BlockRow, 'kind' | 'staffIds' | 'isPrivate'>,
): boolean {
  if (kind === 'external' || kind === 'extra') return false
  const isOwn = staffIds.length === 1 && staffIds[0] === staffId
  return isOwn || (scope === 'all' && !isPrivate)
}

async function loadNames(work: Work, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const found = await work.tx
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(and(eq(staff.organizationId, work.actor.organizationId), inArray(staff.id, [...ids])))
  return new Map(found.map(({ id, name }) => [id, name]))
}
