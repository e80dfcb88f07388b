import type { CalendarBlockInput } from '@oaklet/api/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Scope, StaffActor } from '../../actor'
import { staff, staffPractices } from '../../db/schema/staff-table'
import { forbidden, validationFailed } from '../../errors'
import type { Work } from '../../work'
import { lockNamedLocations } from '../holidays'
import { isChangeable } from './show-blocks'

type Named = Pick<CalendarBlockInput, 'staffIds' | 'locationIds'>

/** Throws 403 for time that is not the actor’s to block, and 422 for people and locations of no such practice. */
export async function requireBlock(
  work: Work,
  { actor, scope, practiceId }: { actor: StaffActor; scope: Scope; practiceId: string },
  input: CalendarBlockInput,
  before: Named = { staffIds: [], locationIds: [] },
): Promise<void> {
  if (!isChangeable(actor, scope, { ...input, isPrivate: false })) throw forbidden()
  const known = new Set([
    ...before.staffIds,
    ...before.locationIds,
    ...(await staffOf(work, practiceId, input.staffIds)),
    ...(await lockNamedLocations(work, practiceId, input.locationIds)),
  ])
  const refused = [
    ...(input.isPrivate && !input.staffIds.includes(actor.staffId)
      ? [{ path: 'isPrivate', message: 'Only your own time can be private' }]
      : []),
    ...input.staffIds.flatMap((id, index) =>
      known.has(id) ? [] : [{ path: `staffIds.${index}`, message: 'Choose a person of this practice' }],
    ),
    ...input.locationIds.flatMap((id, index) =>
      known.has(id) ? [] : [{ path: `locationIds.${index}`, message: 'Choose a location of this practice' }],
    ),
  ]
  if (refused.length > 0) throw validationFailed(refused)
}

async function staffOf(work: Work, practiceId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const found = await work.tx
    .select({ id: staff.id })
    .from(staff)
    .innerJoin(
      staffPractices,
      and(eq(staffPractices.organizationId, staff.organizationId), eq(staffPractices.staffId, staff.id)),
    )
    .where(
      and(
        eq(staff.organizationId, work.actor.organizationId),
        eq(staffPractices.practiceId, practiceId),
        eq(staff.isActive, true),
        inArray(staff.id, [...ids]),
      ),
    )
  return found.map(({ id }) => id)
}
