import type { NotificationPreferences } from '@oaklet/api/contract'
import type { StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { findChoices } from './preferences'

/** How the actor is told of each event. */
export const getPreferences = (deps: Deps, actor: StaffActor): Promise<NotificationPreferences> =>
  inTenant(deps.db, actor.organizationId, async (tx) => ({
    choices: await findChoices(tx, actor.organizationId, actor.staffId),
  }))
