import type { Holiday, HolidayInput } from '@oaklet/api/contract'
import type { StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import type { Deps } from '../../deps'
import { recordAudit } from '../audit'
import { lockNamedLocations, requireLocations, writeLocations } from './closed-locations'
import { findHoliday } from './find-holiday'
import { holidayColumns } from './holiday-columns'
import { holidays } from './holidays-table'

/** Writes a new holiday of the practice, and that it was added. */
export async function insertHoliday(
  tx: Tx,
  deps: Deps,
  actor: StaffActor,
  practiceId: string,
  input: HolidayInput,
): Promise<Holiday> {
  requireLocations(await lockNamedLocations(tx, actor, practiceId, input.locations), input.locations)
  const now = deps.clock.now()
  const holidayId = deps.newId()
  await tx.insert(holidays).values({
    organizationId: actor.organizationId,
    id: holidayId,
    practiceId,
    ...holidayColumns(input),
    createdAt: now,
    updatedAt: now,
  })
  await writeLocations(tx, actor, { holidayId }, input.locations)
  const changed = Object.keys(input)
  await recordAudit(tx, deps, actor, { action: 'created', resource: 'holiday', recordId: holidayId, changed })
  return findHoliday(tx, actor, { practiceId, holidayId })
}
