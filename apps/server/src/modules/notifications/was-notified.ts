import type { NotificationEvent } from '@oaklet/api/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { notifications } from '../../db/schema/notifications-table'

/** Whether any person was notified of the event at a record; `kind` stands before the id in what it is about. */
export const wasNotified = (
  event: NotificationEvent,
  kind: string,
  record: { organizationId: PgColumn; practiceId: PgColumn; id: PgColumn },
): SQL => sql`exists (
  select from ${notifications} told
  where told.organization_id = ${record.organizationId} and told.practice_id = ${record.practiceId}
    and told.once_key = ${`${event} ${kind} `} || ${record.id}
)`
