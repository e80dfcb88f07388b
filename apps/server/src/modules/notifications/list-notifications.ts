import type * as api from '@oaklet/api/contract'
import type { Notification, Page } from '@oaklet/api/contract'
import { and, count, desc, eq, ne, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { DEFAULT_PAGE_SIZE, fromCursor, toPage } from '../../db/keyset'
import { notifications } from '../../db/schema/notifications-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { isOwn, toNotification } from './select-notifications'

type Query = z.infer<typeof api.NotificationsQuery>

const Cursor = z.tuple([z.iso.datetime(), z.uuid()])

/** Returns a page of the actor's notifications in the practice, the newest first. */
export async function listNotifications(
  { actor, params: { practiceId }, query }: CallOf<typeof api.listNotifications>,
  work: Work,
): Promise<Page<Notification>> {
  const limit = query.limit ?? DEFAULT_PAGE_SIZE

  const where = and(
    isOwn(actor, practiceId),
    stands(query.filter),
    query.event === undefined ? undefined : eq(notifications.event, query.event),
  )
  const rows = await work.tx
    .select()
    .from(notifications)
    .where(and(where, isAfter(query.cursor)))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit + 1)
  const [counted] = await work.tx.select({ total: count() }).from(notifications).where(where)
  return toPage(
    rows,
    limit,
    counted?.total ?? 0,
    ({ createdAt, id }) => [createdAt.toISOString(), id],
    toNotification,
  )
}

const stands = (filter: Query['filter'] = 'all'): SQL =>
  filter === 'all' ? ne(notifications.status, 'archived') : eq(notifications.status, filter)

function isAfter(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  const [createdAt, id] = fromCursor(cursor, Cursor)
  return sql`(${notifications.createdAt}, ${notifications.id}) < (${createdAt}::timestamptz, ${id}::uuid)`
}
