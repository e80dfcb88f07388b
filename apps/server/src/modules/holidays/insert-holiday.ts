import type { Holiday, HolidayInput } from '@oaklet/api/contract'
import { holidays } from '../../db/schema/holidays-table'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { lockNamedLocations, requireLocations, writeLocations } from './closed-locations'
import { findHoliday } from './find-holiday'
import { holidayColumns } from './holiday-columns'

/** Writes a new holiday of the practice, and that it was added. */
export async function insertHoliday(work: Work, practiceId: string, input: HolidayInput): Promise<Holiday> {
  requireLocations(await lockNamedLocations(work, practiceId, input.locations), input.locations)
  const now = work.now()
  const holidayId = work.newId()
  await work.tx.insert(holidays).values({
    organizationId: work.actor.organizationId,
    id: holidayId,
    practiceId,
    ...holidayColumns(input),
    createdAt: now,
    updatedAt: now,
  })
  await writeLocations(work, { holidayId }, input.locations)
  const changed = Object.keys(input)
  await recordAudit(work, { action: 'created', resource: 'holiday', recordId: holidayId, changed })
  return findHoliday(work, { practiceId, holidayId })
}
