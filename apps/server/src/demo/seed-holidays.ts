import { dayOf } from '../calendar-day'
import { inTenant } from '../db/tenant'
import type { Deps } from '../deps'
import { demoId } from './demo-id'
import type { DemoOrganization } from './demo-organizations'
import { insertRows } from '../db/insert-rows'
import { publicHolidays } from './public-holidays'
import { holidays } from '../db/schema/holidays-table'

/** Closes every practice of the organization on public holidays, from this year on. */
export async function seedHolidays(deps: Deps, organization: DemoOrganization): Promise<void> {
  const { organizationId, practices, timeZone } = organization
  const now = deps.clock.now()
  const year = Number(dayOf(now, timeZone).slice(0, 4))
  const rows = practices.flatMap(({ id: practiceId }) =>
    publicHolidays(year).map((holiday) => ({
      ...holiday,
      organizationId,
      id: demoId(`holiday ${practiceId} ${holiday.name}`),
      practiceId,
      endDate: null,
      description: '',
      version: 1,
      createdAt: now,
      updatedAt: now,
    })),
  )
  await inTenant(deps.db, organizationId, (tx) => insertRows(tx, holidays, rows))
}
