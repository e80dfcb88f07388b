import type { FeeSchedule } from '@oaklet/api/contract'
import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { feeSchedules } from '../../db/schema/fee-schedules-table'
import { payers } from '../../db/schema/payers-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'

/** Names one fee schedule of one practice, as the routes’ parameters do. */
export interface FeeScheduleKey {
  practiceId: string
  scheduleId: string
}

/** The fee schedules of one practice. */
export const isScheduleOfPractice = ({ organizationId }: StaffActor, practiceId: string) =>
  and(eq(feeSchedules.organizationId, organizationId), eq(feeSchedules.practiceId, practiceId))

/** The row that `key` names. */
export const isFeeSchedule = (actor: StaffActor, { practiceId, scheduleId }: FeeScheduleKey) =>
  and(isScheduleOfPractice(actor, practiceId), eq(feeSchedules.id, scheduleId))

/** Fee schedules as the contract shows them, by payer and then the latest first. */
export async function selectFeeSchedules(tx: Tx, which: SQL | undefined): Promise<FeeSchedule[]> {
  const rows = await tx
    .select({ schedule: feeSchedules, payerName: payers.name })
    .from(feeSchedules)
    .innerJoin(
      payers,
      and(eq(payers.organizationId, feeSchedules.organizationId), eq(payers.id, feeSchedules.payerId)),
    )
    .where(which)
    .orderBy(asc(payers.nameSort), asc(payers.id), desc(feeSchedules.startsOn))
  return rows.map(({ schedule, payerName }) => ({
    id: schedule.id,
    practiceId: schedule.practiceId,
    payerId: schedule.payerId,
    payerName,
    startsOn: schedule.startsOn,
    endsOn: schedule.endsOn,
    lines: schedule.lines,
    version: schedule.version,
    createdAt: schedule.createdAt.toISOString(),
    updatedAt: schedule.updatedAt.toISOString(),
  }))
}

/** One fee schedule; throws 404 when the practice has no such one. */
export async function findFeeSchedule({ tx, actor }: Work, key: FeeScheduleKey): Promise<FeeSchedule> {
  const [found] = await selectFeeSchedules(tx, isFeeSchedule(actor, key))
  if (found === undefined) throw notFound()
  return found
}
