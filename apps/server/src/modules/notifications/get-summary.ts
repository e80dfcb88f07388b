import type { NotificationsSummary } from '@oaklet/api/contract'
import { requirePractice, type StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { summarize } from './select-notifications'

/** How many the actor hasn't read, and the last that came. */
export function getSummary(deps: Deps, actor: StaffActor, practiceId: string): Promise<NotificationsSummary> {
  requirePractice(actor, practiceId)
  return inTenant(deps.db, actor.organizationId, (tx) => summarize(tx, actor, practiceId))
}
