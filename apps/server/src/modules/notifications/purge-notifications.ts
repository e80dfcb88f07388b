import { and, eq, inArray, lt } from 'drizzle-orm'
import { notifications } from '../../db/schema/notifications-table'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { inEachOrganization } from '../../in-each-organization'

const KEPT_MS = 180 * 86_400_000

/** Purges notifications that were read or archived and are older than 180 days; unread ones stay. */
export async function purgeNotifications(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - KEPT_MS)
  await inEachOrganization(deps, 'old notifications', (organizationId) =>
    inTenant(deps.db, organizationId, async (tx) => {
      await tx
        .delete(notifications)
        .where(
          and(
            eq(notifications.organizationId, organizationId),
            inArray(notifications.status, ['read', 'archived']),
            lt(notifications.createdAt, before),
          ),
        )
    }),
  )
}
