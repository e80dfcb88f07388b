import type { Holiday } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import { holidays } from '../../db/schema/holidays-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'
import { selectHolidays } from './select-holidays'

/** Names one holiday of one practice, as the routes' parameters do. */
export interface HolidayKey {
  practiceId: string
  holidayId: string
}

/** The row that `key` names. */
export const isHoliday = (actor: StaffActor, { practiceId, holidayId }: HolidayKey) =>
  and(
    eq(holidays.organizationId, actor.organizationId),
    eq(holidays.practiceId, practiceId),
    eq(holidays.id, holidayId),
  )

/** The holiday as the contract shows it; throws 404 when the practice has no such one. */
export async function findHoliday(work: Work, key: HolidayKey): Promise<Holiday> {
  const [holiday] = await selectHolidays(work.tx, work.actor.organizationId, isHoliday(work.actor, key))
  if (holiday === undefined) throw notFound()
  return holiday
}

/** Like {@link findHoliday}, and locks the holiday until the transaction ends. */
export async function lockHoliday(work: Work, key: HolidayKey): Promise<Holiday> {
  await work.tx.select({ id: holidays.id }).from(holidays).where(isHoliday(work.actor, key)).for('update')
  return findHoliday(work, key)
}
