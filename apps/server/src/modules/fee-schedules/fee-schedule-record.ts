import { and, eq } from 'drizzle-orm'
import { exportedFeeSchedules, feeSchedules } from '../../db/schema/fee-schedules-table'
import { payers } from '../../db/schema/payers-table'
import { isOneOf, type RecordKind, type RecordName } from '../../record-kind'
import type { Work } from '../../work'

/** Named by its payer and its first day. */
export const feeScheduleRecord: RecordKind = {
  tables: [exportedFeeSchedules],
  names: { fee_schedule: readNames },
}

async function readNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  const rows = await work.tx
    .select({ id: feeSchedules.id, startsOn: feeSchedules.startsOn, payerName: payers.name })
    .from(feeSchedules)
    .innerJoin(
      payers,
      and(eq(payers.organizationId, feeSchedules.organizationId), eq(payers.id, feeSchedules.payerId)),
    )
    .where(isOneOf(work, feeSchedules, feeSchedules.id, ids))
  return rows.map(({ id, startsOn, payerName }) => ({ id, name: `${payerName} from ${startsOn}` }))
}
