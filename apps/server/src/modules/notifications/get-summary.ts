import type { NotificationsSummary } from '@oaklet/api/contract'
import { requirePractice, type StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { inWork } from '../../work'
import { summarize } from './select-notifications'

/** How many the actor hasn't read, and the last that came. */
export function getSummary(deps: Deps, actor: StaffActor, practiceId: string): Promise<NotificationsSummary> {
  requirePractice(actor, practiceId)
  return inWork(deps, actor, (work) => summarize(work, practiceId))
}
