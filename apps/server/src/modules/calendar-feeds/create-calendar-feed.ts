import { MAX_CALENDAR_FEEDS, type NewCalendarFeed } from '@oaklet/api/contract'
import type * as api from '@oaklet/api/contract'
import { calendarFeeds } from '../../db/schema/calendar-feeds-table'
import { validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { newLinkToken } from '../auth'
import { lockStaff } from '../staff'
import { feedOf, selectOwnFeeds } from './select-own-feeds'

/** Makes a feed of the person’s own appointments. */
export async function createCalendarFeed(
  { params: { practiceId }, body }: CallOf<typeof api.createCalendarFeed>,
  work: Work,
): Promise<NewCalendarFeed> {
  const { organizationId, staffId } = work.actor
  await lockStaff(work.tx, organizationId)
  if ((await selectOwnFeeds(work, practiceId)).length >= MAX_CALENDAR_FEEDS) {
    const message = `You have ${MAX_CALENDAR_FEEDS} feeds already: end one that you don’t need any more`
    throw validationFailed([{ path: 'label', message }])
  }
  const { token, tokenHash } = newLinkToken(organizationId)
  const row = {
    ...{ organizationId, id: work.newId(), practiceId, staffId, ...body, tokenHash },
    ...{ createdAt: work.now(), lastReadAt: null, revokedAt: null },
  }
  await work.tx.insert(calendarFeeds).values(row)
  await recordAudit(work, {
    ...{ action: 'created', resource: 'calendar_feed', recordId: row.id, changed: Object.keys(body) },
  })
  return { ...feedOf(row), address: `${work.deps.env.publicUrl}/calendar-feeds/${token}.ics` }
}
