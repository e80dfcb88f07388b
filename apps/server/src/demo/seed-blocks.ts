import { weekdayOf } from '@oaklet/api/contract'
import { addDays, dayOf } from '../calendar-day'
import { calendarBlocks } from '../db/schema/calendar-blocks-table'
import { inTenant } from '../db/tenant'
import type { Deps } from '../deps'
import { cliniciansOf } from './demo-clients'
import { demoId } from './demo-id'
import type { DemoOrganization } from './demo-organizations'
import { insertRows } from '../db/insert-rows'

/** The time off begins after the last appointment that is planned. */
const WEEKS_TO_TIME_OFF = 7
const WEEKS_OF_MEETINGS = 60

/** Each practice meets on Mondays before it opens, and one clinician of each has a week off. */
export async function seedBlocks(deps: Deps, organization: DemoOrganization): Promise<void> {
  const { organizationId, practices, timeZone } = organization
  const now = deps.clock.now()
  const today = dayOf(now, timeZone)
  const monday = addDays(today, -weekdayOf(today))
  const common = { organizationId, locationIds: [], isPrivate: false, timeZone, skips: [], version: 1 }
  const rows = practices.flatMap((practice) => {
    const { id: practiceId } = practice
    const known = { ...common, practiceId, createdAt: now, updatedAt: now }
    const rule = {
      ...{ startsOn: monday, freq: 'weekly' as const, every: 1, weekdays: [0], nth: null },
      ...{ shortMonths: null, count: null, endsOn: addDays(monday, WEEKS_OF_MEETINGS * 7) },
    }
    const meeting = {
      ...{
        ...known,
        id: demoId(`team meeting ${practiceId}`),
        kind: 'event' as const,
        title: 'Team meeting',
      },
      ...{ staffIds: [], firstDay: monday, lastDay: monday, wallStart: '08:15', minutes: 30, rule },
    }
    const off = addDays(monday, WEEKS_TO_TIME_OFF * 7)
    const timeOff = cliniciansOf(organization, practice)
      .slice(-1)
      .map(({ id }) => ({
        ...{ ...known, id: demoId(`time off ${practiceId}`), kind: 'unavailable' as const },
        ...{ title: 'Vacation', staffIds: [id], firstDay: off, lastDay: addDays(off, 4) },
        ...{ wallStart: null, minutes: null, rule: null },
      }))
    return [meeting, ...timeOff]
  })
  await inTenant(deps.db, organizationId, (tx) => insertRows(tx, calendarBlocks, rows))
}
