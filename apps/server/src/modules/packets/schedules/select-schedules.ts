import type { MeasureSchedule } from '@oaklet/api/contract'
import { and, asc, eq } from 'drizzle-orm'
import { measureSchedules } from '../../../db/schema/measure-schedules-table'
import { staff } from '../../../db/schema/staff-table'
import type { Work } from '../../../work'
import type { ClientKey } from '../../caseload'

/** The schedules of one client. */
export const isScheduleOfClient = ({ actor }: Work, { practiceId, clientId }: ClientKey) =>
  and(
    eq(measureSchedules.organizationId, actor.organizationId),
    eq(measureSchedules.practiceId, practiceId),
    eq(measureSchedules.clientId, clientId),
  )

/** The same as the contract shows them, by what they ask for. */
export async function selectSchedules(work: Work, key: ClientKey): Promise<MeasureSchedule[]> {
  const rows = await work.tx
    .select({ schedule: measureSchedules, setByName: staff.name })
    .from(measureSchedules)
    .innerJoin(
      staff,
      and(eq(staff.organizationId, measureSchedules.organizationId), eq(staff.id, measureSchedules.setById)),
    )
    .where(isScheduleOfClient(work, key))
    .orderBy(asc(measureSchedules.kind))
  return rows.map(({ schedule: { kind, rhythm, updatedAt, lastAskedAt }, setByName }) => ({
    ...{ kind, rhythm, setByName, setAt: updatedAt.toISOString() },
    lastAskedAt: lastAskedAt?.toISOString() ?? null,
  }))
}
