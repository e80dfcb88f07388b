import type { Holiday } from '@oaklet/api/contract'
import { and, eq, exists, sql } from 'drizzle-orm'
import { holidayLocations, holidays } from '../../db/schema/holidays-table'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { writeLocations } from './closed-locations'
import { isHoliday } from './find-holiday'
import { selectHolidays } from './select-holidays'

/**
 * Takes a location that is being deleted out of the practice's holidays. One that closed no other goes with it:
 * with an empty list it would close them all.
 */
export async function forgetLocation(
  work: Work,
  { practiceId, locationId }: { practiceId: string; locationId: string },
): Promise<void> {
  const { organizationId } = work.actor
  const closesIt = exists(
    work.tx
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
  await work.tx
    .select({ id: holidays.id })
    .from(holidays)
    .where(and(eq(holidays.organizationId, organizationId), which))
    .orderBy(holidays.id)
    .for('update')
  for (const holiday of await selectHolidays(work.tx, organizationId, which)) {
    const rest = holiday.locations.filter((id) => id !== locationId)
    await (rest.length === 0 ? removeHoliday : leaveLocations)(work, holiday, rest)
  }
}

async function removeHoliday(work: Work, { id, practiceId }: Holiday): Promise<void> {
  const key = { practiceId, holidayId: id }
  await writeLocations(work, key, [])
  await work.tx.delete(holidays).where(isHoliday(work.actor, key))
  await recordAudit(work, { action: 'deleted', resource: 'holiday', recordId: id })
}

async function leaveLocations(
  work: Work,
  { id, practiceId, version }: Holiday,
  rest: readonly string[],
): Promise<void> {
  const key = { practiceId, holidayId: id }
  await writeLocations(work, key, rest)
  await work.tx
    .update(holidays)
    .set({ version: version + 1, updatedAt: work.now() })
    .where(isHoliday(work.actor, key))
  const changed = ['locations']
  await recordAudit(work, { action: 'updated', resource: 'holiday', recordId: id, changed })
}
