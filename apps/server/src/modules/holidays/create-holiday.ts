import type { Holiday, HolidayInput } from '@oaklet/api/contract'
import { requirePractice, scopeOf, type Actor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { recordAudit } from '../audit'
import { lockNamedLocations, requireLocations, writeLocations } from './closed-locations'
import { findHoliday } from './find-holiday'
import { holidayColumns } from './holiday-columns'
import { holidays } from './holidays-table'

/** Adds a holiday to the practice. */
export function createHoliday(
  deps: Deps,
  actor: Actor,
  { practiceId }: { practiceId: string },
  input: HolidayInput,
): Promise<Holiday> {
  requirePractice(actor, practiceId)
  scopeOf(actor, 'settings:edit')
  return inTenant(deps.db, actor.organizationId, async (tx) => {
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
    await recordAudit(tx, deps, actor, {
      action: 'created',
      resource: 'holiday',
      recordId: holidayId,
      changed,
    })
    return findHoliday(tx, actor, { practiceId, holidayId })
  })
}
