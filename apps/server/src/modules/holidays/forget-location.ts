import type { Holiday } from '@oaklet/api/contract'
import { and, eq, exists, sql } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import type { Deps } from '../../deps'
import { recordAudit } from '../audit'
import { writeLocations } from './closed-locations'
import { isHoliday } from './find-holiday'
import { holidayLocations, holidays } from './holidays-table'
import { selectHolidays } from './select-holidays'

/**
 * Takes a location that is being deleted out of the practice's holidays. One that closed no other goes with it:
 * with an empty list it would close them all.
 */
export async function forgetLocation(
  tx: Tx,
  deps: Deps,
  actor: StaffActor,
  { practiceId, locationId }: { practiceId: string; locationId: string },
): Promise<void> {
  const { organizationId } = actor
  const closesIt = exists(
    tx
      .select({ one: sql`1` })
      .from(holidayLocations)
      .where(
        and(
          eq(holidayLocations.organizationId, organizationId),
          eq(holidayLocations.holidayId, holidays.id),
          eq(holidayLocations.locationId, locationId),
        ),
      ),
  )
  const which = and(eq(holidays.practiceId, practiceId), closesIt)
  await tx
    .select({ id: holidays.id })
    .from(holidays)
    .where(and(eq(holidays.organizationId, organizationId), which))
    .orderBy(holidays.id)
    .for('update')
  for (const holiday of await selectHolidays(tx, organizationId, which)) {
    const rest = holiday.locations.filter((id) => id !== locationId)
    await (rest.length === 0 ? removeHoliday : leaveLocations)(tx, deps, actor, holiday, rest)
  }
}

async function removeHoliday(
  tx: Tx,
  deps: Deps,
  actor: StaffActor,
  { id, practiceId }: Holiday,
): Promise<void> {
  const key = { practiceId, holidayId: id }
  await writeLocations(tx, actor, key, [])
  await tx.delete(holidays).where(isHoliday(actor, key))
  await recordAudit(tx, deps, actor, { action: 'deleted', resource: 'holiday', recordId: id })
}

async function leaveLocations(
  tx: Tx,
  deps: Deps,
  actor: StaffActor,
  { id, practiceId, version }: Holiday,
  rest: readonly string[],
): Promise<void> {
  const key = { practiceId, holidayId: id }
  await writeLocations(tx, actor, key, rest)
  await tx
    .update(holidays)
    .set({ version: version + 1, updatedAt: deps.clock.now() })
    .where(isHoliday(actor, key))
  const changed = ['locations']
  await recordAudit(tx, deps, actor, { action: 'updated', resource: 'holiday', recordId: id, changed })
}
